import type Stripe from 'stripe';
import { startStripeSimulator, type StripeSimulator } from './start-stripe-simulator.js';
import { card, clientOf, confirmInBrowser, press } from './testing/shop.fixtures.js';
import { refusal } from './testing/refusal.js';

let simulator: StripeSimulator;
let stripe: Stripe;
beforeAll(async () => {
  simulator = await startStripeSimulator();
  stripe = clientOf(simulator);
});
afterAll(() => simulator.close());

const open = (more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({ amount: 2495, currency: 'eur', ...more });

describe('a card typed by the shopper', () => {
  it.each(['4242424242424242', '4000056655665556', '5555555555554444', '378282246310005', '4000000000009235'])(
    '%s pays',
    async (number) => {
      const { body } = await confirmInBrowser(simulator, await open(), card(number));
      expect(body.status).toBe('succeeded');
    },
  );

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000009987', 'card_declined', 'lost_card'],
    ['4000000000009979', 'card_declined', 'stolen_card'],
    ['4000000000006975', 'card_declined', 'card_velocity_exceeded'],
    ['4000000000000069', 'expired_card', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
    ['4000000000000119', 'processing_error', 'processing_error'],
    ['4000000000000341', 'card_declined', 'generic_decline'],
    ['4100000000000019', 'card_declined', 'fraudulent'],
    ['4000000000004954', 'card_declined', 'fraudulent'],
    ['4242424242424241', 'incorrect_number', undefined],
    ['4111111111111111', 'card_declined', 'test_mode_live_card'],
  ])('%s is declined: %s, %s', async (number, code, declineCode) => {
    const { status, body } = await confirmInBrowser(simulator, await open(), card(number));
    expect(status).toBe(402);
    expect(body.error).toMatchObject({ code });
    expect(body.error?.decline_code).toBe(declineCode);
  });

  it.each([
    ['4000002500003155', 'succeeded'],
    ['4000002760003184', 'succeeded'],
    ['4000003800000446', 'succeeded'],
    ['4000000000003220', 'succeeded'],
    ['4000008260003178', 'requires_payment_method'],
    ['4000008400001629', 'requires_payment_method'],
  ])('%s requires authentication, then is %s', async (number, status) => {
    const intent = await open();
    const { body } = await confirmInBrowser(simulator, intent, card(number));
    expect(body.status).toBe('requires_action');
    await press(`${body.next_action!.use_stripe_sdk!.stripe_js}&frame=1`, 'pay');
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe(status);
  });

  it('fails when the holder does not authenticate', async () => {
    const intent = await open();
    const { body } = await confirmInBrowser(simulator, intent, card('4000002760003184'));
    await press(body.next_action!.use_stripe_sdk!.stripe_js, 'fail');
    const after = await stripe.paymentIntents.retrieve(intent.id);
    expect(after.last_payment_error?.code).toBe('payment_intent_authentication_failure');
  });

  it('is refused outside the published list', async () => {
    await confirmInBrowser(simulator, await open(), card('4111111111111111'));
    expect(simulator.control.paymentIntents(1)[0]).toMatchObject({ payment_method: null, latest_charge: null });
  });
});

describe('an off-session charge', () => {
  async function keep(number: string): Promise<{ customer: string; payment_method: string }> {
    const customer = await stripe.customers.create({});
    const intent = await open({ customer: customer.id, setup_future_usage: 'off_session' });
    const { body } = await confirmInBrowser(simulator, intent, card(number));
    if (body.status === 'requires_action') await press(body.next_action!.use_stripe_sdk!.stripe_js, 'pay');
    const { payment_method } = await stripe.paymentIntents.retrieve(intent.id);
    return { customer: customer.id, payment_method: payment_method as string };
  }
  const charge = (kept: { customer: string; payment_method: string }) =>
    open({
      ...kept,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      confirm: true,
      off_session: true,
    });

  it.each(['4242424242424242', '4000002500003155', '4000003800000446'])('%s pays once set up', async (number) => {
    expect((await charge(await keep(number))).status).toBe('succeeded');
  });

  it('4000002760003184 always requires authentication', async () => {
    const error = await refusal(charge(await keep('4000002760003184')));
    expect(error).toMatchObject({ code: 'authentication_required', decline_code: 'authentication_required' });
  });

  it('4000002500003155 requires authentication when it was only attached', async () => {
    const customer = await stripe.customers.create({});
    const method = await stripe.paymentMethods.create({
      type: 'card',
      card: { number: '4000002500003155', exp_month: 12, exp_year: 2040 },
    } as Stripe.PaymentMethodCreateParams);
    await stripe.paymentMethods.attach(method.id, { customer: customer.id });
    const error = await refusal(charge({ customer: customer.id, payment_method: method.id }));
    expect(error.code).toBe('authentication_required');
  });

  it('refuses a setup at the same time', async () => {
    const kept = await keep('4242424242424242');
    const both = open({
      ...kept,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      confirm: true,
      off_session: true,
      setup_future_usage: 'off_session',
    });
    expect((await refusal(both)).message).toMatch(/setup_future_usage/);
  });
});
