import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

export const sweepAttemptLimits = defineJob({
  name: 'sweep-attempt-limits',
  payload: z.strictObject({}),
  attempts: 1,
  backoffMs: 0,
  everyMs: 3600_000,
});
