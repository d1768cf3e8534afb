import { z } from 'zod';
import { defineJob } from '../jobs/job.js';

export const sweepWork = defineJob({
  name: 'sweep-work',
  payload: z.strictObject({}),
  attempts: 1,
  backoffMs: 0,
  everyMs: 30_000,
});
