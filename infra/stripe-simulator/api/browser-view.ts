/** The fields of an intent that Stripe shows to a browser with a publishable key. */
const SHOWN = [
  'id',
  'object',
  'amount',
  'amount_details',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'last_setup_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_configuration_details',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
  'usage',
];

/** Removes the fields that only the shop's server may see: customer, metadata, charges. */
export function browserView(response: object): object {
  const kind = (response as { object?: string }).object;
  if (kind !== 'payment_intent' && kind !== 'setup_intent') return response;
  return Object.fromEntries(Object.entries(response).filter(([name]) => SHOWN.includes(name)));
}
