import { randomUUID } from 'node:crypto';
import * as api from '../../../contracts/api.js';
import type { BookStockTake } from '../../../contracts/stock/stock-takes.js';
import { eventually } from '../testing/kernel.js';
import { staffWithRole } from '../testing/shop/staff-roles.js';
import { placeOrder } from '../testing/shop/test-customers.js';
import { sell } from '../testing/shop/test-products.js';
import { startTestShop, type TestBrowser, type TestShop } from '../testing/shop/test-shop.js';

let shop: TestShop;
let packer: TestBrowser;
/** The second product of the orders below, of which each has two pieces. */
const ordered = 8;
const unlimited = 9;

beforeAll(async () => {
  shop = await startTestShop();
  const limited = Array.from({ length: ordered }, (_, index) => `product-${index + 1}`);
  await sell(shop, {
    ...Object.fromEntries(limited.map((slug) => [slug, { priceCents: 1995, stock: 10 }])),
    onbeperkt: { priceCents: 1995, stock: null },
  });
  packer = await staffWithRole(shop, 'warehouse');
});
afterAll(() => shop.close());

const countable = async (id: number) =>
  (await packer.json(api.stockTakes.listCountable, {})).find(({ productId }) => productId === id);
const onHand = async (id: number) =>
  (await packer.json(api.inventory.listLevels, {})).find(({ productId }) => productId === id)?.onHand;
const movements = (id: number) => packer.json(api.inventory.listMovements, { query: { productId: id } });
const book = (lines: BookStockTake['lines'], id = randomUUID()) =>
  packer.json(api.stockTakes.bookStockTake, { body: { id, lines } });
const counted = (productId: number, shown: number, figure: number, reason: 'counted' | 'damaged' = 'counted') => ({
  productId,
  shown,
  counted: figure,
  reason,
});

it('books each difference with its reason, and lists what should lie there', async () => {
  expect(await countable(unlimited)).toMatchObject({ lying: null });
  expect(await countable(1)).toMatchObject({ productName: 'product-1', lying: 10, sold: 0 });
  const lines = [
    counted(1, 10, 12),
    { ...counted(2, 10, 7), reason: 'damaged' as const },
    { ...counted(3, 10, 9), reason: 'expired' as const },
    { ...counted(4, 10, 11), reason: 'found' as const },
  ];
  expect((await book(lines)).lines).toEqual([1, 2, 3, 4].map((productId) => ({ productId, refusal: null })));
  const rows = await Promise.all([1, 2, 3, 4].map(movements));
  expect(rows.flat().map(({ type, quantity, note }) => [type, quantity, note])).toEqual([
    ['adjustment', 2, 'Telling'],
    ['damage', -3, 'Telling: beschadigd'],
    ['expired', -1, 'Telling: verlopen'],
    ['adjustment', 1, 'Telling: gevonden'],
  ]);
});

it('books a difference once, however often and however many at once the take is sent', async () => {
  const id = randomUUID();
  const send = () => book([counted(5, 10, 4)], id);
  await Promise.all([send(), send(), send()]);
  await send();
  expect(await movements(5)).toHaveLength(1);
  expect(await onHand(5)).toBe(4);
});

it('keeps the sales that were made while staff counted, and counts sold pieces until they leave', async () => {
  const numbers = ['2026-000301', '2026-000302', '2026-000303'];
  const orders = numbers.map((orderNumber) => placeOrder(shop, { email: 'a@example.com' }, { orderNumber }));
  const take = book([counted(ordered, 10, 9, 'damaged')]);
  await Promise.all([...orders, take]);
  await eventually(async () => (await onHand(ordered)) === 10 - 6 - 1, 'three sales and the difference');
  expect(await countable(ordered)).toMatchObject({ lying: 9, sold: 6 });
});

it('books a difference once when two colleagues counted the same shelf', async () => {
  const { lying, corrections } = (await countable(7))!;
  const line = { ...counted(7, lying!, lying! - 2), corrections };
  const takes = await Promise.all([book([line]), book([line])]);
  const refusals = takes.flatMap(({ lines }) => lines.map(({ refusal }) => refusal));
  expect(refusals.filter((refusal) => refusal === null)).toHaveLength(1);
  expect(refusals.filter(Boolean)).toEqual([expect.stringMatching(/^Deze voorraad is intussen aangepast/)]);
  const after = (await countable(7))!;
  expect(after).toMatchObject({ lying: lying! - 2, corrections: corrections + 1 });
  expect(
    (await book([{ ...counted(7, after.lying!, after.lying! + 1), corrections: after.corrections }])).lines,
  ).toEqual([{ productId: 7, refusal: null }]);
});

it('says which difference it cannot book, and books the others', async () => {
  await packer.call(api.inventory.registerStockChange, { body: { productId: 6, type: 'damage', quantity: 8 } });
  const { lines } = await book([counted(6, 10, 5), counted(999, 1, 2), counted(4, 11, 8)]);
  expect(lines).toEqual([
    { productId: 6, refusal: 'De voorraad kan niet onder nul komen.' },
    { productId: 999, refusal: 'Dit bestaat niet (meer).' },
    { productId: 4, refusal: null },
  ]);
  expect([await onHand(6), await onHand(4)]).toEqual([2, 8]);
});

it('refuses a difference of zero, a reason that does not fit, and a product that is counted twice', async () => {
  const status = (lines: BookStockTake['lines']) =>
    packer.status(api.stockTakes.bookStockTake, { body: { id: randomUUID(), lines } });
  expect(await status([counted(1, 5, 5)])).toBe(400);
  expect(await status([counted(1, 5, 6, 'damaged')])).toBe(400);
  expect(await status([counted(1, 5, 6), counted(1, 5, 7)])).toBe(400);
  expect(await status([])).toBe(400);
});
