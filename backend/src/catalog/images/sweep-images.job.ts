import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

export const sweepImages = defineJob({
  name: 'sweep-images',
  payload: z.strictObject({}),
  attempts: 1,
  backoffMs: 0,
  everyMs: 3600_000,
});
