import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

/** Looks at one open checkout: settle it, or end it when its time is over. */
export const reviewCheckout = defineJob({
  name: 'review-checkout',
  payload: z.strictObject({ checkoutId: z.uuid() }),
  attempts: 1,
  backoffMs: 0,
});
