import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

/** Reviews checkouts that expired or whose webhook event is missing. */
export const sweepCheckouts = defineJob({
  name: 'sweep-checkouts',
  payload: z.strictObject({}),
  attempts: 1,
  backoffMs: 0,
  everyMs: 60_000,
});
