import { z } from 'zod';
import { typedEmail } from './typed-text.js';

/** An e-mail address as people type and paste it. */
export const emailSchema = (mistake: string) =>
  z.string({ error: mistake }).overwrite(typedEmail).max(254, mistake).check(z.email(mistake));
