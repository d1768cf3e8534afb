import Stripe from 'stripe';
import { startStripeSimulator, type StripeSimulator } from './start-stripe-simulator.js';
import { card, clientOf, confirmInBrowser, WEBHOOK_SECRET, WebhookEndpoint } from './testing/shop.fixtures.js';

let endpoint: WebhookEndpoint;
let simulator: StripeSimulator;
let stripe: Stripe;
beforeEach(async () => {
  endpoint = await WebhookEndpoint.open();
  simulator = await startStripeSimulator({ webhookSecret: WEBHOOK_SECRET, webhookUrl: endpoint.url });
  stripe = clientOf(simulator);
});
afterEach(async () => {
  await simulator.close();
  await endpoint.close();
});

const open = () => stripe.paymentIntents.create({ amount: 2495, currency: 'eur', metadata: { checkoutId: 'c1' } });
const verify = ({ body, signature }: { body: string; signature: string }) =>
  Stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET);

it('sends a signed payment event in the format of Stripe', async () => {
  await confirmInBrowser(simulator, await open(), card('4242424242424242'));
  await simulator.control.webhooksSettled();
  expect(endpoint.types.sort()).toEqual(['charge.succeeded', 'payment_intent.created', 'payment_intent.succeeded']);
  const event = endpoint.received.map(verify).find(({ type }) => type === 'payment_intent.succeeded')!;
  expect(event.data.object).toMatchObject({ metadata: { checkoutId: 'c1' }, status: 'succeeded' });
  expect((await stripe.events.retrieve(event.id)).type).toBe('payment_intent.succeeded');
});

it('sends only the requested event types', async () => {
  const enabledEvents = ['payment_intent.succeeded'];
  const few = await startStripeSimulator({ webhookSecret: WEBHOOK_SECRET, webhookUrl: endpoint.url, enabledEvents });
  const { paymentIntents, events } = clientOf(few);
  const intent = await paymentIntents.create({ amount: 2495, currency: 'eur' });
  await confirmInBrowser(few, intent, card('4242424242424242'));
  await few.control.webhooksSettled();
  expect(endpoint.types).toEqual(enabledEvents);
  expect((await events.list({ type: 'charge.succeeded' })).data).toHaveLength(1);
  await few.close();
});

it('sends declines, cancellations and refunds', async () => {
  const declined = await open();
  await confirmInBrowser(simulator, declined, card('4000000000000002'));
  await stripe.paymentIntents.cancel(declined.id);
  const paid = await open();
  await confirmInBrowser(simulator, paid, card('4242424242424242'));
  await stripe.refunds.create({ payment_intent: paid.id, amount: 100 });
  await simulator.control.webhooksSettled();
  const expected = ['charge.failed', 'payment_intent.payment_failed', 'payment_intent.canceled', 'charge.refunded'];
  expect(endpoint.types).toEqual(expect.arrayContaining(expected));
});

it('contains the object at the time of the event, not the latest', async () => {
  const intent = await open();
  await stripe.paymentIntents.update(intent.id, { amount: 9999 });
  const [created] = (await stripe.events.list({ type: 'payment_intent.created' })).data;
  expect(created?.data.object).toMatchObject({ amount: 2495 });
});

it('retries until it is accepted', async () => {
  endpoint.answers = [500];
  await open();
  await simulator.control.webhooksSettled();
  expect(endpoint.received).toHaveLength(2);
  expect(simulator.control.deliveries().map(({ result }) => result)).toEqual(['accepted', 'refused']);
});

it('requires TLS of an https address, and retries when it has none', async () => {
  simulator.control.setWebhookUrl(endpoint.url.replace('http:', 'https:'));
  await open();
  for (const end = Date.now() + 5000; simulator.control.deliveries().length === 0 && Date.now() < end;)
    await new Promise(setImmediate);
  simulator.control.setWebhookUrl(endpoint.url);
  await simulator.control.webhooksSettled();
  expect(simulator.control.deliveries().map(({ result }) => result)).toEqual(['accepted', 'unreachable']);
});

it('duplicates, drops and resends', async () => {
  simulator.control.setWebhookSwitches({ duplicate: 2 });
  await open();
  await simulator.control.webhooksSettled();
  expect(new Set(endpoint.received.map(({ body }) => body)).size).toBe(1);
  expect(endpoint.received).toHaveLength(3);

  simulator.control.setWebhookSwitches({ duplicate: 0, drop: 1 });
  await open();
  await simulator.control.webhooksSettled();
  expect(endpoint.received).toHaveLength(3);

  expect(simulator.control.resend(simulator.control.events(1)[0]!.id)).toBe(true);
  await simulator.control.webhooksSettled();
  expect(endpoint.received).toHaveLength(4);
  expect(simulator.control.resend('evt_unknown')).toBe(false);
});

it('sends an invalid signature', async () => {
  simulator.control.setWebhookSwitches({ forge: 1 });
  await open();
  await simulator.control.webhooksSettled();
  expect(() => verify(endpoint.received[0]!)).toThrow(/signature/i);
});

it.each([
  ['past', -3600],
  ['future', 3600],
])('sends timestamps from the %s', async (_when, timestampOffsetSeconds) => {
  simulator.control.setWebhookSwitches({ timestampOffsetSeconds });
  await open();
  await simulator.control.webhooksSettled();
  const stamp = Number(/t=(\d+)/.exec(endpoint.received[0]!.signature)![1]);
  expect(Math.abs(stamp - Date.now() / 1000 - timestampOffsetSeconds)).toBeLessThan(50);
});

it('delays and shuffles', async () => {
  simulator.control.setWebhookSwitches({ delayMs: 30, shuffleMs: 40 });
  for (let i = 0; i < 12; i++) await open();
  await simulator.control.webhooksSettled();
  const sent = simulator.control
    .events(12)
    .map(({ id }) => id)
    .reverse();
  const arrived = endpoint.received.map(({ body }) => (JSON.parse(body) as { id: string }).id);
  expect([...arrived].sort()).toEqual([...sent].sort());
  expect(arrived).not.toEqual(sent);
});
