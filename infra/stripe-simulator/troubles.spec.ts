import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { startStripeSimulator, type StripeSimulator } from './start-stripe-simulator.js';
import { clientOf } from './testing/shop.fixtures.js';
import { refusal } from './testing/refusal.js';

let simulator: StripeSimulator;
let stripe: Stripe;
beforeEach(async () => {
  simulator = await startStripeSimulator();
  stripe = clientOf(simulator);
});
afterEach(() => simulator.close());

const params = { amount: 2495, currency: 'eur' };
const intents = () => simulator.control.state().counts['payment_intents'];

describe('idempotency keys', () => {
  it('replay a decline too', async () => {
    const { id } = await stripe.paymentIntents.create(params);
    const confirm = (method: string, idempotencyKey: string) =>
      stripe.paymentIntents.confirm(
        id,
        { payment_method: method, return_url: 'https://a.example' },
        { idempotencyKey },
      );
    const first = await refusal(confirm('pm_card_chargeDeclined', 'renewal:1'));
    const again = await refusal(confirm('pm_card_chargeDeclined', 'renewal:1'));
    expect(again.requestId).not.toBe(first.requestId);
    expect(again.code).toBe('card_declined');
    expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
  });

  it('are bound to their address', async () => {
    const idempotencyKey = randomUUID();
    await stripe.paymentIntents.create(params, { idempotencyKey });
    expect((await refusal(stripe.customers.create({}, { idempotencyKey }))).message).toMatch(/same endpoint/);
  });

  it('are not consumed by a malformed request', async () => {
    const idempotencyKey = randomUUID();
    await refusal(stripe.paymentIntents.create({ ...params, amount: 0 }, { idempotencyKey }));
    expect((await stripe.paymentIntents.create(params, { idempotencyKey })).amount).toBe(2495);
  });

  it('are locked during the first request', async () => {
    simulator.control.setLatency(200);
    const idempotencyKey = randomUUID();
    const first = stripe.paymentIntents.create(params, { idempotencyKey });
    const second = refusal(stripe.paymentIntents.create(params, { idempotencyKey }));
    expect(await second).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    expect((await first).amount).toBe(2495);
    expect(intents()).toBe(1);
  });

  it('expire after a day', async () => {
    const idempotencyKey = randomUUID();
    const first = await stripe.paymentIntents.create(params, { idempotencyKey });
    simulator.control.advanceClock(23 * 3600);
    expect((await stripe.paymentIntents.create(params, { idempotencyKey })).id).toBe(first.id);
    simulator.control.advanceClock(2 * 3600);
    expect((await stripe.paymentIntents.create(params, { idempotencyKey })).id).not.toBe(first.id);
  });
});

describe('outages', () => {
  it('respond with an error and do nothing', async () => {
    simulator.control.planOutage({ mode: 'error', count: 1, status: 503 });
    expect(await refusal(stripe.paymentIntents.create(params))).toMatchObject({ statusCode: 503 });
    expect(intents()).toBe(0);
    await stripe.paymentIntents.create(params);
  });

  it('never respond and do nothing', async () => {
    simulator.control.planOutage({ mode: 'timeout', count: 1, path: '/v1/payment_intents' });
    const error = await refusal(clientOf(simulator, { timeout: 250 }).paymentIntents.create(params));
    expect(error.type).toBe('StripeConnectionError');
    expect(intents()).toBe(0);
  });

  it('do the work and never respond', async () => {
    simulator.control.planOutage({ mode: 'late-answer', count: 1 });
    const idempotencyKey = randomUUID();
    await refusal(clientOf(simulator, { timeout: 250 }).paymentIntents.create(params, { idempotencyKey }));
    expect(intents()).toBe(1);
    const [only] = simulator.control.paymentIntents();
    expect((await stripe.paymentIntents.create(params, { idempotencyKey })).id).toBe(only?.id);
  });

  it('lose the response, which a retry with the same key receives', async () => {
    simulator.control.planOutage({ mode: 'lose-answer', count: 1, method: 'POST' });
    const intent = await stripe.paymentIntents.create(params, { idempotencyKey: randomUUID() });
    expect(intent.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(intents()).toBe(1);
  });

  it('end when cleared', async () => {
    simulator.control.planOutage({ mode: 'error', count: -1 });
    await refusal(stripe.paymentIntents.create(params));
    await refusal(stripe.paymentIntents.create(params));
    simulator.control.clearOutages();
    await stripe.paymentIntents.create(params);
  });
});

describe('keys', () => {
  const get = (path: string, key: string) =>
    fetch(`${simulator.url}${path}`, { headers: { Authorization: `Bearer ${key}` } });

  it('are required and must be test keys', async () => {
    expect((await fetch(`${simulator.url}/v1/customers`)).status).toBe(401);
    expect((await get('/v1/customers', 'sk_live_x')).status).toBe(401);
    expect((await get('/v1/customers', 'sk_test_x')).status).toBe(200);
  });

  it('of browsers open one intent with its client secret, and show only what Stripe shows', async () => {
    const intent = await stripe.paymentIntents.create({ ...params, metadata: { checkoutId: 'c1' } });
    const path = `/v1/payment_intents/${intent.id}`;
    expect((await get('/v1/customers', 'pk_test_x')).status).toBe(401);
    expect((await get(path, 'pk_test_x')).status).toBe(400);
    expect((await get(`${path}?client_secret=${intent.id}_secret_x`, 'pk_test_x')).status).toBe(404);
    const shown = (await (await get(`${path}?client_secret=${intent.client_secret}`, 'pk_test_x')).json()) as object;
    expect(shown).toMatchObject({ amount: 2495, status: 'requires_payment_method' });
    expect(shown).not.toHaveProperty('metadata');
    expect(shown).not.toHaveProperty('customer');
  });
});
