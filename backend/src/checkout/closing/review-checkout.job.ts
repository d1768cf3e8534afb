import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

export const reviewCheckout = defineJob({
  name: 'review-checkout',
  payload: z.strictObject({ checkoutId: z.uuid() }),
  attempts: 1,
  backoffMs: 0,
});
