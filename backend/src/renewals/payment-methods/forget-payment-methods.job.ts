import { defineSweep } from '../../platform/jobs/job.js';

/** Forgets the payment methods of subscriptions that have ended. */
export const forgetPaymentMethods = defineSweep('forget-payment-methods', 3_600_000);
