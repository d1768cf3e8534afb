export const paymentWebhookEvents: readonly string[] = [
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
];

export const refundWebhookEvents: readonly string[] = [
  'charge.refunded',
  'charge.refund.updated',
  'refund.updated',
  'refund.failed',
];

/** An inquiry that becomes a chargeback is reported as updated, and by the withdrawal of the money. */
export const disputeWebhookEvents: readonly string[] = [
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.closed',
];

/** The value of `enabled_events` of the endpoint `/api/webhooks/stripe`. Other events are stored and ignored. */
export const wantedWebhookEvents: readonly string[] = [
  ...paymentWebhookEvents,
  ...refundWebhookEvents,
  ...disputeWebhookEvents,
];
