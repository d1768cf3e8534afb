import Stripe from 'stripe';

/** The error that the promise ends in, as Stripe's library gives it. */
export async function refusal(promise: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const outcome = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  if (outcome instanceof Stripe.errors.StripeError) return outcome;
  throw new Error(`Expected a StripeError, got ${outcome === null ? 'an answer' : String(outcome)}`);
}
