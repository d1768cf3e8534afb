import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

/** Finds checkouts whose time is over, and payments whose notice never came, and has each looked at. */
export const sweepCheckouts = defineJob({
  name: 'sweep-checkouts',
  payload: z.strictObject({}),
  attempts: 1,
  backoffMs: 0,
  everyMs: 60_000,
});
