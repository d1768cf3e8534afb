import type { StripeError } from '@stripe/stripe-js';
import { refusedCopy } from '../copy';

type ProviderError = Pick<StripeError, 'type' | 'code' | 'decline_code' | 'message'>;

/** Why the last attempt to pay was refused, and what the shopper can do about it. */
export interface PaymentRefusal {
  reason: string;
  advice: string;
}

/**
 * The refusal that an error of the provider means. `message` of an error that just happened is Dutch; one that the provider
 * kept may be in English, so its code decides.
 */
export function refusalOf({ type, code, decline_code, message }: ProviderError, isKept = false): PaymentRefusal {
  const known = [decline_code, code, type].map((key) => refusedCopy.byCode[key ?? '']).find(Boolean);
  const reason = (isKept ? undefined : message) ?? known?.reason ?? refusedCopy.reason;
  return { reason, advice: known?.advice ?? refusedCopy.advice };
}
