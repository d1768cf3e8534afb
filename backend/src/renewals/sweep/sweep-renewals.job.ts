import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

/** Enqueues deliveries that are due or whose attempt is open, and closes overdue payment links. */
export const sweepRenewals = defineJob({
  name: 'sweep-renewals',
  payload: z.strictObject({}),
  attempts: 1,
  backoffMs: 0,
  everyMs: 15_000,
});
