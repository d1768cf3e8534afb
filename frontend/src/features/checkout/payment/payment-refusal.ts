import type { StripeError } from '@stripe/stripe-js';
import { uiCopy } from '../../../ui/copy';
import { refusedCopy } from '../copy';

type ProviderError = Pick<StripeError, 'type' | 'code' | 'decline_code' | 'message'>;

/** Why the last payment attempt was refused, and the advice to the shopper. */
export interface PaymentRefusal {
  title: string;
  reason: string;
  advice: string;
  /** Whether the shop could not be reached. */
  isOffline?: true;
}

const byShopper = 'payment_method_customer_decline';

/** Whether the shopper cancelled the payment at the bank. */
export const isCancelled = ({ code, decline_code }: Pick<ProviderError, 'code' | 'decline_code'>): boolean =>
  code === byShopper || decline_code === byShopper;

/** What to say when the order button could not reach the shop. */
export const offlineRefusal = (): PaymentRefusal => ({
  title: uiCopy.offlineTitle,
  ...refusedCopy.offline,
  isOffline: true,
});

/** The `message` of a new error is Dutch; a stored one may be English, so its code decides. */
export function refusalOf({ type, code, decline_code, message }: ProviderError, isKept = false): PaymentRefusal {
  const known = [decline_code, code, type].map((key) => refusedCopy.byCode[key ?? '']).find(Boolean);
  const reason = (isKept ? undefined : message) ?? known?.reason ?? refusedCopy.reason;
  const title = isCancelled({ code, decline_code }) ? refusedCopy.cancelled : refusedCopy.title;
  return { title, reason, advice: known?.advice ?? refusedCopy.advice };
}
