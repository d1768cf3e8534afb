import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import type { PreviewProductEdit } from '../../../../contracts/admin/product-edits.js';
import { addDays, amsterdamDay } from '../../../../contracts/values/calendar.js';
import { startOfPlanned } from '../../../../contracts/values/planned-moment.js';
import { Clock } from '../../platform/clock/clock.js';
import { countOf } from '../../platform/database/rows.js';
import { eventually } from '../../testing/kernel.js';
import { receiveNotifications } from '../../testing/shop/notifications.js';
import { refusalOf } from '../../testing/shop/test-browser.js';
import { sell } from '../../testing/shop/test-products.js';
import { staffOf, startTestShop, TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';
import { ApplyProductEditHandler } from './apply-product-edit.work.js';
import { EditedProduct } from './edited-product.entity.js';
import { ProductEdit } from './product-edit.entity.js';

let shop: TestShop;
let staff: TestBrowser;
let ids: number[];
let other: number;
beforeAll(async () => {
  shop = await startTestShop();
  const slugs = Array.from({ length: 6 }, (_, index) => `product-${index + 1}`);
  const sold = await sell(shop, Object.fromEntries(slugs.map((slug) => [slug, { priceCents: 2000, stock: 5 }])));
  ids = [...sold.values()];
  staff = await staffOf(shop);
  const category = { name: 'Slapen', slug: 'slapen' };
  other = (await staff.json(api.adminCategories.createCategory, { body: category })).id;
});
afterAll(() => shop.close());

const product = (id: number) => staff.json(api.adminProducts.findProduct, { params: { id } });
const preview = (productIds: number[], edit: PreviewProductEdit['edit']) =>
  staff.json(api.adminProductEdits.previewEdit, { body: { productIds, edit } });
const progress = (id: string) => staff.json(api.adminProductEdits.findEdit, { params: { id } });
const finished = async (id: string) => {
  await eventually(async () => !(await progress(id)).isRunning, `the edit ${id}`);
  return progress(id);
};
async function apply(productIds: number[], edit: PreviewProductEdit['edit'], id = randomUUID()) {
  const lines = (await preview(productIds, edit)).map(({ productId, before, after }) => ({ productId, before, after }));
  const start = () => staff.status(api.adminProductEdits.startEdit, { body: { id, lines } });
  expect(await Promise.all([start(), start()])).toEqual([204, 204]);
  return finished(id);
}
async function undo(id: string) {
  const undoId = randomUUID();
  const send = () => staff.status(api.adminProductEdits.undoEdit, { params: { id }, body: { id: undoId } });
  expect(await Promise.all([send(), send()])).toEqual([204, 204]);
  return finished(undoId);
}
const setClock = async (time: number) => {
  const clock = shop.app.get(Clock);
  await clock.move(Math.round((time - clock.now().getTime()) / 1000) * 1000);
};
const shownSlugs = async () => {
  await receiveNotifications(shop);
  return (await new TestBrowser(shop).json(api.catalog.listProducts)).map(({ slug }) => slug);
};
const acts = async () => (await staff.json(api.adminLogbook.listLogbook, {})).map(({ act, subject }) => [act, subject]);

it('shows what would change, changes nothing, and warns where the 30 days matter', async () => {
  const [first] = await preview([ids[0]!], {
    price: { by: 'percentage', value: 10, isRounded: true },
    categoryId: other,
  });
  expect(first).toMatchObject({ name: 'product-1', after: { priceCents: 2200, categoryId: other } });
  expect(first!.before).toMatchObject({ priceCents: 2000 });
  expect(first!.warnings).toEqual([
    'De laagste prijs van de afgelopen 30 dagen is € 20,00: een korting telt voorlopig vanaf dat bedrag.',
  ]);
  expect((await product(ids[0]!)).price).toBe('20.00');
  const [cheap] = await preview([ids[0]!], { price: { by: 'amount', value: -20, isRounded: false } });
  expect(cheap).toMatchObject({ before: {}, after: {} });
  expect(cheap!.warnings[0]).toContain('Deze prijs kan niet');
});

it('changes the price and category of several products once, records it, and takes it back', async () => {
  const edit = { price: { by: 'amount' as const, value: 1.5, isRounded: false }, categoryId: other };
  const done = await apply(ids.slice(0, 3), edit);
  expect(done).toMatchObject({ kind: 'edit', total: 3, done: 3, refused: [], undoneBy: null });
  expect(await Promise.all(ids.slice(0, 3).map(product))).toMatchObject(
    [1, 2, 3].map(() => ({ price: '21.50', categoryId: other })),
  );
  expect((await acts()).filter(([act]) => act === 'products-edited')).toEqual([['products-edited', '3 producten']]);
  await staff.call(api.adminProducts.changeProduct, { params: { id: ids[1]! }, body: { price: '30' } });
  const undone = await undo(done.id);
  expect(undone).toMatchObject({ kind: 'undo', total: 3, done: 2 });
  expect(undone.refused).toEqual([
    { name: 'product-2', refusal: 'Iemand anders heeft dit net gewijzigd. Probeer het opnieuw.' },
  ]);
  expect((await product(ids[0]!)).price).toBe('20.00');
  expect(await product(ids[1]!)).toMatchObject({ price: '30.00', categoryId: other });
  const again = await staff.call(api.adminProductEdits.undoEdit, {
    params: { id: done.id },
    body: { id: randomUUID() },
  });
  expect((await refusalOf(again)).code).toBe('edit-undone');
});

it('sets and clears what products are for and how they taste, except where the claim rules refuse it', async () => {
  const texts = async (id: number) => {
    const { purpose, flavour } = await product(id);
    return [purpose, flavour];
  };
  const body = { purpose: 'Voor je avond', flavour: 'kers' };
  await staff.call(api.adminProducts.changeProduct, { params: { id: ids[3]! }, body });
  const done = await apply([ids[3]!, ids[4]!], { purpose: ' Voor je ochtend ', flavour: '' });
  expect(done).toMatchObject({ done: 2, refused: [] });
  expect([await texts(ids[3]!), await texts(ids[4]!)]).toEqual([
    ['Voor je ochtend', null],
    ['Voor je ochtend', null],
  ]);
  const healing = await apply([ids[4]!], { purpose: 'Tegen verkoudheid' });
  expect(healing).toMatchObject({ done: 0, refused: [{ name: 'product-5' }] });
  await undo(done.id);
  expect([await texts(ids[3]!), await texts(ids[4]!)]).toEqual([
    ['Voor je avond', 'kers'],
    [null, null],
  ]);
});

it('changes no product that a colleague changed since the preview', async () => {
  const body = { productIds: [ids[3]!, ids[4]!], edit: { price: { by: 'set' as const, value: 25, isRounded: false } } };
  const lines = (await staff.json(api.adminProductEdits.previewEdit, { body })).map(
    ({ warnings: _, name: __, ...line }) => line,
  );
  await staff.call(api.adminProducts.changeProduct, { params: { id: ids[3]! }, body: { price: '22' } });
  const id = randomUUID();
  await staff.call(api.adminProductEdits.startEdit, { body: { id, lines } });
  expect(await finished(id)).toMatchObject({ done: 1, refused: [{ name: 'product-4' }] });
  expect([(await product(ids[3]!)).price, (await product(ids[4]!)).price]).toEqual(['22.00', '25.00']);
});

it('changes no price that a colleague saved while the edit waited for the product', async () => {
  const body = { productIds: [ids[5]!], edit: { price: { by: 'amount' as const, value: 1, isRounded: false } } };
  const lines = (await staff.json(api.adminProductEdits.previewEdit, { body })).map(
    ({ warnings: _, name: __, ...line }) => line,
  );
  const saving = shop.app.get(DataSource).createQueryRunner();
  await saving.startTransaction();
  await saving.query('select 1 from products where id = $1 for update', [ids[5]!]);
  const id = randomUUID();
  await staff.call(api.adminProductEdits.startEdit, { body: { id, lines } });
  const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await eventually(async () => (await countOf(shop.app.get(DataSource), waits)) > 0, 'an edit that waits');
  await saving.query(
    `insert into product_prices (product_id, kind, price_cents, starts_at) values ($1, 'regular', 2750, clock_timestamp())`,
    [ids[5]!],
  );
  await saving.commitTransaction();
  await saving.release();
  expect(await finished(id)).toMatchObject({ done: 0, refused: [{ name: 'product-6' }] });
  expect((await product(ids[5]!)).price).toBe('27.50');
});

it('goes on after a crash and repeats no product', async () => {
  const { id } = await apply([ids[5]!], { price: { by: 'set', value: 24, isRounded: false } });
  const rows = shop.app.get(DataSource);
  const priced = async () =>
    (await staff.json(api.adminProductPrices.listPrices, { params: { id: ids[5]! } })).prices.length;
  const before = await priced();
  await rows.getRepository(ProductEdit).update({ id }, { status: 'queued', dueAt: new Date(0) });
  await shop.app.get(ApplyProductEditHandler).handle({ id });
  expect(await finished(id)).toMatchObject({ done: 1, refused: [] });
  expect(await priced()).toBe(before);
  expect(await rows.getRepository(EditedProduct).countBy({ editId: id })).toBe(1);
});

it('takes an archived product off the shop and the list, and brings it back', async () => {
  await staff.call(api.adminProducts.changeProduct, { params: { id: ids[4]! }, body: { kind: 'other' } });
  const done = await apply([ids[4]!], { status: 'archived' });
  expect(await shownSlugs()).not.toContain('product-5');
  const listed = async (status?: string) =>
    (await staff.json(api.adminProducts.listProducts, { query: { status } })).map(({ slug }) => slug);
  expect(await listed()).not.toContain('product-5');
  expect(await listed('archived')).toEqual(['product-5']);
  expect(await product(ids[4]!)).toMatchObject({ isArchived: true, isActive: false });
  await undo(done.id);
  expect(await shownSlugs()).toContain('product-5');
  expect(await listed('archived')).toEqual([]);
});

it('puts a product on sale at the planned minute by itself, and records since when it was offered', async () => {
  const day = addDays(amsterdamDay(new Date().toISOString()), 3);
  const publishFrom = `${day}T09:30`;
  await apply([ids[2]!], { status: 'active', publishFrom });
  expect(await product(ids[2]!)).toMatchObject({ isActive: true, publishAt: startOfPlanned(publishFrom) });
  expect(await shownSlugs()).not.toContain('product-3');
  const minute = Date.parse(startOfPlanned(publishFrom));
  await setClock(minute - 60_000);
  expect(await shownSlugs()).not.toContain('product-3');
  await setClock(minute + 60_000);
  expect(await shownSlugs()).toContain('product-3');
  const { history } = await staff.json(api.adminProductPrices.listPrices, { params: { id: ids[2]! } });
  expect(history.offered.at(-1)).toEqual({ from: minute, until: null });
  await setClock(Date.now());
});

it('keeps no planned start of an offer that staff moved or took back', async () => {
  const offered = async () => {
    const { history } = await staff.json(api.adminProductPrices.listPrices, { params: { id: ids[0]! } });
    return history.offered.filter(({ from }) => from > Date.now());
  };
  await apply([ids[0]!], { status: 'active', publishFrom: '2098-03-01' });
  await apply([ids[0]!], { status: 'active', publishFrom: '2099-03-01' });
  expect(await offered()).toEqual([{ from: Date.parse(startOfPlanned('2099-03-01')), until: null }]);
  await apply([ids[0]!], { status: 'active' });
  expect(await offered()).toEqual([]);
  expect(await shownSlugs()).toContain('product-1');
});

it('refuses what makes no sense', async () => {
  const status = (productIds: number[], edit: PreviewProductEdit['edit']) =>
    staff.status(api.adminProductEdits.previewEdit, { body: { productIds, edit } });
  expect(await status([], { status: 'active' })).toBe(400);
  expect(await status([1], { price: { by: 'set', value: 0, isRounded: false } })).toBe(400);
  expect(await status([1], { purpose: 'Nu met 10% korting' })).toBe(400);
  expect(await status([1], { flavour: 'k'.repeat(41) })).toBe(400);
  expect(await status([1], { status: 'inactive', publishFrom: '2099-01-01' })).toBe(400);
  expect(await staff.status(api.adminProductEdits.findEdit, { params: { id: randomUUID() } })).toBe(404);
});
