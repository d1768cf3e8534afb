import { z } from 'zod';
import { defineJob } from '../platform/jobs/job.js';

/**
 * Collects the money for one delivery of a subscription. What the retries here cannot bridge (a provider that does not
 * answer) stays open in the stream and comes back by the sweep.
 */
export const chargeRenewal = defineJob({
  name: 'charge-renewal',
  payload: z.strictObject({ subscriptionId: z.uuid(), cycle: z.int() }),
  attempts: 3,
  backoffMs: 1000,
});
