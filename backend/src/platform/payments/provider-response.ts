import Stripe from 'stripe';
import { DomainError } from '../errors/domain-error.js';
import { ProviderError } from '../errors/provider-error.js';

/** The response, or what a missing one means: `payment-not-found`, `payment-locked` or ProviderError. */
export async function responseOf<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (error.code === 'resource_missing') throw new DomainError('payment-not-found');
    if (error.code === 'payment_intent_unexpected_state') throw new DomainError('payment-locked');
    throw new ProviderError('The payment provider refused or did not respond', { cause: error });
  }
}
