import { z } from 'zod';
import { defineJob } from '../jobs/job.js';

export const sweepPolicyReports = defineJob({
  name: 'sweep-policy-reports',
  payload: z.strictObject({}),
  attempts: 1,
  backoffMs: 0,
  everyMs: 6 * 3600_000,
});
