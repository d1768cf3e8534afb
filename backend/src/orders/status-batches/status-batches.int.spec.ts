import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import type { StartStatusBatch } from '../../../../contracts/orders/status-batches.js';
import { DurableWork } from '../../platform/work/durable-work.js';
import { eventually } from '../../testing/kernel.js';
import { staffWithRole } from '../../testing/shop/staff-roles.js';
import { placeOrder } from '../../testing/shop/test-customers.js';
import { startTestShop, type TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';
import { SetStatusesHandler } from './set-statuses.work.js';

const { statusBatches: batches } = api;
let shop: TestShop;
let [packer, colleague, bookkeeper]: TestBrowser[] = [];
beforeAll(async () => {
  shop = await startTestShop();
  packer = await staffWithRole(shop, 'warehouse', 'pim');
  colleague = await staffWithRole(shop, 'staff', 'agnes');
  bookkeeper = await staffWithRole(shop, 'bookkeeper', 'boris');
});
afterAll(() => shop.close());

let orders = 600;
const placed = () => placeOrder(shop, { email: 'anna@example.com' }, { orderNumber: `2026-000${++orders}` });
const batchOf = (ids: string[], status: StartStatusBatch['status'] = 'shipped') => ({ id: randomUUID(), ids, status });
const start = (body: StartStatusBatch, browser = packer!) => browser.status(batches.startStatusBatch, { body });
const find = (batchId: string) => packer!.json(batches.findStatusBatch, { params: { batchId } });
const withdraw = (batchId: string, browser = packer!) =>
  browser.status(batches.withdrawStatusBatch, { params: { batchId } });
const query = (sql: string, values: unknown[]) => shop.app.get(DataSource).query(sql, values);
/** Runs the batch as its job does after ten seconds. */
const run = async (id: string) => {
  await query(`update status_batches set due_at = now() where id = $1`, [id]);
  await shop.app.get(SetStatusesHandler, { strict: false }).handle({ id });
};
/** Holds the jobs of batches until `goOn`; `calls` are the times at which they came. */
function holdJobs() {
  const handler = shop.app.get(SetStatusesHandler, { strict: false });
  const handle = handler.handle.bind(handler);
  const calls: number[] = [];
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const held = jest.spyOn(handler, 'handle').mockImplementation(async (job) => {
    calls.push(Date.now());
    await released;
    await handle(job);
  });
  const goOn = () => {
    held.mockRestore();
    release();
  };
  return { calls, goOn };
}
const statusOf = async (id: string) => (await packer!.json(api.orders.findOrder, { params: { id } })).status;
const setStatus = (id: string, status: 'processing' | 'cancelled', browser = packer!) =>
  browser.status(api.orders.changeOrderStatus, { params: { id }, body: { status } });
const changesOf = async (id: string) => {
  const timeline = await colleague!.json(api.adminTimeline.showOrderTimeline, { params: { id } });
  return timeline.filter(({ type }) => type === 'OrderStatusChanged').length;
};

it('waits, then sets a status with a result for each order, and begins once', async () => {
  const [first, second, cancelled] = [await placed(), await placed(), await placed()];
  await setStatus(cancelled, 'cancelled', colleague);
  const batch = batchOf([first, second, cancelled, first]);
  const [jobs, begun] = [holdJobs(), Date.now()];
  expect(await Promise.all([start(batch), start(batch), start(batch)])).toEqual([204, 204, 204]);
  expect(await find(batch.id)).toMatchObject({ state: 'waiting', total: 3, changedCount: 0, refused: [] });
  expect(await statusOf(first)).toBe('processing');
  await eventually(() => jobs.calls.length > 0, 'the job after ten seconds');
  expect(jobs.calls[0]! - begun).toBeGreaterThan(9900);
  jobs.goOn();
  await eventually(async () => (await find(batch.id)).state === 'done', 'the end of the batch');
  expect(await find(batch.id)).toMatchObject({
    ...{ state: 'done', total: 3, changedCount: 2, refusedCount: 1 },
    refused: [{ id: cancelled, orderNumber: '2026-000603', message: expect.any(String) }],
  });
  await eventually(async () => (await statusOf(second)) === 'shipped', 'the second order');
  expect(await statusOf(first)).toBe('shipped');
});

it('changes nothing when it is withdrawn in time, by the member of staff who began it', async () => {
  const [id, batch] = [await placed(), batchOf([])];
  const jobs = holdJobs();
  await start({ ...batch, ids: [id] });
  expect([await withdraw(batch.id, colleague), await withdraw(randomUUID())]).toEqual([409, 404]);
  expect([await withdraw(batch.id), await withdraw(batch.id)]).toEqual([204, 204]);
  jobs.goOn();
  await query(`update status_batches set due_at = now() where id = $1`, [batch.id]);
  await shop.app.get(DurableWork).sweep();
  await shop.app.get(SetStatusesHandler, { strict: false }).handle({ id: batch.id });
  expect([(await find(batch.id)).state, await statusOf(id)]).toEqual(['withdrawn', 'processing']);
  const late = batchOf([id]);
  await start(late);
  await run(late.id);
  expect(await withdraw(late.id)).toBe(409);
});

it('leaves what a colleague changed after a worker died between the change and its result', async () => {
  const ids = [await placed(), await placed()];
  const batch = batchOf(ids);
  await start(batch);
  await run(batch.id);
  await setStatus(ids[0]!, 'processing', colleague);
  await query(`update status_batch_orders set outcome = 'waiting' where batch_id = $1`, [batch.id]);
  await query(`update status_batches set status = 'queued', due_at = now() where id = $1`, [batch.id]);
  await run(batch.id);
  await eventually(async () => (await find(batch.id)).changedCount === 2, 'both results');
  expect([await statusOf(ids[0]!), await statusOf(ids[1]!)]).toEqual(['processing', 'shipped']);
  expect([await changesOf(ids[0]!), await changesOf(ids[1]!)]).toEqual([2, 1]);
});

it('refuses a cancellation, more than 5,000 orders, and a role that may not ship', async () => {
  expect(await start(batchOf(['o1'], 'cancelled' as never))).toBe(400);
  expect(await start(batchOf(Array.from({ length: 5001 }, (_, index) => String(index))))).toBe(400);
  expect(await start(batchOf(['o1']), bookkeeper)).toBe(403);
  const unknown = batchOf(['o1']);
  await start(unknown);
  await run(unknown.id);
  expect(await find(unknown.id)).toMatchObject({ refusedCount: 1, refused: [{ id: 'o1', orderNumber: 'o1' }] });
});

it('finds the ids of all orders that a filter finds, in the order of the list', async () => {
  const ids = await packer!.json(batches.listOrderIds, { query: { status: 'processing' } });
  const listed = await packer!.json(api.orders.listOrders, { query: { status: 'processing' } });
  expect(ids).toEqual(listed.map(({ id }) => id));
  expect(await packer!.status(batches.listOrderIds, { query: { refund: 'none' } })).toBe(400);
  expect(await bookkeeper!.status(batches.listOrderIds)).toBe(403);
});
