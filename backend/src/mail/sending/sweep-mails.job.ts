import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

export const sweepMails = defineJob({
  name: 'sweep-mails',
  payload: z.strictObject({}),
  attempts: 1,
  backoffMs: 0,
  everyMs: 30_000,
});
