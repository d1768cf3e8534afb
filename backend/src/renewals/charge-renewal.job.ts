import { z } from 'zod';
import { defineJob } from '../platform/jobs/job.js';

/** Charges one delivery. When retries run out the attempt stays open, and the sweep enqueues it again. */
export const chargeRenewal = defineJob({
  name: 'charge-renewal',
  payload: z.strictObject({ subscriptionId: z.uuid(), cycle: z.int() }),
  attempts: 3,
  backoffMs: 1000,
});
