import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import type { AdminOrder } from '../../../../contracts/orders.js';
import type { PeriodFigures } from '../../../../contracts/admin/analytics.js';
import { addDays, amsterdamDay, daysBetween } from '../../../../contracts/values/calendar.js';
import { DemoSeed } from '../../demo/demo-seed.js';
import { CancelOrder } from '../../orders/commands/cancel-order.js';
import { CapturePayment } from '../../orders/commands/capture-payment.js';
import { PlaceOrder } from '../../orders/commands/place-order.js';
import { orderDecider } from '../../orders/order.decider.js';
import { agreed, jarLine, planLine } from '../../orders/order.fixtures.js';
import type { OrderLine } from '../../orders/order.events.js';
import { CommandExecution } from '../../platform/event-sourcing/deciding/command-execution.js';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import { testContext } from '../../testing/kernel.js';
import { readModelsCatchUp } from '../../testing/shop/shopper.js';
import { staffOf, startTestShop, type TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';

/** Days before those of the demo. */
const [before, day, after] = ['2021-06-09', '2021-06-10', '2021-06-11'] as const;
const today = amsterdamDay(new Date().toISOString());
const at = (on: string) => `${on}T10:00:00.000Z`;

let shop: TestShop;
let staff: TestBrowser;
let contactId: string;
beforeAll(async () => {
  shop = await startTestShop({}, (app) => new DemoSeed(app.get(DataSource), app.get(EventStore)).run({ orders: 60 }));
  [{ id: contactId }] = await shop.app.get(DataSource).query<[{ id: string }]>('select id from contacts limit 1');
  await order('2021-900001', [jarLine], { placed: before, paid: day });
  await order('2021-900002', [jarLine], { placed: day, paid: after });
  await order('2021-900003', [jarLine], { placed: day, paid: day, cancelled: after });
  await order('2021-900004', [jarLine, planLine], { placed: before, cancelled: before, paid: day });
  await order('2021-900005', [planLine], { placed: before, paid: day });
  await readModelsCatchUp(shop);
  staff = await staffOf(shop);
});
afterAll(() => shop.close());

/** Places an order, and pays and cancels it in the order of these days. */
async function order(
  orderNumber: string,
  lines: OrderLine[],
  { placed, paid, cancelled }: { placed: string; paid: string; cancelled?: string },
): Promise<void> {
  const [orderId, paymentIntentId] = [randomUUID(), `pi_${orderNumber}`];
  const totalCents = lines.reduce((sum, line) => sum + line.totalCents, 0);
  const ids = { orderId, orderNumber, paymentIntentId, contactId, checkoutId: null };
  const sums = { subtotalCents: totalCents, savingsCents: 0, totalCents };
  const execution = shop.app.get(CommandExecution, { strict: false });
  const on = (when: string) => ({ ...testContext(), at: at(when) });
  await execution.execute(orderDecider, new PlaceOrder({ ...agreed, ...ids, lines, ...sums }, on(placed)));
  const capture = { orderId, paymentIntentId, amountCents: totalCents, dispatchOn: paid };
  const payment = [paid, new CapturePayment(capture, on(paid))] as const;
  const cancellation = cancelled ? ([[cancelled, new CancelOrder({ orderId }, on(cancelled))]] as const) : [];
  const commands = [payment, ...cancellation].toSorted(([one], [other]) => one.localeCompare(other));
  for (const [, command] of commands) await execution.execute(orderDecider, command as CapturePayment);
}

const figuresOf = async (from: string, to: string): Promise<PeriodFigures> =>
  (await staff.json(api.adminAnalytics.comparePeriods, { query: { from, to } })).current;
const listed = (query: object) => staff.json(api.orders.listOrders, { query }) as Promise<AdminOrder[]>;
const capturedIn = (orders: readonly AdminOrder[]) =>
  orders.reduce((cents, { capturedAmount }) => cents + Math.round(Number(capturedAmount) * 100), 0) / 100;
const numbersOf = (orders: readonly AdminOrder[]) => orders.map(({ orderNumber }) => orderNumber).sort();

it('filters the orders of a figure by the day of their payment', async () => {
  const paid = { from: day, to: day, day: 'paid' };
  const kept = await listed({ ...paid, payment: 'kept' });
  expect(numbersOf(kept)).toEqual(['2021-900001', '2021-900005']);
  expect(numbersOf(await listed({ ...paid, kind: 'one-off' }))).toEqual(['2021-900001', '2021-900003']);
  expect(numbersOf(await listed({ ...paid, kind: 'subscription' }))).toEqual(['2021-900004', '2021-900005']);
});

describe.each([
  ['one day', day, day],
  ['three days', before, after],
  ['the days of the demo', addDays(today, -200), today],
])('the figures of %s', (_, from, to) => {
  const paid = { from, to, day: 'paid' };

  it('count the orders that the list finds', async () => {
    const { orders } = await figuresOf(from, to);
    expect(orders).toBeGreaterThan(0);
    expect(await listed({ ...paid, payment: 'kept' })).toHaveLength(orders);
  });

  it('sum what the listed orders captured, with and without a subscription', async () => {
    const { oneOff, subscription } = await figuresOf(from, to);
    expect(Math.min(oneOff, subscription)).toBeGreaterThan(0);
    expect(capturedIn(await listed({ ...paid, kind: 'one-off' }))).toBeCloseTo(oneOff, 5);
    expect(capturedIn(await listed({ ...paid, kind: 'subscription' }))).toBeCloseTo(subscription, 5);
  });

  it('sum the revenue of the days of the charts', async () => {
    const { revenue } = await figuresOf(from, to);
    const query = { on: to, days: daysBetween(from, to) + 1 };
    const days = await staff.json(api.adminAnalytics.showRevenueByDay, { query });
    expect(days.reduce((sum, one) => sum + one.revenue, 0)).toBeCloseTo(revenue, 5);
  });

  it('count the new customers and subscriptions that the lists find', async () => {
    const { newCustomers, startedSubscriptions } = await figuresOf(from, to);
    const query = { from, to };
    expect(await staff.json(api.adminCustomers.listCustomers, { query })).toHaveLength(newCustomers);
    expect(await staff.json(api.adminSubscriptions.listSubscriptions, { query })).toHaveLength(startedSubscriptions);
  });
});

it('counts the orders of the dashboard that the list finds', async () => {
  const { totalOrders } = await staff.json(api.adminAnalytics.showDashboardStats);
  expect(await listed({ payment: 'kept' })).toHaveLength(totalOrders);
});

it('counts the orders and subscriptions of a past day that the lists find', async () => {
  const on = addDays(today, -100);
  const { orders, subscriptions } = await staff.json(api.adminAnalytics.showOverview, { query: { on } });
  expect(await listed({ to: on })).toHaveLength(orders.total);
  const started = await staff.json(api.adminSubscriptions.listSubscriptions, { query: { to: on } });
  expect(started).toHaveLength(subscriptions.active + subscriptions.paused + subscriptions.cancelled);
});
