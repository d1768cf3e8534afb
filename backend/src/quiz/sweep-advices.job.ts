import { z } from 'zod';
import { defineJob } from '../platform/jobs/job.js';

/** Removes the advices of people who do not consent to keeping their answers. */
export const sweepAdvices = defineJob({
  name: 'sweep-advices',
  payload: z.strictObject({}),
  attempts: 1,
  backoffMs: 0,
  everyMs: 24 * 3600_000,
});
