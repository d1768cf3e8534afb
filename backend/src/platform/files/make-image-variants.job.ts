import { z } from 'zod';
import { defineJob } from '../jobs/job.js';

export const makeImageVariants = defineJob({
  name: 'make-image-variants',
  payload: z.strictObject({ imageId: z.uuid() }),
  attempts: 3,
  backoffMs: 2000,
});
