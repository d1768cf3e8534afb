import Stripe from 'stripe';

/** The error of a rejected promise of Stripe's library. */
export async function refusal(promise: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const outcome = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  if (outcome instanceof Stripe.errors.StripeError) return outcome;
  throw new Error(`Expected a StripeError, got ${outcome === null ? 'an answer' : String(outcome)}`);
}
