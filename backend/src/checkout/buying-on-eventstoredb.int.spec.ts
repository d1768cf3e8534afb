import * as api from '../../../contracts/api.js';
import { CommandExecution } from '../platform/event-sourcing/deciding/command-execution.js';
import { EventStoreDbServer } from '../../../infra/eventstoredb-server/eventstoredb-server.js';
import { orderIdOf } from '../platform/ids/order-id.js';
import { eventually } from '../testing/kernel.js';
import { sell } from '../testing/shop/test-products.js';
import { startTestShop, TestBrowser, type TestShop } from '../testing/shop/test-shop.js';
import { Shopper } from '../testing/shop/shopper.js';

const orders = 10;
let server: EventStoreDbServer;
let shop: TestShop;

beforeAll(async () => {
  server = await EventStoreDbServer.start();
  shop = await startTestShop({ EVENTSTORE_URL: server.connectionString });
  await sell(shop, {
    'energy-boost': { priceCents: 2495, stock: 100 },
    'sleep-well': { priceCents: 2295, stock: 100 },
  });
});
afterAll(async () => {
  await shop.close();
  server.goAway();
});

/** The events that follow an order: two sales, a subscription and its invoice. */
const effectsOf = (orderId: string) =>
  server.log.records.filter(
    ({ event }) =>
      /StockSold|SubscriptionStarted|InvoiceIssued/.test(event?.type ?? '') &&
      Buffer.from(event!.data).toString().includes(orderId),
  ).length;

async function buy(buyer: number): Promise<void> {
  const shopper = new Shopper(shop);
  await shopper.start([
    { id: 'energy-boost', quantity: 1 },
    { id: 'sleep-well-2-1', quantity: 1 },
  ]);
  await shopper.pay(`koper-${buyer}@example.com`);
  await shop.provider.control.webhooksSettled(); // at the same time, each may read again what the other appended
  expect(await shopper.settleOnly()).toMatchObject({ status: 'succeeded' });
  const orderId = orderIdOf(shopper.payment.paymentIntentId);
  await eventually(() => Promise.resolve(effectsOf(orderId) === 4));
}

const middleOf = (counts: number[]): number => [...counts].sort((one, other) => one - other)[counts.length >> 1]!;

it('needs at most 8 appends, one of which is the invoice, and 2 stream reads for an order of a product and a plan', async () => {
  await buy(0);
  const [appends, streamReads]: [number[], number[]] = [[], []];
  for (let buyer = 1; buyer <= orders; buyer++) {
    [server.appendCalls, server.streamReadCalls] = [0, 0];
    await buy(buyer);
    appends.push(server.appendCalls);
    streamReads.push(server.streamReadCalls);
  }
  // of the order in the middle: on a loaded machine a process may lose a race in one of them, and read again
  const calls = { appends: middleOf(appends), streamReads: middleOf(streamReads) };
  process.stdout.write(`Calls per order: ${calls.appends} appends, ${calls.streamReads} reads of a stream\n`);
  expect(calls.appends).toBeLessThanOrEqual(8);
  expect(calls.streamReads).toBeLessThanOrEqual(2);
});

it('follows the log with one subscription for all readers of the process', async () => {
  await eventually(() => Promise.resolve(server.openSubscriptions === 1));
});

it('responds with 503 to eight shoppers of one product within one deadline while the store is frozen', async () => {
  const deadlineMs = 5000;
  Object.assign(shop.app.get(CommandExecution), { deadlineMs });
  server.faults.push(...Array.from({ length: 100 }, () => 'ignore' as const));
  server.stallReads = true;
  const begun = performance.now();
  const items = [{ id: 'energy-boost', quantity: 1 }];
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => new TestBrowser(shop).call(api.checkout.createPaymentIntent, { body: { items } })),
  );
  expect(performance.now() - begun).toBeLessThan(4 * deadlineMs); // one after another takes eight
  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(503));
  server.faults.length = 0;
  server.stallReads = false;
});
