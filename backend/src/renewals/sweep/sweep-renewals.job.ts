import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

export const sweepRenewals = defineJob({
  name: 'sweep-renewals',
  payload: z.strictObject({}),
  attempts: 1,
  backoffMs: 0,
  everyMs: 15_000,
});
