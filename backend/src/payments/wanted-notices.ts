/**
 * The events that the provider has to send to `/api/webhooks/stripe`; the list for its endpoint's settings (Stripe:
 * `enabled_events`). Any other that comes is kept and asks nothing.
 */
export const wantedNotices = [
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refund.updated',
  'refund.updated',
  'refund.failed',
] as const;
