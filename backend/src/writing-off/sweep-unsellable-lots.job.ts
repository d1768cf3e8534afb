import { z } from 'zod';
import { defineJob } from '../platform/jobs/job.js';

/**
 * Writes off lots past their best-before date, and pieces of a recalled lot that were received after the recall. Often, so
 * that they are not sold for long.
 */
export const sweepUnsellableLots = defineJob({
  name: 'sweep-unsellable-lots',
  payload: z.strictObject({}),
  attempts: 1,
  backoffMs: 0,
  everyMs: 15 * 60_000,
});
