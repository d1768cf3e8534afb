import type { StripeError } from '@stripe/stripe-js';
import { refusedCopy } from '../copy';

type ProviderError = Pick<StripeError, 'type' | 'code' | 'decline_code' | 'message'>;

/** Why the last payment attempt was refused, and the advice to the shopper. */
export interface PaymentRefusal {
  reason: string;
  advice: string;
}

/** The `message` of a new error is Dutch; a stored one may be English, so its code decides. */
export function refusalOf({ type, code, decline_code, message }: ProviderError, isKept = false): PaymentRefusal {
  const known = [decline_code, code, type].map((key) => refusedCopy.byCode[key ?? '']).find(Boolean);
  const reason = (isKept ? undefined : message) ?? known?.reason ?? refusedCopy.reason;
  return { reason, advice: known?.advice ?? refusedCopy.advice };
}
