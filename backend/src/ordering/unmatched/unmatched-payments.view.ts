import { openPayments } from './open-payments.js';

/** SQL: whether this payment waits for a decision by staff. */
export const isUnmatched = (paymentIntentId: string) =>
  `exists (select from unmatched_payments where payment_intent_id = ${paymentIntentId} and ${openPayments.where})`;
