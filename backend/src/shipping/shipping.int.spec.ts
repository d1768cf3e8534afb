import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import * as api from '../../../contracts/api.js';
import { amsterdamDay, addDays } from '../../../contracts/calendar.js';
import { dispatchDay } from '../../../contracts/dispatch.js';
import type { StartBatch } from '../../../contracts/shipping/queue.js';
import { eventually } from '../testing/kernel.js';
import { staffWithRole } from '../testing/shop/staff-roles.js';
import { placeOrder } from '../testing/shop/test-customers.js';
import { startTestShop, type TestBrowser, type TestShop } from '../testing/shop/test-shop.js';
import { BatchedOrder } from './batched-order.entity.js';
import { ShipBatchHandler } from './ship-batch.work.js';
import { ShippingBatch } from './shipping-batch.entity.js';

let shop: TestShop;
let packer: TestBrowser;
const all = [
  { id: 'energy-boost', quantity: 2 },
  { id: 'sleep-well-2-1', quantity: 1 },
];
beforeAll(async () => {
  shop = await startTestShop();
  packer = await staffWithRole(shop, 'warehouse');
});
afterAll(() => shop.close());

let orders = 400;
const placed = (at?: string) =>
  placeOrder(
    shop,
    { email: 'anna@example.com', address: 'Lange Gracht 1', postalCode: '1234 AB', city: 'Ede' },
    { orderNumber: `2026-000${++orders}`, ...(at && { at }) },
  );
const waiting = () => packer.json(api.shippingQueue.listWaitingOrders, {});
const parcelsOf = async (id: string) => (await packer.json(api.parcels.listParcels, { params: { id } })).parcels;
const batchOf = (ids: string[], codes: (string | null)[] = []): StartBatch => ({
  id: randomUUID(),
  carrier: 'postnl',
  orders: ids.map((orderId, index) => ({ orderId, pieces: all, trackingCode: codes[index] ?? null })),
});
const start = (body: StartBatch) => packer.status(api.shippingQueue.startBatch, { body });
const progress = (id: string) => packer.json(api.shippingQueue.findBatch, { params: { id } });
const finished = (id: string) => eventually(async () => !(await progress(id)).isRunning, `the batch ${id}`);
const rows = () => shop.app.get(DataSource);

it('lists what waits, longest due first, by the day on which it must leave', async () => {
  const now = new Date().toISOString();
  const late = await placed(`${addDays(amsterdamDay(now), -7)}T09:00:00.000Z`);
  const fresh = await placed(now);
  const today = dispatchDay(now) === amsterdamDay(now);
  const listed = await waiting();
  expect(listed.map(({ id, due }) => [id, due])).toEqual([
    [late, 'late'],
    [fresh, today ? 'today' : 'later'],
  ]);
  expect(listed[0]).toMatchObject({ customerName: 'Anna de Wit', shippingCity: 'Ede', isPartial: false, pieces: all });
  expect(JSON.stringify(listed)).not.toMatch(/@|"\d+\.\d{2}"/);
});

it('ships a batch with a result and a code for each order, and starts it once', async () => {
  const [first, second, gone] = [await placed(), await placed(), await placed()];
  await packer.status(api.orders.changeOrderStatus, { params: { id: gone }, body: { status: 'shipped' } });
  const batch = batchOf([first, second, gone], ['3SABCD0001']);
  expect(await Promise.all([start(batch), start(batch), start(batch)])).toEqual([204, 204, 204]);
  await finished(batch.id);
  const { orders: results } = await progress(batch.id);
  expect(results.map(({ outcome, trackingCode }) => [outcome, trackingCode])).toEqual([
    ['shipped', '3SABCD0001'],
    ['shipped', null],
    ['refused', null],
  ]);
  expect(results[2]!.message).toBe('Energy Boost is al verzonden. Ververs de pagina.');
  expect(await parcelsOf(first)).toMatchObject([{ carrier: 'postnl', trackingCode: '3SABCD0001' }]);
  expect((await waiting()).map(({ id }) => id)).not.toContain(first);
});

it('ships no order twice when two batches have it, or when a worker dies between parcel and result', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => placed()));
  const [one, other] = [batchOf(ids), batchOf([...ids].reverse())];
  await Promise.all([start(one), start(other)]);
  await Promise.all([finished(one.id), finished(other.id)]);
  const outcomes = [...(await progress(one.id)).orders, ...(await progress(other.id)).orders];
  expect(outcomes.filter(({ outcome }) => outcome === 'shipped')).toHaveLength(6);
  const batchIds = [one.id, other.id];
  for (const id of batchIds) {
    await rows().getRepository(BatchedOrder).update({ batchId: id, isShipped: true }, { isShipped: false });
    await rows()
      .getRepository(ShippingBatch)
      .update({ id }, { status: 'queued', dueAt: new Date(0) });
    await shop.app.get(ShipBatchHandler).handle({ id });
  }
  for (const id of ids) expect(await parcelsOf(id)).toHaveLength(1);
  const after = [...(await progress(one.id)).orders, ...(await progress(other.id)).orders];
  expect(after.filter(({ outcome }) => outcome === 'shipped')).toHaveLength(6);
});

it('prints the pick list and the slips of what waits', async () => {
  const ids = [await placed(), await placed()];
  for (const endpoint of [api.shippingQueue.printPickList, api.shippingQueue.printSlips]) {
    const response = await packer.call(endpoint, { body: { ids } });
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  }
  expect(await packer.status(api.shippingQueue.printSlips, { body: { ids: [] } })).toBe(400);
});

it('refuses a batch of more than 500, and knows no other batch', async () => {
  const body = batchOf(Array.from({ length: 501 }, (_, index) => String(index)));
  expect(await start(body)).toBe(400);
  expect(await packer.status(api.shippingQueue.findBatch, { params: { id: randomUUID() } })).toBe(404);
});
