import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import * as api from '../../../contracts/api.js';
import type { OrderStatus } from '../../../contracts/orders.js';
import { rowsOf } from '../platform/database/rows.js';
import { DurableWork } from '../platform/work/durable-work.js';
import { eventually, testContext } from '../testing/kernel.js';
import { readModelsPass } from '../testing/shop/read-models.js';
import { staffWithRole } from '../testing/shop/staff-roles.js';
import { placeOrder } from '../testing/shop/test-customers.js';
import { sell } from '../testing/shop/test-products.js';
import { startTestShop, type TestBrowser, type TestShop } from '../testing/shop/test-shop.js';
import type { CommandResult } from '../platform/event-sourcing/deciding/command-execution.js';
import type { Command } from '../platform/event-sourcing/deciding/decider.js';
import { ChangeOrderStatus } from './commands/change-order-status.js';
import { RecordParcelState } from './commands/record-parcel-state.js';
import { RegisterReturn } from './commands/register-return.js';
import { ShipParcel } from './commands/ship-parcel.js';
import { OrderReader } from './order-reader.query.js';
import { piecesToShip } from './withdrawn-pieces.js';

let shop: TestShop;
let [packer, colleague]: TestBrowser[] = [];
beforeAll(async () => {
  shop = await startTestShop({ STATUS_MAIL_WAIT_S: '300' });
  const slugs = Array.from({ length: 8 }, (_, index) => `product-${index + 1}`);
  await sell(shop, Object.fromEntries(slugs.map((slug) => [slug, { priceCents: 1995, stock: 50 }])));
  packer = await staffWithRole(shop, 'warehouse', 'pim');
  colleague = await staffWithRole(shop, 'staff', 'agnes');
});
afterAll(() => shop.close());

let orders = 900;
const placed = () => placeOrder(shop, { email: 'anna@example.com' }, { orderNumber: `2026-000${++orders}` });
const setStatus = (id: string, status: OrderStatus, browser = packer!) =>
  browser.status(api.orders.changeOrderStatus, { params: { id }, body: { status } });
/** The packer ships it in five minutes, so that the ten seconds to take it back do not run out during the test. */
const shipLater = (id: string) => shipAt(id, Date.now() + 300_000);
const shipAt = async (orderId: string, ms: number) => {
  const { id } = await packer!.json(api.staffLogin.showOwnAccount);
  const context = {
    ...testContext(),
    actor: { kind: 'staff', id: String(id) } as const,
    at: new Date(ms).toISOString(),
  };
  const ship = new ChangeOrderStatus({ orderId, status: 'shipped' }, context);
  const { position } = await shop.app.get(CommandBus).execute<ChangeOrderStatus, CommandResult>(ship);
  await readModelsPass(shop, position);
};
const undo = async (ids: string[], status: OrderStatus, browser = packer!) => {
  const { changed, refused } = await browser.json(api.orders.undoOrderStatuses, { body: { ids, status } });
  return [changed, refused.map(({ id, code }) => [id, code])];
};
const statusOf = async (id: string) => (await packer!.json(api.orders.findOrder, { params: { id } })).status;
const leftOf = async (id: string) => {
  const shipped = await packer!.json(api.lots.listLotsOfOrder, { params: { id } });
  return shipped.flatMap(({ lots }) => lots).reduce((sum, { quantity }) => sum + quantity, 0);
};
const Row = z.object({ status: z.string(), error: z.string().nullable() });
const mailsOf = (id: string) =>
  rowsOf(
    shop.app.get(DataSource),
    Row,
    `select status, last_error as error from mails where template = 'order-shipped' and reference ->> 'orderId' = $1`,
    [id],
  );
const queued = (id: string) => eventually(async () => (await mailsOf(id)).length === 1, `the mail of ${id}`);
/** Lets the wait of the mail end, as the sweep finds it. */
const mailIs = async (id: string, expected: z.infer<typeof Row>) => {
  await queued(id);
  await shop.app.get(DataSource).query(`update mails set due_at = now() where reference ->> 'orderId' = $1`, [id]);
  await shop.app.get(DurableWork).sweep();
  const isSettled = async () => JSON.stringify(await mailsOf(id)) === JSON.stringify([expected]);
  await eventually(isSettled, `the mail of ${id} to be ${expected.status}`);
};

it('takes back a shipment with its stock, and never mails it', async () => {
  const id = await placed();
  await shipLater(id);
  await eventually(async () => (await leftOf(id)) === 4, 'the shipped pieces');
  expect(await undo([id], 'shipped')).toEqual([[id], []]);
  expect(await statusOf(id)).toBe('processing');
  await eventually(async () => (await leftOf(id)) === 0, 'the pieces to come back');
  await mailIs(id, { status: 'failed', error: 'shipment-undone' });
});

it('takes a status back once when asked several times at once, and after its response was lost', async () => {
  const id = await placed();
  await shipLater(id);
  const undone = [[id], []];
  expect(await Promise.all([1, 2, 3].map(() => undo([id], 'shipped')))).toEqual([undone, undone, undone]);
  expect(await undo([id], 'shipped')).toEqual(undone);
  expect(await statusOf(id)).toBe('processing');
});

it('mails a shipment that nobody takes back, after the wait', async () => {
  const id = await placed();
  await setStatus(id, 'shipped');
  await queued(id);
  await shop.app.get(DurableWork).sweep();
  expect(await mailsOf(id)).toEqual([{ status: 'queued', error: null }]);
  await mailIs(id, { status: 'sent', error: null });
});

it('mails once what is shipped anew after an undo, whether its first mail was given up or still waits', async () => {
  const [one, other] = [await placed(), await placed()];
  for (const id of [one, other]) {
    await shipLater(id);
    expect(await undo([id], 'shipped')).toEqual([[id], []]);
  }
  await mailIs(one, { status: 'failed', error: 'shipment-undone' });
  for (const id of [one, other]) expect(await setStatus(id, 'shipped')).toBe(204);
  await eventually(async () => (await mailsOf(one))[0]!.status === 'queued', 'the mail to wait again');
  for (const id of [one, other]) await mailIs(id, { status: 'sent', error: null });
});

it('leaves the later change of a colleague, and what a colleague set', async () => {
  const [changed, set] = [await placed(), await placed()];
  await setStatus(changed, 'shipped');
  await setStatus(changed, 'delivered', colleague);
  await setStatus(set, 'shipped', colleague);
  expect(await undo([changed, set], 'shipped')).toEqual([
    [],
    [
      [changed, 'status-changed-since'],
      [set, 'status-changed-since'],
    ],
  ]);
  expect([await statusOf(changed), await statusOf(set)]).toEqual(['delivered', 'shipped']);
});

it('keeps a cancellation, an order that was cancelled before, and one of which a parcel is on its way', async () => {
  const [cancelled, partly] = [await placed(), await placed()];
  await setStatus(cancelled, 'cancelled', colleague);
  const body = {
    parcelId: '0197a6a0-0000-7000-8000-000000000001',
    pieces: [{ id: 'energy-boost', quantity: 1 }],
    carrier: null,
    trackingCode: null,
  };
  expect(await packer!.status(api.parcels.shipParcel, { params: { id: partly }, body })).toBe(204);
  await shipLater(partly);
  expect(await undo([cancelled], 'cancelled', colleague)).toEqual([[], [[cancelled, 'status-changed-since']]]);
  expect(await undo([partly], 'shipped')).toEqual([[], [[partly, 'parcel-left-before']]]);
});

it('refuses to take back the shipment of an order that the carrier delivered before it was complete', async () => {
  const id = await placed();
  const pieces = [{ lineId: 'energy-boost', quantity: 1 }];
  const parcelId = randomUUID();
  const run = (command: Command) => shop.app.get(CommandBus).execute(command);
  const tracking = { carrier: null, trackingCode: null };
  await run(new ShipParcel({ orderId: id, parcelId, pieces, ...tracking }, testContext()));
  await run(new RecordParcelState({ orderId: id, parcelId, state: 'delivered' }, testContext()));
  const order = (await shop.app.get(OrderReader).find(id))!;
  const leftOut = piecesToShip(order);
  const withdrawn = { orderId: id, returnId: randomUUID(), origin: 'customer', reason: 'changed-mind' } as const;
  await run(new RegisterReturn({ ...withdrawn, pieces: leftOut }, testContext()));
  const body = {
    status: 'shipped' as const,
    leftOut: leftOut.map(({ lineId, quantity }) => ({ id: lineId, quantity })),
  };
  const set = () => packer!.status(api.orders.changeOrderStatus, { params: { id }, body });
  expect(await set()).toBe(204);
  expect(await undo([id], 'shipped')).toEqual([[], [[id, 'parcel-left-before']]]);
  expect(await set()).toBe(204);
  await eventually(async () => (await statusOf(id)) === 'delivered', 'the delivery of the order');
  await queued(id);
  expect(await mailsOf(id)).toHaveLength(1); // of the parcel
});

it('refuses an undo after ten seconds', async () => {
  const id = await placed();
  await shipAt(id, Date.now() - 13_000);
  expect(await undo([id], 'shipped')).toEqual([[], [[id, 'status-changed-since']]]);
  await eventually(async () => (await statusOf(id)) === 'shipped', 'the list to show the shipment');
});
