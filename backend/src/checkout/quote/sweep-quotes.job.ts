import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

/** Removes the quotes of checkouts and the phone orders that ended long ago. */
export const sweepQuotes = defineJob({
  name: 'sweep-quotes',
  payload: z.strictObject({}),
  attempts: 1,
  backoffMs: 0,
  everyMs: 24 * 3600_000,
});
