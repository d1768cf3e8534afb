import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import * as api from '../../../contracts/api.js';
import { Shopper } from '../testing/shop/shopper.js';
import { readCheckpoints } from '../platform/event-sourcing/readers/checkpoints.js';
import { ProcessRunner } from '../platform/event-sourcing/readers/process-runner.js';
import type { Process } from '../platform/event-sourcing/readers/process.js';
import { LogReaders } from '../platform/event-sourcing/readers/readers.module.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import type { Projection } from '../platform/event-sourcing/read-models/projection.js';
import { ProjectionRunner } from '../platform/event-sourcing/read-models/projection-runner.js';
import { orderIdOf } from '../platform/ids/order-id.js';
import { subscriptionIdOf } from '../platform/ids/subscription-id.js';
import { allProcesses } from '../processes/index.js';
import { whenPaymentCapturedThenRememberPaymentMethod } from '../processes/when-payment-captured-then-remember-payment-method.process.js';
import { allProjections } from '../projections/index.js';
import { eventually, testContext } from '../testing/kernel.js';
import { sell } from '../testing/shop/test-products.js';
import { staffOf, startTestShop, type TestBrowser, type TestShop } from '../testing/shop/test-shop.js';
import { keptByLaw, tablesWith } from './person-traces.fixtures.js';
import { Privacy } from './privacy.js';

let shop: TestShop;
let database: DataSource;
let store: EventStore;
let staff: TestBrowser;
beforeEach(async () => {
  shop = await startTestShop();
  database = shop.app.get(DataSource);
  store = shop.app.get(EventStore);
  await sell(shop, { 'energy-boost': { priceCents: 2495, stock: 100 } });
  staff = await staffOf(shop);
});
afterEach(() => shop.close());

const email = 'kanarie-piet@example.com';
const traces = /kanarie|Sanne de Vries|Vogelaar/i;
const plan = { isSubscription: true, subscriptionJars: 2, subscriptionFrequency: 1 };
const basket = [
  { id: 'energy-boost', quantity: 2 },
  { id: 'energy-boost-2-1', quantity: 1, ...plan },
];

const quiet = { error: () => undefined, info: () => undefined };
const stopReaders = () => shop.app.get(LogReaders).beforeApplicationShutdown();
const erase = () => shop.app.get(Privacy, { strict: false }).erase(email, testContext());
const rows = (sql: string, ...values: unknown[]) => database.query<Record<string, unknown>[]>(sql, values);

/** Runs these readers until they have read the whole log, the events that they cause included. */
async function catchUp(processes: readonly Process[], projections: readonly Projection[] = []): Promise<void> {
  const commands = shop.app.get(CommandBus);
  const running = [
    new ProjectionRunner(store, database, projections, quiet),
    new ProcessRunner(store, database, processes, (command) => commands.execute(command), quiet),
  ];
  const names = [...processes, ...projections].map(({ name }) => name);
  for (const runner of running) await runner.start();
  await eventually(async () => {
    const head = await store.head();
    const passed = await readCheckpoints(database, names);
    return passed.every(({ position }) => position >= head) && (await store.head()) === head;
  }, 'the end of the log');
  for (const runner of running) await runner.stop();
}

async function buy(): Promise<{ orderId: string; subscriptionId: string }> {
  const shopper = new Shopper(shop);
  await shopper.start(basket);
  await shopper.pay(email);
  await shopper.settleOnly();
  const orderId = orderIdOf(shopper.payment.paymentIntentId);
  return { orderId, subscriptionId: subscriptionIdOf(orderId, '2') };
}

async function fileReturn(orderId: string): Promise<string> {
  const items = [{ id: '1', quantity: 1 }];
  const filed = { id: randomUUID(), reason: 'damaged', items, note: 'Bel mevrouw Vogelaar hierover.' };
  const response = await staff.call(api.returns.fileReturn, { params: { id: orderId }, body: filed });
  expect(response.status).toBe(201);
  return (await response.json()).id;
}

async function expectEnded(subscriptionId: string): Promise<void> {
  expect(await rows('select status from admin_subscription_list where subscription_id = $1', subscriptionId)).toEqual([
    { status: 'cancelled' },
  ]);
  expect(await rows('select 1 from payment_methods where subscription_id = $1', subscriptionId)).toEqual([]);
}

it('leaves no trace of a return that was filed while all readers of the log were stopped', async () => {
  const { orderId, subscriptionId } = await buy();
  const kept = `select 1 from payment_methods m, invoice_buyers where m.subscription_id = $1`;
  await eventually(async () => (await rows(kept, subscriptionId)).length === 1, 'the payment method and the invoice');
  await stopReaders();
  await fileReturn(orderId);
  expect(await tablesWith(traces, database)).toContain('return_notes');
  await erase();
  expect(await tablesWith(traces, database)).toEqual(keptByLaw);
  await catchUp(allProcesses, allProjections);
  expect(await tablesWith(traces, database)).toEqual(keptByLaw);
  await expectEnded(subscriptionId);
});

it('leaves no trace, subscription or payment method that only the read models do not know', async () => {
  await stopReaders();
  const { orderId, subscriptionId } = await buy();
  await catchUp(allProcesses);
  const returnId = await fileReturn(orderId);
  await catchUp(allProcesses);
  const message = 'Mevrouw Vogelaar belde te laat.';
  expect(
    await staff.status(api.adminReturns.changeReturnStatus, {
      params: { id: returnId },
      body: { status: 'rejected', message },
    }),
  ).toBe(204);
  await catchUp(allProcesses);
  expect(await rows('select 1 from admin_subscription_list')).toEqual([]);
  expect(await tablesWith(traces, database)).toEqual(expect.arrayContaining(['contacts', 'return_notes']));
  await erase();
  expect(await tablesWith(traces, database)).toEqual(keptByLaw);
  expect(await rows('select 1 from payment_methods')).toEqual([]);
  await catchUp(allProcesses, allProjections);
  expect(await tablesWith(traces, database)).toEqual(keptByLaw);
  await expectEnded(subscriptionId);
});

it('leaves nothing of a payment that no process has seen yet', async () => {
  await stopReaders();
  const { subscriptionId } = await buy();
  await erase();
  await catchUp(allProcesses, allProjections);
  expect(await tablesWith(traces, database)).toEqual([]);
  await expectEnded(subscriptionId);
});

it('ends a subscription whose payment method was not yet stored', async () => {
  await stopReaders();
  const { subscriptionId } = await buy();
  await catchUp(allProcesses.filter((process) => process !== whenPaymentCapturedThenRememberPaymentMethod));
  await erase();
  await catchUp(allProcesses, allProjections);
  await expectEnded(subscriptionId);
});

it('keeps no note about a person who was erased before it was written', async () => {
  const { orderId } = await buy();
  await stopReaders();
  await erase();
  await fileReturn(orderId);
  expect(await rows('select 1 from return_notes')).toEqual([]);
});
