import type Stripe from 'stripe';
import { shortened } from './storable-text.js';

/** Why a payment failed. `code` is the provider's; `hard`: never with this method, or not without the customer. */
export interface Decline {
  kind: 'soft' | 'hard';
  code: string;
}

/** Amounts in cents. */
export interface Payment {
  id: string;
  clientSecret: string;
  status: 'open' | 'processing' | 'succeeded' | 'canceled';
  amountCents: number;
  receivedCents: number;
  currency: string;
  live: boolean;
  checkoutId: string | null;
  /** The quote of its amount; both change together. */
  quoteHash: string | null;
  renewal: { subscriptionId: string; cycle: number } | null;
  /** Why the last attempt failed; null when none did, or while a new one is in progress. */
  decline: Decline | null;
  /** The provider's code of what paid, a wallet before its card; null until it is charged, or when not read. */
  method: string | null;
  /** When it was confirmed; before that, when it was created. */
  madeAt: Date;
  buyer: {
    email: string;
    name: string;
    phone: string;
    address: string;
    postalCode: string;
    city: string;
    country: string;
  };
}

export function toPayment(intent: Stripe.PaymentIntent): Payment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const { shipping } = intent;
  const billing = charge?.billing_details;
  const address = shipping?.address ?? billing?.address;
  const { checkoutId, quote, subscriptionId, cycle } = intent.metadata;
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: statusOf(intent.status),
    amountCents: intent.amount,
    receivedCents: intent.amount_received,
    currency: intent.currency.toUpperCase(),
    live: intent.livemode,
    checkoutId: checkoutId ?? null,
    quoteHash: quote ?? null,
    renewal: subscriptionId && cycle ? { subscriptionId, cycle: Number(cycle) } : null,
    decline: intent.last_payment_error ? declineOf(intent.last_payment_error) : null,
    method: methodOf(charge),
    madeAt: new Date((charge?.created ?? intent.created) * 1000),
    buyer: {
      email: shortened(intent.receipt_email ?? billing?.email ?? '', 254),
      name: shortened(shipping?.name ?? billing?.name ?? '', 200),
      phone: shortened(shipping?.phone ?? billing?.phone ?? '', 40),
      address: shortened([address?.line1, address?.line2].filter(Boolean).join(', '), 300),
      postalCode: shortened(address?.postal_code ?? '', 20),
      city: shortened(address?.city ?? '', 100),
      country: shortened(address?.country ?? 'NL', 40),
    },
  };
}

function methodOf(charge: Stripe.Charge | null): string | null {
  const details = charge?.payment_method_details;
  const wallet = details?.card?.wallet?.type;
  return wallet === 'apple_pay' || wallet === 'google_pay' ? wallet : (details?.type ?? null);
}

/** Permanent declines. Unknown codes count as temporary. */
const hardCodes = new Set([
  'account_closed',
  'authentication_required',
  'bank_account_restricted',
  'card_not_supported',
  'currency_not_supported',
  'debit_not_authorized',
  'do_not_try_again',
  'expired_card',
  'fraudulent',
  'incorrect_account_holder_address',
  'incorrect_account_holder_name',
  'incorrect_account_holder_tax_id',
  'incorrect_number',
  'invalid_account',
  'invalid_number',
  'invalid_account_number',
  'lost_card',
  'mandate_invalid',
  'merchant_blacklist',
  'no_account',
  'payment_intent_mandate_invalid',
  'payment_method_unactivated',
  'pickup_card',
  'restricted_card',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'stolen_card',
  'stop_payment_order',
  'transaction_not_allowed',
]);

/** Maps a decline without the provider's message, which may name the payer. */
export function declineOf({ code, decline_code }: { code?: string; decline_code?: string }): Decline {
  const known = decline_code ?? code ?? 'declined';
  return { kind: hardCodes.has(known) || hardCodes.has(code ?? '') ? 'hard' : 'soft', code: known };
}

function statusOf(status: Stripe.PaymentIntent.Status): Payment['status'] {
  if (status === 'succeeded') return 'succeeded';
  if (status === 'processing') return 'processing';
  return status === 'canceled' ? 'canceled' : 'open';
}
