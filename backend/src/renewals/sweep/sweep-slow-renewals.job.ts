import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

/** Looks after what waits for days: payments that a bank takes its time over, and deliveries to announce. */
export const sweepSlowRenewals = defineJob({
  name: 'sweep-slow-renewals',
  payload: z.strictObject({}),
  attempts: 1,
  backoffMs: 0,
  everyMs: 3_600_000,
});
