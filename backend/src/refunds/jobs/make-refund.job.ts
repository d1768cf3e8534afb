import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

/** Retries bridge database errors; the sweep enqueues what the provider has not made. */
export const makeRefund = defineJob({
  name: 'make-refund',
  payload: z.strictObject({ jobId: z.uuid() }),
  attempts: 3,
  backoffMs: 500,
});
