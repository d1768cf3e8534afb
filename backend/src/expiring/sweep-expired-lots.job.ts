import { z } from 'zod';
import { defineJob } from '../platform/jobs/job.js';

/** Writes off lots whose best-before date has passed. Often, so that few hours after midnight sell them. */
export const sweepExpiredLots = defineJob({
  name: 'sweep-expired-lots',
  payload: z.strictObject({}),
  attempts: 1,
  backoffMs: 0,
  everyMs: 15 * 60_000,
});
