import type Stripe from 'stripe';
import { randomUUID } from 'node:crypto';
import { refusal } from './refusal.js';

const RETURN_URL = 'https://example.com/order-bevestiging';
const NO_REDIRECTS = { enabled: true, allow_redirects: 'never' } as const;

/**
 * The behaviour that the shop relies on, tested on the simulator and on Stripe's test mode. Uses only the library and
 * Stripe's named test payment methods.
 */
export function stripeContract(name: string, makeClient: () => Stripe): void {
  describe(`Stripe contract: ${name}`, () => {
    const open = (more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
      makeClient().paymentIntents.create({
        amount: 2495,
        currency: 'eur',
        automatic_payment_methods: { enabled: true },
        ...more,
      });
    const pay = (id: string, payment_method: string) =>
      makeClient().paymentIntents.confirm(id, { payment_method, return_url: RETURN_URL });

    it('opens an intent that waits for a payment method', async () => {
      const intent = await open({ metadata: { checkoutId: 'c1' } });
      expect(intent).toMatchObject({
        object: 'payment_intent',
        amount: 2495,
        amount_received: 0,
        currency: 'eur',
        livemode: false,
        metadata: { checkoutId: 'c1' },
        status: 'requires_payment_method',
        last_payment_error: null,
      });
      expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_`));
      expect(intent.payment_method_types).toEqual(expect.arrayContaining(['card', 'ideal']));
      expect(await makeClient().paymentIntents.retrieve(intent.id)).toMatchObject({ id: intent.id, amount: 2495 });
    });

    it('changes amount and merges metadata while the intent is open', async () => {
      const intent = await open({ metadata: { a: '1', b: '2' } });
      const changed = await makeClient().paymentIntents.update(intent.id, {
        amount: 3000,
        metadata: { b: '', c: '3' },
        receipt_email: 'an@example.com',
      });
      expect(changed).toMatchObject({ amount: 3000, metadata: { a: '1', c: '3' }, receipt_email: 'an@example.com' });
      expect(changed.metadata).not.toHaveProperty('b');
    });

    it('pays by card and shows the charge on request', async () => {
      const paid = await pay((await open()).id, 'pm_card_visa');
      expect(paid).toMatchObject({ status: 'succeeded', amount_received: 2495, next_action: null });
      const { latest_charge } = await makeClient().paymentIntents.retrieve(paid.id, { expand: ['latest_charge'] });
      expect(latest_charge).toMatchObject({
        object: 'charge',
        amount: 2495,
        paid: true,
        payment_intent: paid.id,
        payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
      });
    });

    it.each([
      ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
      ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
      ['pm_card_chargeDeclinedExpiredCard', 'expired_card', undefined],
      ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', undefined],
      ['pm_card_chargeDeclinedProcessingError', 'processing_error', undefined],
    ])('declines %s with %s and requires another method', async (method, code, declineCode) => {
      const { id } = await open();
      const error = await refusal(pay(id, method));
      expect(error).toMatchObject({ type: 'StripeCardError', statusCode: 402, code });
      if (declineCode) expect(error.decline_code).toBe(declineCode);
      const after = await makeClient().paymentIntents.retrieve(id);
      expect(after).toMatchObject({ status: 'requires_payment_method', payment_method: null });
      expect(after.last_payment_error).toMatchObject({ code, type: 'card_error' });
      expect(await pay(id, 'pm_card_visa')).toMatchObject({ status: 'succeeded', last_payment_error: null });
    });

    it('requires authentication by redirect', async () => {
      const waiting = await pay((await open()).id, 'pm_card_authenticationRequired');
      expect(waiting.status).toBe('requires_action');
      expect(waiting.next_action?.redirect_to_url?.return_url).toBe(RETURN_URL);
    });

    it('sends an iDEAL payment to the bank', async () => {
      const intent = await open();
      const waiting = await makeClient().paymentIntents.confirm(intent.id, {
        payment_method_data: { type: 'ideal', billing_details: { name: 'An' } },
        return_url: RETURN_URL,
      });
      expect(waiting).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } });
      expect(waiting.next_action?.redirect_to_url?.url).toMatch(/^https?:/);
    });

    it('needs a return address where redirects are possible', async () => {
      const { id } = await open();
      const error = await refusal(makeClient().paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }));
      expect(error.type).toBe('StripeInvalidRequestError');
      const without = await open({ automatic_payment_methods: NO_REDIRECTS });
      const paid = await makeClient().paymentIntents.confirm(without.id, { payment_method: 'pm_card_visa' });
      expect(paid.status).toBe('succeeded');
    });

    it('restricts the payment methods', async () => {
      const only = await open({ allowed_payment_method_types: ['card'] });
      expect(only).toMatchObject({ allowed_payment_method_types: ['card'], payment_method_types: ['card'] });
      const without = await open({ excluded_payment_method_types: ['klarna'] });
      expect(without.payment_method_types).not.toContain('klarna');
      const old = refusal(open({ payment_method_types: ['card'] } as object));
      expect(await old).toMatchObject({ code: 'parameter_unknown' });
    });

    it('refuses changes to a paid intent', async () => {
      const { id } = await pay((await open()).id, 'pm_card_visa');
      const intents = makeClient().paymentIntents;
      const code = 'payment_intent_unexpected_state';
      expect(await refusal(intents.update(id, { amount: 50 }))).toMatchObject({ statusCode: 400, code });
      expect(await refusal(intents.cancel(id))).toMatchObject({ statusCode: 400, code });
      expect(await refusal(pay(id, 'pm_card_visa'))).toMatchObject({ statusCode: 400, code });
      expect((await intents.update(id, { metadata: { orderId: 'o1' } })).metadata['orderId']).toBe('o1');
    });

    it('cancels once, permanently', async () => {
      const { id } = await open();
      const canceled = await makeClient().paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
      expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
      const code = 'payment_intent_unexpected_state';
      expect(await refusal(makeClient().paymentIntents.cancel(id))).toMatchObject({ code });
      expect(await refusal(pay(id, 'pm_card_visa'))).toMatchObject({ code });
    });

    it('replays the response of an idempotency key, and refuses other parameters under it', async () => {
      const idempotencyKey = randomUUID();
      const params = { amount: 1000, currency: 'eur', metadata: { a: '1' } };
      const first = await makeClient().paymentIntents.create(params, { idempotencyKey });
      const again = await makeClient().paymentIntents.create(params, { idempotencyKey });
      expect(again.id).toBe(first.id);
      expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
      const other = refusal(makeClient().paymentIntents.create({ ...params, amount: 1001 }, { idempotencyKey }));
      expect(await other).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
    });

    it('refunds in parts, never above what was paid', async () => {
      const { id } = await pay((await open()).id, 'pm_card_visa');
      const { refunds } = makeClient();
      const part = await refunds.create({ payment_intent: id, amount: 1000, metadata: { returnId: 'r1' } });
      expect(part).toMatchObject({ object: 'refund', amount: 1000, status: 'succeeded', payment_intent: id });
      expect((await refusal(refunds.create({ payment_intent: id, amount: 1496 }))).statusCode).toBe(400);
      expect(await refunds.create({ payment_intent: id })).toMatchObject({ amount: 1495 });
      expect(await refusal(refunds.create({ payment_intent: id }))).toMatchObject({ code: 'charge_already_refunded' });
      expect((await refunds.list({ payment_intent: id })).data.map((refund) => refund.amount)).toEqual([1495, 1000]);
      const { latest_charge } = await makeClient().paymentIntents.retrieve(id, { expand: ['latest_charge'] });
      expect(latest_charge).toMatchObject({ amount_refunded: 2495, refunded: true });
    });

    it('stores a card for later off-session charges', async () => {
      const customer = await makeClient().customers.create({ email: 'an@example.com', metadata: { customerId: '7' } });
      const first = await open({ customer: customer.id, setup_future_usage: 'off_session' });
      const { payment_method } = await pay(first.id, 'pm_card_visa');
      const kept = await makeClient().paymentMethods.list({ customer: customer.id, type: 'card' });
      expect(kept.data.map((method) => method.id)).toEqual([payment_method]);
      const later = await open({
        automatic_payment_methods: NO_REDIRECTS,
        confirm: true,
        customer: customer.id,
        off_session: true,
        payment_method: payment_method as string,
      });
      expect(later.status).toBe('succeeded');
    });

    it('refuses an off-session charge that requires authentication', async () => {
      const customer = await makeClient().customers.create({});
      const method = await makeClient().paymentMethods.attach('pm_card_authenticationRequired', {
        customer: customer.id,
      });
      const error = await refusal(
        open({
          automatic_payment_methods: NO_REDIRECTS,
          confirm: true,
          customer: customer.id,
          off_session: true,
          payment_method: method.id,
        }),
      );
      expect(error).toMatchObject({ statusCode: 402, code: 'authentication_required' });
      expect(error.payment_intent).toMatchObject({ status: 'requires_payment_method' });
    });

    it('attaches a card whose charges fail later, and refuses one that declines at once', async () => {
      const customer = await makeClient().customers.create({});
      const attach = (method: string) => makeClient().paymentMethods.attach(method, { customer: customer.id });
      expect(await refusal(attach('pm_card_chargeDeclined'))).toMatchObject({ code: 'card_declined' });
      const method = await attach('pm_card_chargeCustomerFail');
      const { id } = await open({ customer: customer.id });
      expect(await refusal(pay(id, method.id))).toMatchObject({ code: 'card_declined' });
    });

    it('refuses a used card without a customer', async () => {
      const { payment_method } = await pay((await open()).id, 'pm_card_visa');
      const { id } = await open();
      expect((await refusal(pay(id, payment_method as string))).type).toBe('StripeInvalidRequestError');
    });

    it('sets up a card without charging it', async () => {
      const customer = await makeClient().customers.create({});
      const intent = await makeClient().setupIntents.create({
        automatic_payment_methods: NO_REDIRECTS,
        confirm: true,
        customer: customer.id,
        payment_method: 'pm_card_visa',
      });
      expect(intent).toMatchObject({ object: 'setup_intent', status: 'succeeded', usage: 'off_session' });
      const method = await makeClient().paymentMethods.retrieve(intent.payment_method as string);
      expect(method.customer).toBe(customer.id);
      expect((await makeClient().paymentMethods.detach(method.id)).customer).toBeNull();
    });

    it('names the error of an invalid request', async () => {
      const { paymentIntents } = makeClient();
      expect(await refusal(paymentIntents.retrieve('pi_unknown'))).toMatchObject({
        statusCode: 404,
        code: 'resource_missing',
      });
      expect(await refusal(open({ customer: 'cus_unknown' }))).toMatchObject({
        statusCode: 400,
        code: 'resource_missing',
        param: 'customer',
      });
      expect(await refusal(open({ amount: 49 }))).toMatchObject({ code: 'amount_too_small' });
      expect(await refusal(open({ nonsense: 1 } as object))).toMatchObject({ code: 'parameter_unknown' });
    });

    it('changes and lists customers', async () => {
      const email = `${randomUUID()}@example.com`;
      const { customers } = makeClient();
      const { id } = await customers.create({ email, name: 'An' });
      expect(await customers.update(id, { name: 'Bo' })).toMatchObject({ name: 'Bo', email });
      expect((await customers.list({ email })).data.map((customer) => customer.id)).toEqual([id]);
      expect(await customers.del(id)).toMatchObject({ deleted: true });
    });
  });
}
