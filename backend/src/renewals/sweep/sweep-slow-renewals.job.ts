import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

/** Checks payments that a bank processes for days, and announces deliveries. */
export const sweepSlowRenewals = defineJob({
  name: 'sweep-slow-renewals',
  payload: z.strictObject({}),
  attempts: 1,
  backoffMs: 0,
  everyMs: 3_600_000,
});
