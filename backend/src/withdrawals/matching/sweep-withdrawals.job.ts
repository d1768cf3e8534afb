import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

/** Finds statements of withdrawal that nobody has looked up, and enqueues each. */
export const sweepWithdrawals = defineJob({
  name: 'sweep-withdrawals',
  payload: z.strictObject({}),
  attempts: 1,
  backoffMs: 0,
  everyMs: 30_000,
});
