import type Stripe from 'stripe';
import { startStripeSimulator, type StripeSimulator } from './start-stripe-simulator.js';
import { clientOf, confirmInBrowser, IDEAL } from './testing/shop.fixtures.js';

let simulator: StripeSimulator;
let stripe: Stripe;
beforeAll(async () => {
  simulator = await startStripeSimulator();
  stripe = clientOf(simulator);
});
afterAll(() => simulator.close());

async function control(method: string, path: string, body?: object): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${simulator.url}/__control/${path}`, {
    method,
    ...(body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
  });
  return { status: response.status, body: await response.json() };
}

it('sets switches over HTTP', async () => {
  const { body } = await control('POST', 'switches', {
    webhooks: { duplicate: 1 },
    behaviour: { sepaDebitDelayMs: 5 },
  });
  expect(body).toMatchObject({ webhooks: { duplicate: 1, drop: 0 }, behaviour: { sepaDebitDelayMs: 5 } });
  await control('POST', 'outage', { mode: 'error', count: 3 });
  expect((await control('GET', 'state')).body).toMatchObject({ outages: [{ mode: 'error', count: 3 }] });
  await control('DELETE', 'outage', {});
  expect((await control('POST', 'reset', {})).body).toMatchObject({ webhooks: { duplicate: 0 }, outages: [] });
});

it('takes payments and refunds of another account as they are', async () => {
  const payment = {
    id: 'pi_taken',
    object: 'payment_intent',
    amount: 2495,
    amount_received: 2495,
    status: 'succeeded',
  };
  const refund = { id: 're_taken', object: 'refund', amount: 500, payment_intent: 'pi_taken', status: 'succeeded' };
  const entries = [
    ['payment_intents', payment.id, { ...payment, metadata: {} }],
    ['refunds', refund.id, refund],
  ];
  expect((await control('POST', 'take', { entries })).status).toBe(200);
  expect(await stripe.paymentIntents.retrieve('pi_taken')).toMatchObject(payment);
  const { data } = await stripe.refunds.list({ payment_intent: 'pi_taken' });
  expect(data).toMatchObject([refund]);
  await control('POST', 'reset', {});
});

it('decides for the shopper', async () => {
  const intent = await stripe.paymentIntents.create({ amount: 2495, currency: 'eur' });
  await confirmInBrowser(simulator, intent, IDEAL);
  const decided = await control('POST', `payment_intents/${intent.id}/decide`, { decision: 'process-then-fail' });
  expect(decided.body).toMatchObject({ status: 'processing' });
  const ended = await control('POST', `payment_intents/${intent.id}/complete`, { outcome: 'failed' });
  expect(ended.body).toMatchObject({ status: 'requires_payment_method' });
  expect((await control('POST', `payment_intents/${intent.id}/complete`, {})).status).toBe(404);
});

it('refuses cross-site calls', async () => {
  const response = await fetch(`${simulator.url}/__control/reset`, { method: 'POST', body: 'x' });
  expect(response.status).toBe(415);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

it('shows a page for developers', async () => {
  const intent = await stripe.paymentIntents.create({ amount: 2495, currency: 'eur', metadata: { a: '"><script>' } });
  const html = await (await fetch(simulator.url)).text();
  expect(html).toContain(intent.id);
  expect(html).not.toContain('"><script>');
});

describe('search and lists', () => {
  it('finds by metadata and by other fields, page by page', async () => {
    for (const amount of [1000, 2000, 3000]) {
      await stripe.paymentIntents.create({
        amount,
        currency: 'eur',
        metadata: { batch: 'b1', amount: String(amount) },
      });
    }
    await stripe.paymentIntents.create({ amount: 4000, currency: 'eur', metadata: { batch: 'b2' } });
    const amounts = async (query: string) =>
      (await stripe.paymentIntents.search({ query })).data.map(({ amount }) => amount);
    expect(await amounts(`metadata['batch']:'b1'`)).toEqual([3000, 2000, 1000]);
    expect(await amounts(`metadata['batch']:'b1' AND amount>1500`)).toEqual([3000, 2000]);
    expect(await amounts(`metadata["batch"]:"b1" AND -metadata['amount']:'2000'`)).toEqual([3000, 1000]);
    expect(await amounts(`metadata['amount']:'1000' OR metadata['batch']:'b2'`)).toEqual([4000, 1000]);
    const all: number[] = [];
    const query = `metadata['batch']:'b1' AND status:'requires_payment_method'`;
    for await (const intent of stripe.paymentIntents.search({ query, limit: 2 })) all.push(intent.amount);
    expect(all).toEqual([3000, 2000, 1000]);
    await expect(stripe.paymentIntents.search({ query: 'nonsense' })).rejects.toMatchObject({ statusCode: 400 });
  });

  it('pages through a list in both directions', async () => {
    const customer = await stripe.customers.create({});
    for (const amount of [100, 200, 300]) {
      await stripe.paymentIntents.create({ amount, currency: 'eur', customer: customer.id });
    }
    const first = await stripe.paymentIntents.list({ customer: customer.id, limit: 2 });
    expect(first).toMatchObject({ has_more: true, data: [{ amount: 300 }, { amount: 200 }] });
    const ids = { customer: customer.id, limit: 2 };
    const second = await stripe.paymentIntents.list({ ...ids, starting_after: first.data[1]!.id });
    expect(second).toMatchObject({ has_more: false, data: [{ amount: 100 }] });
    const back = await stripe.paymentIntents.list({ ...ids, ending_before: second.data[0]!.id });
    expect(back.data.map(({ amount }) => amount)).toEqual([300, 200]);
  });
});
