/** The provider's events after which a payment is looked at. */
export const paymentNotices: readonly string[] = [
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
];

/** The provider's events after which the refunds of a payment are looked at. */
export const refundNotices: readonly string[] = ['charge.refund.updated', 'refund.updated', 'refund.failed'];

/**
 * The events that the provider has to send to `/api/webhooks/stripe`: the list for the settings of its endpoint (Stripe:
 * `enabled_events`). Any other that comes is kept and asks nothing.
 */
export const wantedNotices: readonly string[] = [...paymentNotices, ...refundNotices];
