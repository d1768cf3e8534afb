import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import * as api from '../../../contracts/api.js';
import type { ShipParcel } from '../../../contracts/shipping/parcels.js';
import { rowsOf } from '../platform/database/rows.js';
import { eventually } from '../testing/kernel.js';
import { staffWithRole } from '../testing/shop/staff-roles.js';
import { logIn, placeOrder } from '../testing/shop/test-customers.js';
import { sell } from '../testing/shop/test-products.js';
import { refusalOf } from '../testing/shop/test-browser.js';
import { startTestShop, TestBrowser, type TestShop } from '../testing/shop/test-shop.js';

let shop: TestShop;
let packer: TestBrowser;
const jar = { id: 'energy-boost', quantity: 1 };
const plan = { id: 'sleep-well-2-1', quantity: 1 };

beforeAll(async () => {
  shop = await startTestShop();
  const slugs = Array.from({ length: 8 }, (_, index) => `product-${index + 1}`);
  await sell(shop, Object.fromEntries(slugs.map((slug) => [slug, { priceCents: 1995, stock: 50 }])));
  packer = await staffWithRole(shop, 'warehouse');
});
afterAll(() => shop.close());

const parcelWith = (pieces: ShipParcel['pieces'], trackingCode: string | null = '3SABCD0001'): ShipParcel => ({
  parcelId: randomUUID(),
  pieces,
  carrier: trackingCode === null ? null : 'postnl',
  trackingCode,
});
const ship = (id: string, body: ShipParcel) => packer.call(api.parcels.shipParcel, { params: { id }, body });
const parcelsOf = (id: string) => packer.json(api.parcels.listParcels, { params: { id } });
const statusOf = async (id: string) => (await packer.json(api.orders.findOrder, { params: { id } })).status;
const setStatus = (id: string, status: 'shipped' | 'processing') =>
  packer.status(api.orders.changeOrderStatus, { params: { id }, body: { status } });
/** Pieces by product that the shelf gave to the parcels of an order. */
const leftOf = async (id: string) => {
  const shipped = await packer.json(api.lots.listLotsOfOrder, { params: { id } });
  return shipped.map(({ productId, lots }) => [productId, lots.reduce((sum, { quantity }) => sum + quantity, 0)]);
};
const expectLeft = (id: string, pieces: number[][]) =>
  eventually(async () => JSON.stringify(await leftOf(id)) === JSON.stringify(pieces), `the pieces of ${id}`);
const mailsTo = (email: string) =>
  rowsOf(
    shop.app.get(DataSource),
    z.object({ subject: z.string(), text: z.string() }),
    'select subject, text from kept_mails where "to" = $1 order by sent_at',
    [email],
  );

it('ships an order in two parcels, with its stock, its mails and the page of the customer', async () => {
  const email = 'anna@example.com';
  const id = await placeOrder(shop, { email }, { orderNumber: '2026-000301' });
  const [first, second] = [parcelWith([jar]), parcelWith([jar, plan], '3s abcd 0002')];
  expect((await ship(id, first)).status).toBe(204);
  expect(await statusOf(id)).toBe('processing');
  expect((await parcelsOf(id)).toShip).toMatchObject([jar, plan]);
  await expectLeft(id, [[7, 1]]);
  expect([(await ship(id, second)).status, (await ship(id, second)).status]).toEqual([204, 204]);
  expect(await statusOf(id)).toBe('shipped');
  await expectLeft(id, [
    [7, 2],
    [8, 2],
  ]);
  const { parcels, toShip } = await parcelsOf(id);
  expect(toShip).toEqual([]);
  expect(parcels).toMatchObject([
    { id: first.parcelId, pieces: [{ ...jar, productName: 'Energy Boost' }] },
    { trackingCode: '3SABCD0002', trackingUrl: 'https://jouw.postnl.nl/track-and-trace/3SABCD0002' },
  ]);
  const customer = new TestBrowser(shop);
  await logIn(shop, customer, email);
  const order = await customer.json(api.customers.findOrder, { params: { id } });
  expect(order.parcels).toEqual(parcels);
  const news = async () =>
    (await mailsTo(email)).map(({ subject }) => subject).filter((one) => one.includes('onderweg'));
  await eventually(async () => (await news()).length === 2, 'a mail for each parcel');
  expect((await news()).sort()).toEqual([
    'Een deel van je bestelling 2026-000301 is onderweg',
    'Je bestelling 2026-000301 is onderweg',
  ]);
});

it('ships no piece twice when colleagues ship at once', async () => {
  const id = await placeOrder(shop, { email: 'bo@example.com' }, { orderNumber: '2026-000302' });
  const attempts = [
    ...Array.from({ length: 4 }, () => ship(id, parcelWith([jar, plan]))),
    ...Array.from({ length: 3 }, () => ship(id, parcelWith([{ ...jar, quantity: 2 }]))),
  ];
  await Promise.all([...attempts, setStatus(id, 'shipped')]);
  const { parcels, toShip } = await parcelsOf(id);
  const piecesOf = (lineId: string) =>
    [...parcels.flatMap(({ pieces }) => pieces), ...toShip]
      .filter((some) => some.id === lineId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  expect([piecesOf('energy-boost'), piecesOf('sleep-well-2-1')]).toEqual([2, 1]);
  expect(await statusOf(id)).toBe('shipped');
  await expectLeft(id, [
    [7, 2],
    [8, 2],
  ]);
});

it('ships a parcel once when the same request comes many times at once', async () => {
  const id = await placeOrder(shop, { email: 'cas@example.com' }, { orderNumber: '2026-000303' });
  const body = parcelWith([jar]);
  const responses = await Promise.all(Array.from({ length: 6 }, () => ship(id, body)));
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 204));
  expect((await parcelsOf(id)).parcels).toHaveLength(1);
});

it('puts every parcel back on the shelf when staff moves the order back', async () => {
  const id = await placeOrder(shop, { email: 'daan@example.com' }, { orderNumber: '2026-000304' });
  await ship(id, parcelWith([jar]));
  await setStatus(id, 'shipped');
  await expectLeft(id, [
    [7, 2],
    [8, 2],
  ]);
  expect(await setStatus(id, 'processing')).toBe(204);
  await expectLeft(id, []);
  expect(await parcelsOf(id)).toMatchObject({ parcels: [], toShip: [{ ...jar, quantity: 2 }, plan] });
});

it('corrects a tracking code, and mails the customer once for each correction', async () => {
  const email = 'eva@example.com';
  const id = await placeOrder(shop, { email }, { orderNumber: '2026-000305' });
  await setStatus(id, 'shipped');
  const [parcel] = (await parcelsOf(id)).parcels;
  const correct = (trackingCode: string) =>
    packer.call(api.parcels.changeTracking, {
      params: { id, parcelId: parcel!.id },
      body: { carrier: 'dhl', trackingCode },
    });
  expect([(await correct('JVGL0001')).status, (await correct('JVGL0001')).status]).toEqual([204, 204]);
  const isTracking = ({ subject }: { subject: string }) => subject.includes('volg je je pakket');
  await eventually(async () => (await mailsTo(email)).some(isTracking), 'the mail');
  expect((await mailsTo(email)).filter(isTracking)).toMatchObject([
    { text: expect.stringContaining('https://my.dhlecommerce.nl/home/tracktrace/JVGL0001') as string },
  ]);
  expect((await correct('<script>')).status).toBe(400);
  const unknown = { params: { id, parcelId: 'rest-9' }, body: { carrier: null, trackingCode: null } };
  expect((await refusalOf(await packer.call(api.parcels.changeTracking, unknown))).code).toBe('parcel-not-found');
});

it('refuses more pieces than are left, and says how many', async () => {
  const id = await placeOrder(shop, { email: 'fay@example.com' }, { orderNumber: '2026-000306' });
  await ship(id, parcelWith([jar]));
  const refusal = await refusalOf(await ship(id, parcelWith([{ ...jar, quantity: 2 }])));
  expect(refusal).toMatchObject({ code: 'parcel-exceeds-order', message: 'Van Energy Boost kan er nog 1 mee.' });
});
