import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

/** Enqueues statements whose next step a job has to do. */
export const sweepWithdrawals = defineJob({
  name: 'sweep-withdrawals',
  payload: z.strictObject({}),
  attempts: 1,
  backoffMs: 0,
  everyMs: 30_000,
});
