import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

/**
 * Makes one refund. Retries bridge database errors; a refund that the provider does not make waits in `refunds` for the
 * sweep.
 */
export const makeRefund = defineJob({
  name: 'make-refund',
  payload: z.strictObject({ jobId: z.uuid() }),
  attempts: 3,
  backoffMs: 500,
});
