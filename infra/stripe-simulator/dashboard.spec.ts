import type Stripe from 'stripe';
import { startStripeSimulator, type StripeSimulator } from './start-stripe-simulator.js';
import { card, clientOf, confirmInBrowser, WebhookEndpoint } from './testing/shop.fixtures.js';

let endpoint: WebhookEndpoint;
let simulator: StripeSimulator;
let stripe: Stripe;
beforeEach(async () => {
  endpoint = await WebhookEndpoint.open();
  simulator = await startStripeSimulator({ webhookUrl: endpoint.url });
  stripe = clientOf(simulator);
});
afterEach(async () => {
  await simulator.close();
  await endpoint.close();
});

async function paid(): Promise<string> {
  const intent = await stripe.paymentIntents.create({ amount: 2495, currency: 'eur' });
  await confirmInBrowser(simulator, intent, card('4242424242424242'));
  return intent.id;
}

async function act(path: string, body: object = {}): Promise<Record<string, unknown>> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${simulator.url}/__control/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}

async function sentAfter(work: () => Promise<unknown>): Promise<string[]> {
  await simulator.control.webhooksSettled();
  const before = endpoint.types.length;
  await work();
  await simulator.control.webhooksSettled();
  return endpoint.types.slice(before).sort();
}

describe('a refund in the dashboard', () => {
  it('sends the same events as a refund of the shop', async () => {
    const expected = ['charge.refunded', 'refund.created', 'refund.updated'];
    const [here, there] = [await paid(), await paid()];
    expect(await sentAfter(() => act(`payment_intents/${here}/refund`, { amountCents: 1000 }))).toEqual(expected);
    expect(await sentAfter(() => stripe.refunds.create({ payment_intent: there }))).toEqual(expected);
    expect((await stripe.refunds.list({ payment_intent: here })).data).toMatchObject([{ amount: 1000, metadata: {} }]);
  });

  it('refunds the rest without an amount, and no more than was paid', async () => {
    const id = await paid();
    await act(`payment_intents/${id}/refund`, { amountCents: 1000 });
    expect(await act(`payment_intents/${id}/refund`, { amountCents: 1496 })).toHaveProperty('error');
    expect(await act(`payment_intents/${id}/refund`)).toMatchObject({ amount: 1495 });
  });

  it('fails after it succeeded, and returns the money', async () => {
    const id = await paid();
    const refund = await act(`payment_intents/${id}/refund`);
    const sent = await sentAfter(() => act(`refunds/${String(refund['id'])}/complete`, { outcome: 'failed' }));
    expect(sent).toEqual(['charge.refund.updated', 'refund.failed']);
    expect(await act(`payment_intents/${id}/refund`)).toMatchObject({ amount: 2495 });
  });
});

describe('a dispute', () => {
  it('blocks refunds while it is open and once it is lost', async () => {
    const id = await paid();
    const sent = await sentAfter(() => act(`payment_intents/${id}/dispute`, { reason: 'product_not_received' }));
    expect(sent).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn']);
    const [dispute] = (await stripe.disputes.list({ payment_intent: id })).data;
    expect(dispute).toMatchObject({ amount: 2495, reason: 'product_not_received', status: 'needs_response' });
    const refund = () => stripe.refunds.create({ payment_intent: id });
    await expect(refund()).rejects.toMatchObject({ code: 'charge_disputed' });
    await act(`disputes/${dispute!.id}/close`, { outcome: 'lost' });
    await expect(refund()).rejects.toMatchObject({ code: 'charge_disputed' });
    expect((await stripe.disputes.retrieve(dispute!.id)).status).toBe('lost');
  });

  it('that is won releases the payment', async () => {
    const id = await paid();
    const dispute = await act(`payment_intents/${id}/dispute`);
    const sent = await sentAfter(() => act(`disputes/${String(dispute['id'])}/close`, { outcome: 'won' }));
    expect(sent).toEqual(['charge.dispute.closed', 'charge.dispute.funds_reinstated']);
    expect(await stripe.refunds.create({ payment_intent: id })).toMatchObject({ status: 'succeeded' });
  });

  it('that is an inquiry leaves the money where it is', async () => {
    const id = await paid();
    const dispute = await act(`payment_intents/${id}/dispute`, { inquiry: true });
    expect(dispute).toMatchObject({ status: 'warning_needs_response', is_charge_refundable: true });
    await act(`disputes/${String(dispute['id'])}/close`, { outcome: 'warning_closed' });
    expect(await stripe.refunds.create({ payment_intent: id })).toMatchObject({ amount: 2495 });
  });
});
