import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

/** Finds mails that should be on their way and are not, and enqueues each. */
export const sweepMails = defineJob({
  name: 'sweep-mails',
  payload: z.strictObject({}),
  attempts: 1,
  backoffMs: 0,
  everyMs: 30_000,
});
