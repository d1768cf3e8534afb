import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import * as api from '../../../contracts/api.js';
import { amsterdamDay, addDays } from '../../../contracts/values/calendar.js';
import { firstDispatchRules } from '../../../contracts/shipping/dispatch-rules.js';
import { dispatchDay } from '../../../contracts/shipping/dispatch.js';
import type { StartBatch } from '../../../contracts/shipping/queue.js';
import {
  startSendcloudSimulator,
  type SendcloudSimulator,
} from '../../../infra/sendcloud-simulator/start-sendcloud-simulator.js';
import { signatureOf } from '../../../infra/sendcloud-simulator/webhooks.js';
import { eventually } from '../testing/kernel.js';
import { refusalOf } from '../testing/shop/test-browser.js';
import { staffWithRole } from '../testing/shop/staff-roles.js';
import { placeOrder } from '../testing/shop/test-customers.js';
import { staffOf, startTestShop, type TestBrowser, type TestShop } from '../testing/shop/test-shop.js';
import { BatchedOrder } from './batched-order.entity.js';
import { ShipBatchHandler } from './ship-batch.work.js';
import { ShippingBatch } from './shipping-batch.entity.js';

let shop: TestShop;
let carrier: SendcloudSimulator;
let packer: TestBrowser;
const all = [
  { id: 'energy-boost', quantity: 2 },
  { id: 'sleep-well-2-1', quantity: 1 },
];
beforeAll(async () => {
  carrier = await startSendcloudSimulator();
  const keys = { SENDCLOUD_PUBLIC_KEY: 'simulator', SENDCLOUD_SECRET_KEY: 'simulator' };
  shop = await startTestShop({ ...keys, SENDCLOUD_URL: `${carrier.url}/api/v3` });
  carrier.control.setWebhookUrl(`${shop.url}${api.labels.receiveCarrierWebhook.path}`);
  packer = await staffWithRole(shop, 'warehouse');
  const place = { address: 'Damrak 1', postalCode: '1012 LG', city: 'Amsterdam', phone: '+31201234567' };
  const numbers = { kvk: '69599084', vatId: 'NL000099998B57', email: 'winkel@gommie.example' };
  await (await staffOf(shop)).json(api.company.saveCompany, { body: { name: 'Gommie', ...place, ...numbers } });
});
afterAll(async () => {
  await shop.close();
  await carrier.close();
});
beforeEach(() => carrier.control.reset());

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
  const today = dispatchDay(now, firstDispatchRules) === amsterdamDay(now);
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
  expect(await start(batch)).toBe(204);
  for (const edited of [
    { ...batch, carrier: 'dhl' as const },
    { ...batchOf([first, second, gone], ['3SABCD0002']), id: batch.id },
    { ...batchOf([first, second], ['3SABCD0001']), id: batch.id },
  ])
    expect(await start(edited)).toBe(409);
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

it('refuses a batch of more than 500 or with an order named twice, and knows no other batch', async () => {
  const named = await placed();
  expect(await start(batchOf([named, named]))).toBe(400);
  const body = batchOf(Array.from({ length: 501 }, (_, index) => String(index)));
  expect(await start(body)).toBe(400);
  expect(await packer.status(api.shippingQueue.findBatch, { params: { id: randomUUID() } })).toBe(404);
});

describe('a batch with labels', () => {
  const labelled = (ids: string[]): StartBatch => ({ ...batchOf(ids), withLabels: true });
  const numberOf = async (id: string) => (await packer.json(api.orders.findOrder, { params: { id } })).orderNumber;
  const liveOf = async (id: string) => carrier.control.liveParcels(await numberOf(id));
  const statusOf = async (id: string) => (await packer.json(api.orders.findOrder, { params: { id } })).status;
  const run = async (batch: StartBatch) => {
    expect(await start(batch)).toBe(204);
    await finished(batch.id);
    return (await progress(batch.id)).orders.map(({ outcome }) => outcome);
  };
  const again = async (batch: StartBatch) => {
    await rows().query(`update shipping_batches set status = 'queued', due_at = now() where id = $1`, [batch.id]);
    await shop.app.get(ShipBatchHandler).handle({ id: batch.id });
  };
  /** Attempts a postponed batch as the sweep does, until it is over. */
  const goesOn = (batch: StartBatch) =>
    eventually(async () => {
      if (!(await progress(batch.id)).isRunning) return true;
      await rows().query(`update shipping_batches set due_at = now() where id = $1 and last_error is not null`, [
        batch.id,
      ]);
      await shop.app.get(ShipBatchHandler).handle({ id: batch.id });
      return false;
    }, `the batch ${batch.id}`);
  const dropped = () =>
    eventually(
      async () => (await rows().query(`select 1 from parcel_labels where stage = 'dropping'`)).length === 0,
      'the cancelled labels',
    );

  it('ships each order with a label of the carrier, and prints all labels as one file', async () => {
    const ids = await Promise.all(Array.from({ length: 3 }, () => placed()));
    const batch = labelled(ids);
    expect(new Set(await run(batch))).toEqual(new Set(['shipped']));
    await eventually(async () => (await parcelsOf(ids[0]!)).length === 1, 'the parcel');
    const [parcel] = await parcelsOf(ids[0]!);
    expect(parcel).toMatchObject({ carrier: 'postnl', trackingCode: expect.stringMatching(/^3SGUM/), state: null });
    expect(carrier.control.shipments()[0]).toMatchObject({
      to_address: { name: 'Anna de Wit', address_line_1: 'Lange Gracht 1', postal_code: '1234 AB', city: 'Ede' },
      parcels: [{ weight: { value: '1.350', unit: 'kg' } }],
    });
    const response = await packer.call(api.labels.printBatchLabels, { params: { id: batch.id } });
    const { PDFDocument } = await import('pdf-lib');
    expect((await PDFDocument.load(await response.arrayBuffer())).getPageCount()).toBe(3);
  });

  it('makes a label for a part of an order by its weight, and prints it again without another label', async () => {
    const [id, other] = [await placed(), await placed()];
    const partOf = (quantity: number): StartBatch => ({
      ...labelled([id]),
      orders: [{ orderId: id, pieces: [{ id: 'energy-boost', quantity }], trackingCode: null }],
    });
    expect(await run(partOf(1))).toEqual(['shipped']);
    expect(await run(labelled([other]))).toEqual(['shipped']);
    expect(await run(partOf(2))).toEqual(['refused']);
    expect(await run(partOf(1))).toEqual(['shipped']);
    await dropped();
    const weights = carrier.control.shipments().map(({ parcels }) => parcels[0]!.weight.value);
    expect(weights).toEqual(['0.450', '1.350', '0.450']);
    const labels = await packer.json(api.labels.listOrderLabels, { params: { id } });
    const parcelIds = labels.map(({ parcelId }) => parcelId);
    await eventually(async () => (await parcelsOf(id)).length === 2, 'both parcels');
    expect((await parcelsOf(id)).map((parcel) => parcel.id).sort()).toEqual([...parcelIds].sort());
    const all = await packer.json(api.labels.listMadeLabels, {});
    expect(all.map(({ orderId }) => orderId).slice(0, 3)).toEqual([id, other, id]);
    const print = (ids: string[]) => packer.call(api.labels.printLabels, { body: { parcelIds: ids } });
    const { PDFDocument } = await import('pdf-lib');
    for (let time = 0; time < 2; time++)
      expect((await PDFDocument.load(await (await print(parcelIds)).arrayBuffer())).getPageCount()).toBe(2);
    expect(carrier.control.shipments()).toHaveLength(3);
    await packer.status(api.orders.changeOrderStatus, { params: { id: other }, body: { status: 'processing' } });
    const listed = async () => (await packer.json(api.labels.listMadeLabels, {})).map(({ orderId }) => orderId);
    await eventually(async () => !(await listed()).includes(other), 'the label to be dropped');
    await dropped();
    const taken = all.find(({ orderId }) => orderId === other)!.parcelId;
    expect((await refusalOf(await print([taken]))).code).toBe('no-labels');
    carrier.control.planOutage({ mode: 'error', count: 1, path: 'label' });
    expect((await refusalOf(await print(parcelIds))).code).toBe('carrier-unavailable');
  });

  it('makes one label when the answer is lost, the worker dies at each step and two colleagues start it', async () => {
    const ids = [await placed(), await placed()];
    carrier.control.planOutage({ mode: 'lose-answer', count: 1, path: 'announce' });
    carrier.control.planOutage({ mode: 'error', count: 2, path: 'announce' });
    const [one, other] = [labelled(ids), labelled([...ids].reverse())];
    await Promise.all([start(one), start(other)]);
    await Promise.all([one, other].map(goesOn));
    for (const stage of ['claimed', 'asked', 'made']) {
      await rows().query(`update parcel_labels set stage = $1 where stage = 'shipped' and order_id = any($2)`, [
        stage,
        ids,
      ]);
      await rows().query(
        `update shipping_batch_orders set is_shipped = false where is_shipped and order_id = any($1)`,
        [ids],
      );
      for (const batch of [one, other]) await again(batch);
    }
    await dropped();
    for (const id of ids) {
      expect(await parcelsOf(id)).toHaveLength(1);
      expect(await liveOf(id)).toHaveLength(1);
    }
    const outcomes = [...(await progress(one.id)).orders, ...(await progress(other.id)).orders];
    expect(outcomes.filter(({ outcome }) => outcome === 'shipped')).toHaveLength(2);
  });

  it('sends no parcel with a label for the old address', async () => {
    const id = await placed();
    carrier.control.planOutage({ mode: 'lose-answer', count: 1, path: 'announce' });
    carrier.control.planOutage({ mode: 'error', count: -1, path: 'announce' });
    const batch = labelled([id]);
    await start(batch);
    await eventually(async () => (await progress(batch.id)).isHeldUp, 'the label was made, and its answer lost');
    const office = await staffOf(shop);
    const { version, ...address } = await office.json(api.deliveryAddress.findDeliveryAddress, { params: { id } });
    const moved = { ...address, address: 'Korte Gracht 2', id: randomUUID(), version };
    expect(await office.status(api.deliveryAddress.changeDeliveryAddress, { params: { id }, body: moved })).toBe(204);
    carrier.control.clearOutages();
    await again(batch);
    expect((await progress(batch.id)).orders).toMatchObject([{ outcome: 'refused' }]);
    await eventually(async () => (await liveOf(id)).length === 0, 'the label for the former address is cancelled');
    expect(await parcelsOf(id)).toEqual([]);
    expect(await run(labelled([id]))).toEqual(['shipped']);
    const addresses = carrier.control.shipments().map(({ to_address: to }) => to.address_line_1);
    expect(addresses).toEqual(['Lange Gracht 1', 'Korte Gracht 2']);
  });

  it('says in Dutch what the carrier refuses, and cancels the label of an order that cannot leave', async () => {
    const [refused, gone] = [await placed(), await placed()];
    carrier.control.behave({ failingPostalCode: '1234 AB' });
    const batch = labelled([refused]);
    expect(await run(batch)).toEqual(['refused']);
    expect((await progress(batch.id)).orders[0]!.message).toMatch(/^De vervoerder nam dit pakket niet aan/);
    carrier.control.behave({ failingPostalCode: '9999 ZZ' });
    expect(await run(labelled([refused]))).toEqual(['shipped']);
    await packer.status(api.orders.changeOrderStatus, { params: { id: gone }, body: { status: 'shipped' } });
    expect(await run(labelled([gone]))).toEqual(['refused']);
    expect(await liveOf(gone)).toEqual([]);
    await packer.status(api.orders.changeOrderStatus, { params: { id: refused }, body: { status: 'processing' } });
    await eventually(async () => (await liveOf(refused)).length === 0, 'the label of a parcel that was taken back');
  });

  it('goes on by itself when the carrier responds again', async () => {
    const id = await placed();
    carrier.control.planOutage({ mode: 'error', count: -1, path: 'announce' });
    const batch = labelled([id]);
    await start(batch);
    await eventually(async () => (await progress(batch.id)).isHeldUp, 'the batch is held up');
    carrier.control.clearOutages();
    await again(batch);
    expect(await progress(batch.id)).toMatchObject({ isRunning: false, isHeldUp: false });
    expect(await liveOf(id)).toHaveLength(1);
  });

  it('delivers the order once all its parcels are, however the webhooks arrive', async () => {
    const id = await placed();
    await run(labelled([id]));
    const [parcel] = await liveOf(id);
    carrier.control.switchWebhooks({ duplicate: 2, shuffleMs: 60 });
    for (const code of ['EN_ROUTE_TO_SORTING_CENTER', 'DRIVER_ON_ROUTE', 'DELIVERED'])
      carrier.control.move(parcel!.id, code);
    await eventually(async () => (await statusOf(id)) === 'delivered', 'the order is delivered');
    await carrier.control.webhooksSettled();
    expect(await parcelsOf(id)).toMatchObject([{ state: 'delivered' }]);
    expect(new Set(carrier.control.deliveries().map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('lists a parcel that comes back until staff settled it, and refuses a webhook that the carrier did not sign', async () => {
    const id = await placed();
    await run(labelled([id]));
    const [parcel] = await liveOf(id);
    carrier.control.move(parcel!.id, 'RETURNED_TO_SENDER');
    const problems = () => packer.json(api.labels.listParcelProblems, {});
    await eventually(async () => (await problems()).length === 1, 'the parcel waits for staff');
    const [problem] = await problems();
    expect(problem).toMatchObject({ orderId: id, problem: 'returned', carrier: 'postnl' });
    const params = { parcelId: problem!.parcelId };
    expect(await packer.status(api.labels.markParcelProblemHandled, { params })).toBe(204);
    expect(await packer.status(api.labels.markParcelProblemHandled, { params })).toBe(404);
    const body = JSON.stringify({ action: 'parcel_status_changed', parcel: { id: parcel!.id } });
    const headers = (secret: string) => ({ 'sendcloud-signature': signatureOf(body, secret) });
    const send = async (secret: string) =>
      (await packer.call(api.labels.receiveCarrierWebhook, { body, headers: headers(secret) })).status;
    expect([await send('wrong'), await send('simulator'), await send('simulator')]).toEqual([403, 200, 200]);
    expect(await problems()).toEqual([]);
  });
});
