import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import { amsterdamDay } from '../../../../contracts/values/calendar.js';
import type { AdminOrder } from '../../../../contracts/orders.js';
import { DemoSeed } from '../../demo/demo-seed.js';
import { PlaceOrder } from '../../orders/commands/place-order.js';
import { orderDecider } from '../../orders/order.decider.js';
import { agreed, jarLine } from '../../orders/order.fixtures.js';
import { CommandExecution } from '../../platform/event-sourcing/deciding/command-execution.js';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import { testContext } from '../../testing/kernel.js';
import { readModelsCatchUp } from '../../testing/shop/shopper.js';
import { staffWithRole } from '../../testing/shop/staff-roles.js';
import { staffOf, startTestShop, type TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';

let shop: TestShop;
let staff: TestBrowser;
let all: AdminOrder[];
beforeAll(async () => {
  shop = await startTestShop({}, async (app) => {
    await new DemoSeed(app.get(DataSource), app.get(EventStore)).run({ orders: 120 });
    await placeUnpaidOrder(app);
  });
  await readModelsCatchUp(shop);
  staff = await staffOf(shop);
  all = await listed({});
});
afterAll(() => shop.close());

/** An order that awaits its payment. Chance decides whether the demo has one. */
async function placeUnpaidOrder(app: TestShop['app']): Promise<void> {
  const [{ id: contactId }] = (await app.get(DataSource).query('select id from contacts limit 1')) as [{ id: string }];
  const { totalCents: subtotalCents } = jarLine;
  const sums = { subtotalCents, savingsCents: 0, totalCents: subtotalCents };
  const one = { ...agreed, orderNumber: '2026-900001', checkoutId: null, contactId, lines: [jarLine], ...sums };
  const place = new PlaceOrder({ orderId: randomUUID(), ...one }, testContext());
  await new CommandExecution(app.get(EventStore)).execute(orderDecider, place);
}

const listed = (query: object) => staff.json(api.orders.listOrders, { query }) as Promise<AdminOrder[]>;
const cents = (decimal: string) => Math.round(Number(decimal) * 100);
const numbersOf = (orders: readonly AdminOrder[]) => orders.map(({ orderNumber }) => orderNumber);
const expectListed = async (query: object, matches: (order: AdminOrder) => boolean) => {
  const expected = numbersOf(all.filter(matches));
  expect(expected.length).toBeGreaterThan(0);
  expect(numbersOf(await listed(query))).toEqual(expected);
};

it('lists the orders of a period by the day in Amsterdam, both days inclusive', async () => {
  const days = all.map(({ createdAt }) => amsterdamDay(createdAt)).sort();
  const [from, to] = [days[20]!, days[60]!];
  const isWithin = ({ createdAt }: AdminOrder) => amsterdamDay(createdAt) >= from && amsterdamDay(createdAt) <= to;
  await expectListed({ from, to }, isWithin);
  await expectListed({ from }, ({ createdAt }) => amsterdamDay(createdAt) >= from);
  const page = await staff.call(api.orders.listOrders, { query: { from, to, limit: 1 } });
  expect(page.headers.get('x-total-count')).toBe(String(all.filter(isWithin).length));
});

it('counts an order just after midnight in Amsterdam to its day there', async () => {
  const [order] = all;
  const move = 'update admin_order_list set placed_at = $1 where order_id = $2';
  await shop.app.get(DataSource).query(move, ['2021-07-14T22:30:00Z', order!.id]);
  expect(numbersOf(await listed({ from: '2021-07-15', to: '2021-07-15' }))).toEqual([order!.orderNumber]);
  expect(await listed({ from: '2021-07-14', to: '2021-07-14' })).toEqual([]);
  await shop.app.get(DataSource).query(move, [order!.createdAt, order!.id]);
});

it('lists orders by their payment', async () => {
  await expectListed({ payment: 'paid' }, ({ capturedAmount }) => cents(capturedAmount) > 0);
  await expectListed({ payment: 'unpaid' }, ({ capturedAmount }) => cents(capturedAmount) === 0);
});

it('lists orders by what was refunded, and those without any apart', async () => {
  await expectListed({ refund: 'fully' }, ({ capturedAmount: captured, refundedAmount: refunded }) => {
    return cents(refunded) > 0 && cents(refunded) >= cents(captured);
  });
  const [partly, open, none, fully] = await Promise.all(
    ['partly', 'open', 'none', 'fully'].map(async (refund) => numbersOf(await listed({ refund }))),
  );
  for (const number of partly!) expect(fully).not.toContain(number);
  expect([...new Set([...partly!, ...open!, ...none!, ...fully!])].sort()).toEqual(numbersOf(all).sort());
  for (const number of none!) expect([...partly!, ...open!, ...fully!]).not.toContain(number);
});

it('exports what the filter finds', async () => {
  const query = { payment: 'paid', status: 'delivered' } as const;
  const csv = await (await staff.call(api.orders.exportOrders, { query })).text();
  expect(csv.trim().split('\r\n')).toHaveLength((await listed(query)).length + 1);
});

it('refuses an unknown filter, and filters by money from those who may not see it', async () => {
  for (const query of [
    { payment: 'maybe' },
    { refund: 'x' },
    { day: 'x' },
    { kind: 'x' },
    { from: 'gisteren' },
    { tag: '06' },
  ])
    expect([query, await staff.status(api.orders.listOrders, { query: query as never })]).toEqual([query, 400]);
  const warehouse = await staffWithRole(shop, 'warehouse');
  for (const query of [{ payment: 'paid' }, { refund: 'none' }, { day: 'paid' }, { kind: 'one-off' }] as const)
    expect(await warehouse.status(api.orders.listOrders, { query })).toBe(400);
  expect(await warehouse.status(api.orders.listOrders, { query: { from: '2026-01-01' } })).toBe(200);
});
