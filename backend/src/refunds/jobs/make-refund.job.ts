import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

/**
 * Gives money back, once. The retries here bridge a hiccup of our own database; what takes longer (a provider that does
 * not answer) waits in the table `refunds` and comes back by the sweep.
 */
export const makeRefund = defineJob({
  name: 'make-refund',
  payload: z.strictObject({ jobId: z.uuid() }),
  attempts: 3,
  backoffMs: 500,
});
