import Stripe from 'stripe';
import { errorText, loggedError } from '../logging/logged-error.js';

it('logs the codes of a Stripe error, and neither its message nor the payment method', () => {
  const error = Stripe.errors.StripeError.generate({
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'The card of Sanne de Vries was declined.',
    payment_method: { billing_details: { name: 'Sanne de Vries' } } as never,
  } as never);
  expect(JSON.stringify(loggedError(error)) + errorText(error)).not.toContain('Sanne');
  expect(loggedError(error)).toMatchObject({ code: 'card_declined', decline_code: 'generic_decline' });
});
