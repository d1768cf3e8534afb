import { randomUUID } from 'node:crypto';
import * as api from '../../../contracts/api.js';
import { eventually } from '../testing/kernel.js';
import { placeOrder } from '../testing/shop/test-customers.js';
import { sell } from '../testing/shop/test-products.js';
import { refusalOf, type TestBrowser } from '../testing/shop/test-browser.js';
import { staffOf, startTestShop, type TestShop } from '../testing/shop/test-shop.js';

let shop: TestShop;
let staff: TestBrowser;
/** The second product of the orders below, of which each has two pieces. */
const productId = 8;

beforeAll(async () => {
  shop = await startTestShop();
  const slugs = Array.from({ length: productId }, (_, index) => `product-${index + 1}`);
  await sell(shop, Object.fromEntries(slugs.map((slug) => [slug, { priceCents: 1995, stock: 10 }])));
  staff = await staffOf(shop);
});
afterAll(() => shop.close());

const receive = (number: string, bestBefore: string | undefined, quantity: number) =>
  staff.call(api.inventory.registerStockChange, {
    body: { productId, type: 'restock', quantity, lot: { number, bestBefore } },
  });
const ship = (id: string) =>
  staff.status(api.orders.changeOrderStatus, { params: { id }, body: { status: 'shipped' } });
const levels = async () => {
  const lots = await staff.json(api.lots.listLots, { query: { productId: String(productId) } });
  return Object.fromEntries(lots.map(({ lot, quantity }) => [lot ?? 'none', quantity]));
};
const lotsOf = async (id: string) => {
  const parcel = await staff.json(api.lots.listLotsOfOrder, { params: { id } });
  return parcel.find((pieces) => pieces.productId === productId);
};
const shippedLots = async (id: string) => {
  await eventually(async () => (await lotsOf(id)) !== undefined, `the lots of ${id}`);
  return (await lotsOf(id))!.lots;
};

it('lists a delivery as a lot, first expired first, and needs its date once', async () => {
  expect((await refusalOf(await receive('l-late', undefined, 4))).code).toBe('lot-unknown');
  expect((await receive('l-late', '2091-06-30', 2)).status).toBe(201);
  expect((await receive('L-LATE', undefined, 1)).status).toBe(201);
  expect((await receive('L-EARLY', '2090-06-30', 3)).status).toBe(201);
  expect((await refusalOf(await receive('L-EARLY', '2090-07-01', 1))).code).toBe('lot-date-differs');
  expect(await levels()).toEqual({ none: 10, 'L-EARLY': 3, 'L-LATE': 3 });
  const [, first] = await staff.json(api.lots.listLots, { query: { productId: String(productId) } });
  expect(first).toMatchObject({ lot: 'L-EARLY', bestBefore: '2090-06-30', isExpired: false, recalledAt: null });
});

it('gives two orders that are shipped at once the pieces that expire first, none twice', async () => {
  const ids = await Promise.all(
    ['2026-000201', '2026-000202'].map((orderNumber) => placeOrder(shop, { email: 'a@example.com' }, { orderNumber })),
  );
  expect(await Promise.all(ids.map(ship))).toEqual([204, 204]);
  const parcels = await Promise.all(ids.map(shippedLots));
  const pieces = parcels.flat().map(({ lot, quantity }) => `${quantity} × ${lot}`);
  expect(pieces.sort()).toEqual(['1 × L-EARLY', '1 × L-LATE', '2 × L-EARLY']);
  expect(await levels()).toEqual({ none: 10, 'L-EARLY': 0, 'L-LATE': 2 });
});

it('returns the pieces to their lots when staff moves the order back, and records the lot that staff saw', async () => {
  const id = await placeOrder(shop, { email: 'b@example.com' }, { orderNumber: '2026-000203' });
  await ship(id);
  expect(await shippedLots(id)).toEqual([{ lot: 'L-LATE', quantity: 2 }]);
  await staff.call(api.orders.changeOrderStatus, { params: { id }, body: { status: 'processing' } });
  await eventually(async () => (await levels())['L-LATE'] === 2, 'the pieces');
  await ship(id);
  expect(await shippedLots(id)).toEqual([{ lot: 'L-LATE', quantity: 2 }]);
  await receive('L-SEEN', '2089-01-31', 5);
  const { saleId } = (await lotsOf(id))!;
  const body = { correctionId: randomUUID(), productId, saleId, from: 'L-LATE', to: 'l-seen', quantity: 1 };
  const correct = () => staff.status(api.lots.correctShipment, { params: { id }, body });
  expect([await correct(), await correct()]).toEqual([204, 204]);
  expect(await levels()).toEqual({ none: 10, 'L-EARLY': 0, 'L-LATE': 1, 'L-SEEN': 4 });
  expect((await lotsOf(id))!.lots).toEqual([
    { lot: 'L-LATE', quantity: 1 },
    { lot: 'L-SEEN', quantity: 1 },
  ]);
});

it('assigns pieces without a lot, and lists who received a lot for certain or possibly', async () => {
  const body = { productId, changeId: randomUUID(), lot: { number: 'L-OLD', bestBefore: '2020-01-31' }, quantity: 9 };
  expect(await staff.status(api.lots.assignToLot, { body })).toBe(204);
  expect(await staff.status(api.lots.assignToLot, { body })).toBe(204);
  expect(await levels()).toMatchObject({ none: 1, 'L-OLD': 9 });
  const lot = async (name: string) => {
    const rows = await staff.json(api.lots.listRecipients, { query: { productId: String(productId), lot: name } });
    return rows.map(({ orderNumber, certain, possible }) => [orderNumber, certain, possible]);
  };
  expect(await lot('L-SEEN')).toEqual([['2026-000203', 1, 0]]);
  const id = await placeOrder(shop, { email: 'c@example.com', name: 'Cor Vis' }, { orderNumber: '2026-000204' });
  await receive('L-SEEN', undefined, 4);
  await staff.call(api.inventory.registerStockChange, {
    body: { productId, type: 'damage', quantity: 8, lot: { number: 'L-SEEN' } },
  });
  await ship(id);
  expect(await shippedLots(id)).toEqual([
    { lot: 'L-LATE', quantity: 1 },
    { lot: null, quantity: 1 },
  ]);
  expect(await lot('L-OLD')).toEqual([['2026-000204', 0, 1]]);
  const file = await staff.call(api.lots.exportRecipients, { query: { productId: String(productId), lot: 'L-OLD' } });
  expect(await file.text()).toContain('"2026-000204";"Cor Vis";"c@example.com"');
});
