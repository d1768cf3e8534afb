import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

/** Finds deliveries that have to be paid, or whose payment was left open, and has each looked at. */
export const sweepRenewals = defineJob({
  name: 'sweep-renewals',
  payload: z.strictObject({}),
  attempts: 1,
  backoffMs: 0,
  everyMs: 15_000,
});
