import type Stripe from 'stripe';
import { DEFAULT_BEHAVIOUR, startStripeSimulator, type StripeSimulator } from './start-stripe-simulator.js';
import { BANCONTACT, clientOf, confirmInBrowser, IDEAL, press, RETURN_URL, WERO } from './testing/shop.fixtures.js';

let simulator: StripeSimulator;
let stripe: Stripe;
beforeAll(async () => {
  simulator = await startStripeSimulator({ behaviour: { sepaDebitDelayMs: null, bankDelayMs: null } });
  stripe = clientOf(simulator);
});
afterAll(() => simulator.close());

async function atTheBank(more: Partial<Stripe.PaymentIntentCreateParams> = {}): Promise<{ id: string; page: string }> {
  const intent = await stripe.paymentIntents.create({ amount: 4492, currency: 'eur', ...more });
  const { body } = await confirmInBrowser(simulator, intent, IDEAL);
  return { id: intent.id, page: body.next_action!.redirect_to_url!.url };
}

describe('the bank page', () => {
  it('shows the amount and redirects back with the parameters that Stripe adds', async () => {
    const { id, page } = await atTheBank({ description: '<b>Gummies</b>' });
    const html = await (await fetch(page)).text();
    expect(html).toContain('€&nbsp;44,92'.replace('&nbsp;', '\u00a0'));
    expect(html).toContain('&lt;b&gt;Gummies');
    const back = await press(page, 'pay');
    expect(back?.href.startsWith(RETURN_URL)).toBe(true);
    expect(back?.searchParams.get('payment_intent')).toBe(id);
    expect(back?.searchParams.get('payment_intent_client_secret')).toMatch(`${id}_secret_`);
    expect(back?.searchParams.get('redirect_status')).toBe('succeeded');
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('succeeded');
  });

  it.each([
    ['cancel', 'payment_method_customer_decline'],
    ['fail', 'payment_method_provider_decline'],
  ])('%s leads back to another try', async (decision, code) => {
    const { id, page } = await atTheBank();
    expect((await press(page, decision))?.searchParams.get('redirect_status')).toBe('failed');
    const after = await stripe.paymentIntents.retrieve(id);
    expect(after).toMatchObject({ status: 'requires_payment_method', last_payment_error: { code } });
  });

  it('redirects a second press to the same page and charges once', async () => {
    const { id, page } = await atTheBank();
    const [first, second] = [await press(page, 'pay'), await press(page, 'pay')];
    expect(second?.href).toBe(first?.href);
    expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
  });

  it.each(['succeeded', 'failed'])('can leave the payment processing, which later %s', async (later) => {
    const { id, page } = await atTheBank();
    expect((await press(page, 'process', later))?.searchParams.get('redirect_status')).toBe('pending');
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('processing');
    simulator.control.completeProcessing(id, later as 'failed' | 'succeeded');
    const after = await stripe.paymentIntents.retrieve(id);
    expect(after.status).toBe(later === 'succeeded' ? 'succeeded' : 'requires_payment_method');
    expect(simulator.control.completeProcessing(id)).toBeUndefined();
  });

  it('does not pay an intent whose amount has changed, or that was cancelled', async () => {
    const changed = await atTheBank();
    await stripe.paymentIntents.update(changed.id, { amount: 100 });
    const canceled = await atTheBank();
    await stripe.paymentIntents.cancel(canceled.id);
    for (const { id, page } of [changed, canceled]) {
      expect(await press(page, 'pay')).toBeNull();
      expect((await stripe.paymentIntents.retrieve(id)).amount_received).toBe(0);
    }
  });
});

describe('iDEAL, then SEPA debit', () => {
  it('creates a debit for off-session charges', async () => {
    const customer = await stripe.customers.create({ email: 'an@example.com' });
    const { id, page } = await atTheBank({ customer: customer.id, setup_future_usage: 'off_session' });
    await press(page, 'pay');
    const { latest_charge } = await stripe.paymentIntents.retrieve(id, {
      expand: ['latest_charge.payment_method_details.ideal.generated_sepa_debit'],
    });
    const ideal = (latest_charge as Stripe.Charge).payment_method_details?.ideal;
    const debit = ideal?.generated_sepa_debit as Stripe.PaymentMethod;
    expect(debit).toMatchObject({ type: 'sepa_debit', customer: customer.id });
    expect((await stripe.mandates.retrieve(ideal?.generated_sepa_debit_mandate as string)).status).toBe('active');

    const renewal = await stripe.paymentIntents.create({
      amount: 2495,
      currency: 'eur',
      confirm: true,
      customer: customer.id,
      off_session: true,
      payment_method: debit.id,
      allowed_payment_method_types: ['sepa_debit'],
    });
    expect(renewal.status).toBe('processing');
    simulator.control.completeAllProcessing();
    expect(await stripe.paymentIntents.retrieve(renewal.id)).toMatchObject({
      status: 'succeeded',
      amount_received: 2495,
    });
  });

  it('ends automatically after its delay', async () => {
    const quick = await startStripeSimulator({ behaviour: { sepaDebitDelayMs: 20, sepaDebitOutcome: 'failed' } });
    const client = clientOf(quick);
    const { id } = await client.paymentIntents.create({
      amount: 2495,
      currency: 'eur',
      confirm: true,
      mandate_data: { customer_acceptance: { type: 'offline' } },
      payment_method_data: {
        type: 'sepa_debit',
        sepa_debit: { iban: 'NL39RABO0300065264' },
        billing_details: { name: 'An', email: 'an@example.com' },
      },
      allowed_payment_method_types: ['sepa_debit'],
    });
    while ((await client.paymentIntents.retrieve(id)).status === 'processing')
      await new Promise((done) => setTimeout(done, 5));
    expect((await client.paymentIntents.retrieve(id)).status).toBe('requires_payment_method');
    await quick.close();
  });

  it('is also created by a setup', async () => {
    const customer = await stripe.customers.create({});
    const intent = await stripe.setupIntents.create({
      confirm: true,
      customer: customer.id,
      payment_method_data: { type: 'ideal', billing_details: { name: 'An', email: 'an@example.com' } },
      return_url: RETURN_URL,
    });
    const back = await press(intent.next_action!.redirect_to_url!.url!, 'pay');
    expect(back?.searchParams.get('setup_intent')).toBe(intent.id);
    const after = await stripe.setupIntents.retrieve(intent.id, { expand: ['latest_attempt'] });
    const attempt = after.latest_attempt as Stripe.SetupAttempt;
    expect(attempt.payment_method_details.ideal?.generated_sepa_debit).toMatch(/^pm_/);
  });
});

describe('the methods that the account offers', () => {
  const offeredBy = async () => {
    const [configuration] = (await stripe.paymentMethodConfigurations.list()).data;
    const methods = configuration as unknown as Record<string, { available?: boolean } | null>;
    return Object.keys(methods).filter((name) => methods[name]?.available === true);
  };
  afterEach(() => simulator.control.setBehaviour({ offered: DEFAULT_BEHAVIOUR.offered }));

  it('follow its dashboard, also in a payment', async () => {
    simulator.control.setBehaviour({ offered: ['card', 'bancontact'] });
    expect(await offeredBy()).toEqual(['card', 'bancontact']);
    const { payment_method_types } = await stripe.paymentIntents.create({
      amount: 2495,
      currency: 'eur',
      allowed_payment_method_types: ['card', 'ideal', 'wero'],
    });
    expect(payment_method_types).toEqual(['card']);
  });

  it('exclude Wero from a payment that saves its method', async () => {
    const intent = await stripe.paymentIntents.create({
      amount: 2495,
      currency: 'eur',
      setup_future_usage: 'off_session',
    });
    expect(intent.payment_method_types).not.toContain('wero');
    expect(intent.payment_method_types).toContain('bancontact');
    const { status } = await confirmInBrowser(simulator, intent, WERO);
    expect(status).toBe(400);
  });

  it('leave a SEPA debit after a payment by Bancontact', async () => {
    const customer = await stripe.customers.create({});
    const intent = await stripe.paymentIntents.create({
      amount: 2495,
      currency: 'eur',
      customer: customer.id,
      setup_future_usage: 'off_session',
    });
    await confirmInBrowser(simulator, intent, BANCONTACT);
    simulator.control.decide(intent.id, 'pay');
    const { latest_charge } = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    const debit = (latest_charge as Stripe.Charge).payment_method_details?.bancontact?.generated_sepa_debit;
    expect(await stripe.paymentMethods.retrieve(debit as string)).toMatchObject({ type: 'sepa_debit' });
  });
});
