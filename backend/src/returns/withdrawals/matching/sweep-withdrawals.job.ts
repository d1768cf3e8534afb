import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.js';

export const sweepWithdrawals = defineJob({
  name: 'sweep-withdrawals',
  payload: z.strictObject({}),
  attempts: 1,
  backoffMs: 0,
  everyMs: 30_000,
});
