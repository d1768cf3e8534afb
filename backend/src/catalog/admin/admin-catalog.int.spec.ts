import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { refusalOf } from '../../testing/shop/test-browser.js';
import * as api from '../../../../contracts/api.js';
import type { Endpoint, ResponseOf } from '../../../../contracts/endpoint.js';
import { AdminProductSchema, type AdminProduct } from '../../../../contracts/admin/products.js';
import type { AdminCategory } from '../../../../contracts/admin/categories.js';
import type { ApiErrorBody } from '../../../../contracts/errors.js';
import { forSale } from '../../../../contracts/food/label.fixtures.js';
import { ProductCost } from '../costs/product-cost.entity.js';
import { SellStock } from '../../inventory/commands/sell-stock.js';
import { staffWithRole } from '../../testing/shop/staff-roles.js';
import { eventually, testContext } from '../../testing/kernel.js';
import { staffOf, startTestShop, type TestBrowser, type TestShop, testStaff } from '../../testing/shop/test-shop.js';

let shop: TestShop;
let staff: TestBrowser;
let category: AdminCategory;
let count = 0;

beforeAll(async () => {
  shop = await startTestShop();
  staff = await staffOf(shop);
  category = await create(api.adminCategories.createCategory, {
    name: 'Energie',
    slug: 'energy',
    description: 'Voor overdag',
  });
});
afterAll(() => shop.close());

const form = (fields: object = {}) => ({
  name: `Gummy ${++count}`,
  slug: `gummy-nummer-${count}`,
  description: 'Lekker.',
  categoryId: category.id,
  price: '24,95',
  ...forSale,
  ...fields,
});
async function create<E extends Endpoint>(endpoint: E, body: object): Promise<ResponseOf<E>> {
  const response = await staff.send(endpoint.method, endpoint.path, body);
  expect([endpoint.path, response.status]).toEqual([endpoint.path, 201]);
  return (await response.json()) as ResponseOf<E>;
}
async function update(id: number, body: object): Promise<AdminProduct> {
  const response = await staff.call(api.adminProducts.changeProduct, { params: { id }, body });
  expect(response.status).toBe(200);
  return await response.json();
}
async function errorOf(request: Promise<Response>): Promise<ApiErrorBody & { status: number }> {
  const response = await request;
  return { ...(await refusalOf(response)), status: response.status };
}
const archive = (id: number) => update(id, { isArchived: true });
const product = (fields: object = {}) => create(api.adminProducts.createProduct, form(fields));

describe('categories', () => {
  it('are created, changed and hidden, which frees their slug', async () => {
    const sleep = await create(api.adminCategories.createCategory, {
      name: ' Slaap ',
      slug: 'sleep',
      description: ' ',
    });
    expect(sleep).toMatchObject({ name: 'Slaap', description: null });
    const response = await staff.call(api.adminCategories.changeCategory, {
      params: { id: sleep.id },
      body: { name: 'Slapen', slug: 'sleep', description: 'x' },
    });
    expect(await response.json()).toEqual({
      id: sleep.id,
      name: 'Slapen',
      slug: 'sleep',
      description: 'x',
      version: 2,
    });
    expect(await staff.status(api.adminCategories.deleteCategory, { params: { id: sleep.id } })).toBe(204);
    expect(await staff.json(api.adminCategories.listCategories)).toEqual([category]);
    const { version: _, ...shown } = category;
    expect(await staff.json(api.catalog.listCategories)).toEqual([{ ...shown, formerSlugs: [] }]);
    await create(api.adminCategories.createCategory, {
      name: 'Slaap',
      slug: 'sleep',
      description: null,
    });
  });

  it('are saved by one of two forms that opened together, by a repeat of that one, and without a version', async () => {
    const { id, version } = await create(api.adminCategories.createCategory, { name: 'Samen', slug: 'samen' });
    const change = (body: object) => staff.call(api.adminCategories.changeCategory, { params: { id }, body });
    const names = ['Jij', 'Ik'];
    const save = (name: string) => change({ name, slug: 'samen', description: null, version });
    const responses = await Promise.all(names.map(save));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = responses.findIndex(({ status }) => status === 409);
    expect(await refusalOf(responses[lost]!)).toMatchObject({ code: 'conflict' });
    expect(await (await save(names[1 - lost]!)).json()).toMatchObject({ name: names[1 - lost], version: 2 });
    expect((await change({ name: 'Wij' })).status).toBe(200);
  });

  it('refuse a taken slug and empty fields, and name the field', async () => {
    const taken = await errorOf(
      staff.call(api.adminCategories.createCategory, { body: { name: 'Nog een', slug: 'energy' } }),
    );
    expect(taken).toMatchObject({ status: 409, code: 'slug-taken', fields: { slug: 'Deze slug is al in gebruik' } });
    const empty = await errorOf(staff.call(api.adminCategories.createCategory, { body: { name: '', slug: '' } }));
    expect(empty).toMatchObject({ status: 400, fields: { name: 'Naam is verplicht', slug: 'Slug is verplicht' } });
  });

  it('cannot be removed while they contain a product, also in a race', async () => {
    const busy = await create(api.adminCategories.createCategory, { name: 'Druk', slug: 'busy' });
    const { id } = await product({ categoryId: busy.id });
    const inUse = await errorOf(staff.call(api.adminCategories.deleteCategory, { params: { id: busy.id } }));
    expect(inUse).toMatchObject({
      status: 409,
      code: 'category-in-use',
      message: 'Er staat nog 1 product in deze categorie.',
    });
    expect(await staff.status(api.adminProducts.deleteProduct, { params: { id } })).toBe(204);
    const [removed, added] = await Promise.all([
      staff.call(api.adminCategories.deleteCategory, { params: { id: busy.id } }),
      staff.call(api.adminProducts.createProduct, { body: form({ categoryId: busy.id }) }),
    ]);
    expect([[204, 400], [409, 201]]).toContainEqual([removed.status, added.status]); // oxfmt-ignore
  });
});

describe('a product', () => {
  it('gets the defaults, and stores empty optional fields as null', async () => {
    const made = await product({
      details: '',
      badge: ' ',
      benefits: ' a, ,b ',
      nutrition: { portie: '', calories: ' ' },
    });
    AdminProductSchema.strict().parse(made);
    expect(made).toMatchObject({
      price: '24.95',
      quantity: '60 stuks',
      stock: 0,
      details: null,
      badge: null,
      benefits: ['a', 'b'],
      nutrition: null,
      isActive: true,
      isFeatured: false,
      subscriptionEnabled: false,
      subscriptionDiscount: 20,
      subscriptionFrequencies: null,
      categoryName: 'Energie',
      version: 1,
    });
    const full = await product({
      stock: null,
      subscriptionEnabled: true,
      nutrition: { calories: '25 kcal' },
      price: 9.5,
      sourness: 4,
      purpose: 'Voor je middag',
    });
    expect(full).toMatchObject({ stock: null, subscriptionFrequencies: [1, 2, 3], price: '9.50' });
    expect(full.nutrition).toEqual({ portie: '', calories: '25 kcal', protein: '', carbs: '', fat: '' });
    const shown = await staff.json(api.catalog.findProduct, { params: { slug: full.slug } });
    expect(shown).toMatchObject({ id: full.id, stock: null, price: '9.50', sourness: 4, firmness: null });
    const card = { purpose: 'Voor je middag', flavour: null };
    expect(shown).toMatchObject(card);
    const listed = await staff.json(api.catalog.listProducts, {});
    expect(listed.find(({ id }) => id === full.id)).toMatchObject(card);
  });

  it.each([
    ['name', '', 'Naam is verplicht'],
    ['slug', '', 'Slug is verplicht'],
    ['slug', 'Met Hoofdletters', 'Gebruik alleen kleine letters, cijfers en losse koppeltekens'],
    ['slug', 'energie-2-1', 'Laat een slug niet eindigen op twee getallen, zoals -2-1'],
    ['description', undefined, 'Beschrijving is verplicht'],
    ['categoryId', undefined, 'Categorie is verplicht'],
    ['categoryId', 9999, 'Kies een categorie'],
    ['price', '', 'Prijs is verplicht'],
    ['price', undefined, 'Prijs is verplicht'],
    ['price', 'x', 'Vul een geldig bedrag in'],
    ['price', 0, 'Vul een prijs in tot € 10.000'],
    ['sku', 'x'.repeat(41), 'Gebruik hoogstens 40 tekens'],
    ['ean', '8712345678907', 'Deze EAN klopt niet: het laatste cijfer past niet bij de andere'],
    ['costPrice', -1, 'Vul een geldig bedrag in'],
    ['costPrice', '10000.01', 'Vul een inkoopprijs in tot € 10.000'],
    ['quantity', '', 'Hoeveelheid is verplicht'],
    ['stock', -1, 'Voorraad moet 0 of hoger zijn'],
    ['stock', 1.5, 'Vul bij Voorraad een heel getal in'],
    ['subscriptionDiscount', 101, 'Korting moet tussen 0 en 100 liggen'],
    ['isAdmin', true, 'Dit veld kennen we niet'],
  ])('refuses %s %j and names the field', async (field, value, sentence) => {
    const response = await errorOf(staff.call(api.adminProducts.createProduct, { body: form({ [field]: value }) }));
    expect(response).toMatchObject({ status: 400, fields: { [field]: sentence } });
  });

  it('refuses a taken slug, also in a race', async () => {
    const slug = 'dezelfde-slug';
    const responses = await Promise.all(
      [1, 2, 3].map(() => staff.call(api.adminProducts.createProduct, { body: form({ slug }) })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const other = await product();
    const response = await errorOf(
      staff.call(api.adminProducts.changeProduct, { params: { id: other.id }, body: { slug } }),
    );
    expect(response).toMatchObject({ status: 409, code: 'slug-taken', fields: { slug: 'Deze slug is al in gebruik' } });
  });

  it('keeps its article number, EAN and cost price from customers and from roles without figures', async () => {
    const made = await product({ sku: ' GOM-secret ', ean: '8 712345 678906', costPrice: '7,13' });
    expect(made).toMatchObject({ sku: 'GOM-secret', ean: '8712345678906', costPrice: '7.13' });
    const shown = await staff.json(api.catalog.findProduct, { params: { slug: made.slug } });
    expect(shown.ean).toBe('8712345678906');
    const pages = [shown, await staff.json(api.catalog.listProducts), await staff.json(api.catalog.listTexts)];
    expect(JSON.stringify(pages)).not.toMatch(/GOM-secret|sku|cost|margin/i);
    const warehouse = await staffWithRole(shop, 'warehouse');
    const parcel = await warehouse.json(api.adminProducts.findProduct, { params: { id: made.id } });
    expect(parcel).toMatchObject({ sku: 'GOM-secret', costPrice: null });
    const list = await warehouse.json(api.adminProducts.listProducts, { query: { q: '712345678906' } });
    expect(list.map(({ id, costPrice }) => [id, costPrice])).toEqual([[made.id, null]]);
    const timeline = await warehouse.json(api.adminTimeline.showProductTimeline, { params: { id: made.id } });
    expect(JSON.stringify(timeline)).not.toContain('cost_cents');
    expect(await (await warehouse.call(api.adminProducts.exportProducts)).text()).not.toContain('Inkoopprijs');
  });

  it('is found by the words of its name, slug or article number, in any order and without accents', async () => {
    const made = await product({ name: 'Kersen Café zuur', slug: 'kers-zuur', sku: 'KZ-77' });
    const other = await product({ name: 'Kersen zoet', slug: 'kers-zoet' });
    await archive(other.id);
    for (const q of ['cafe KERSEN', 'ZÚUR', 'rs-zu', 'kz 77', 'z']) {
      const found = await staff.json(api.adminProducts.listProducts, { query: { q, limit: 500 } });
      expect([q, found.map(({ id }) => id)]).toEqual([q, expect.arrayContaining([made.id])]);
      expect(found.map(({ id }) => id)).not.toContain(other.id);
    }
    const none = await staff.json(api.adminProducts.listProducts, { query: { q: 'kersen bitter', limit: 10 } });
    expect(none).toEqual([]);
  });

  it('has its id in the ids of the list, in the order of the list, when the filter finds it', async () => {
    const [one, other, away] = [
      await product({ name: 'Ids b' }),
      await product({ name: 'ids A', isActive: false }),
      await product({ name: 'Ids c' }),
    ];
    await archive(away.id);
    const ids = (query: object) => staff.json(api.adminProductEdits.listProductIds, { query: { q: 'ids', ...query } });
    expect(await ids({ sort: 'name' })).toEqual([other.id, one.id]);
    expect(await ids({ status: 'inactive' })).toEqual([other.id]);
    expect(await ids({ status: 'archived' })).toEqual([away.id]);
    const warehouse = await staffWithRole(shop, 'warehouse');
    expect(await warehouse.status(api.adminProductEdits.listProductIds)).toBe(403);
  });

  it('is offered for a choice by name until it is archived, also when it is not on sale', async () => {
    const one = await product({ name: 'Keuze b', subscriptionEnabled: true });
    const [other, away] = [await product({ name: 'keuze A', isActive: false }), await product({ name: 'Keuze c' })];
    await archive(away.id);
    const warehouse = await staffWithRole(shop, 'warehouse');
    const choices = await warehouse.json(api.adminProducts.listProductChoices);
    expect(choices.filter(({ name }) => /^keuze/i.test(name))).toEqual([
      { id: other.id, name: 'keuze A', isOnSale: false, subscriptionEnabled: false },
      { id: one.id, name: 'Keuze b', isOnSale: true, subscriptionEnabled: true },
    ]);
  });

  it('refuses a taken article number or EAN, also in other letters, and frees both on deletion', async () => {
    const codes = { sku: 'Pot-1', ean: '4006381333931' };
    const [first, other] = [await product(codes), await product()];
    const change = (body: object) => staff.call(api.adminProducts.changeProduct, { params: { id: other.id }, body });
    expect(await errorOf(change({ sku: 'POT-1' }))).toMatchObject({
      status: 409,
      code: 'sku-taken',
      fields: { sku: 'Dit artikelnummer is al in gebruik' },
    });
    expect(await errorOf(change({ ean: codes.ean }))).toMatchObject({ code: 'ean-taken' });
    await staff.call(api.adminProducts.deleteProduct, { params: { id: first.id } });
    expect(await update(other.id, codes)).toMatchObject(codes);
    expect(await update(other.id, { sku: '', ean: null })).toMatchObject({ sku: null, ean: null });
  });

  it('records each cost price once, with the moment from which it holds', async () => {
    const [one, other] = [await product({ costPrice: '8.00' }), await product()];
    await update(one.id, { costPrice: '8.50', name: 'Duurder' });
    await update(one.id, { costPrice: '8.50', badge: 'A' });
    await update(one.id, { costPrice: null });
    const costs = await shop.app
      .get(DataSource)
      .getRepository(ProductCost)
      .find({ order: { id: 'ASC' } });
    const of = (id: number) => costs.filter(({ productId }) => productId === id).map(({ costCents }) => costCents);
    expect([of(one.id), of(other.id)]).toEqual([[800, 850, null], []]);
  });

  it('is hidden on deletion, which frees its slug', async () => {
    const [gone, stays] = [await product(), await product()];
    expect(await staff.status(api.adminProducts.deleteProduct, { params: { id: gone.id } })).toBe(204);
    expect(await staff.status(api.adminProducts.deleteProduct, { params: { id: gone.id } })).toBe(404);
    expect(await staff.status(api.adminProducts.findProduct, { params: { id: gone.id } })).toBe(404);
    expect(await staff.status(api.catalog.findProduct, { params: { slug: gone.slug } })).toBe(404);
    const ids = (await staff.json(api.adminProducts.listProducts)).map(({ id }) => id);
    expect([ids.includes(gone.id), ids.includes(stays.id)]).toEqual([false, true]);
    await product({ slug: gone.slug });
  });

  it('refuses a stale form only for the fields that conflict', async () => {
    const [loaded, other] = [await product(), await product()];
    await update(loaded.id, { price: '19.95', badge: 'NIEUW', version: loaded.version });
    await update(other.id, { name: 'Iets anders' });
    const clash = await errorOf(
      staff.call(api.adminProducts.changeProduct, {
        params: { id: loaded.id },
        body: { price: '29,95', badge: 'NIEUW', version: 1 },
      }),
    );
    expect(clash).toMatchObject({
      status: 409,
      code: 'product-changed',
      message: 'Iemand anders heeft dit product intussen gewijzigd: prijs.',
      details: { fields: 'price', version: 2 },
    });
    expect(await update(loaded.id, { price: '19.95', version: 1 })).toMatchObject({ price: '19.95', version: 2 }); // retry
    expect(await update(loaded.id, { name: 'Nieuwe naam', version: 1 })).toMatchObject({ badge: 'NIEUW', version: 3 });
  });

  it('saves one of three concurrent forms', async () => {
    const { id, version } = await product();
    const responses = await Promise.all(
      ['10.00', '11.00', '12.00'].map((price) =>
        staff.call(api.adminProducts.changeProduct, { params: { id }, body: { price, version } }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('the stock of the product form', () => {
  const shelf = (id: number) => staff.json(api.inventory.findLedger, { params: { productId: id } });

  it('books the difference and keeps concurrent stock changes', async () => {
    const [one, other] = [await product({ stock: 50 }), await product({ stock: 7 })];
    await create(api.inventory.registerStockChange, {
      productId: one.id,
      type: 'damage',
      quantity: 3,
      note: 'Gevallen',
    });
    const saved = await update(one.id, { stock: 60, stockBase: 50, version: one.version });
    expect(saved.stock).toBe(57);
    const { lines } = await shelf(one.id);
    expect(lines.map(({ type, quantity, onHandAfter }) => [type, quantity, onHandAfter])).toEqual([
      ['adjustment', 10, 57],
      ['damage', -3, 47],
      ['opening', 50, 50],
    ]);
    expect(lines[0]!.actor).toEqual({ kind: 'staff', name: testStaff.email });
    expect((await shelf(other.id)).onHand).toBe(7);
  });

  it('books a repeated form once and a new form again', async () => {
    const { id, version } = await product({ stock: 10 });
    const body = { stock: 12, stockBase: 10, version };
    expect((await update(id, body)).stock).toBe(12);
    const again = await update(id, body);
    expect(again.stock).toBe(12);
    expect((await update(id, { stock: 10, stockBase: 12, version: again.version })).stock).toBe(10);
    expect((await update(id, { stock: 12, stockBase: 10, version: again.version + 1 })).stock).toBe(12);
  });

  it('sets the figure without a base figure; null is unlimited', async () => {
    const { id } = await product({ stock: 10 });
    expect((await update(id, { stock: 4 })).stock).toBe(4);
    expect((await update(id, { stock: null })).stock).toBeNull();
    expect((await update(id, { stock: 8 })).stock).toBe(8);
  });

  it.each([
    ['a figure', 6],
    ['unlimited', null],
  ])('corrects a stock below zero to %s', async (_, stock) => {
    const { id, version } = await product({ stock: 2 });
    const sale = { productId: id, saleId: `s${id}`, orderId: `o${id}`, checkoutId: null, quantity: 4 };
    await shop.app.get(CommandBus).execute(new SellStock(sale, testContext()));
    const loaded = async () => (await staff.json(api.adminProducts.findProduct, { params: { id } })).stock;
    await eventually(async () => (await loaded()) === -2);
    expect((await update(id, { stock, stockBase: -2, version })).stock).toBe(stock);
    expect((await update(id, { stock: 3, stockBase: stock, version: version + 1 })).stock).toBe(3);
  });

  it('rejects the whole form when the stock would fall below zero', async () => {
    const { id, name } = await product({ stock: 5 });
    await create(api.inventory.registerStockChange, { productId: id, type: 'damage', quantity: -4 });
    const response = await errorOf(
      staff.call(api.adminProducts.changeProduct, { params: { id }, body: { name: 'Anders', stock: 0, stockBase: 5 } }),
    );
    expect(response).toMatchObject({ status: 422, code: 'stock-below-zero' });
    expect(await staff.json(api.adminProducts.findProduct, { params: { id } })).toMatchObject({ name, stock: 1 });
  });
});

describe('a stock change by staff', () => {
  it('refuses invalid quantities and unknown products, and is idempotent', async () => {
    const [{ id }, other] = [await product({ stock: 3 }), await product({ stock: 3 })];
    const post = (body: object) =>
      staff.call(api.inventory.registerStockChange, { body: { productId: id, type: 'restock', ...body } });
    expect(await errorOf(post({ quantity: 0 }))).toMatchObject({ status: 400, code: 'stock-change-zero' });
    expect(await errorOf(post({ type: 'damage', quantity: 4 }))).toMatchObject({
      status: 422,
      code: 'stock-below-zero',
    });
    expect(await errorOf(post({ quantity: 1.5 }))).toMatchObject({
      fields: { quantity: 'Vul bij Aantal een heel getal in' },
    });
    expect(await errorOf(post({}))).toMatchObject({ fields: { quantity: 'Aantal is verplicht' } });
    expect(await errorOf(post({ quantity: 1, productId: 99999 }))).toMatchObject({
      fields: { productId: 'Selecteer een product' },
    });
    const changeId = '3f8e2c0a-6d0e-4e55-9a5e-0d7f1c2b3a49';
    for (let time = 0; time < 2; time++) expect((await post({ quantity: -6, changeId })).status).toBe(201);
    expect((await post({ type: 'adjustment', quantity: -2, note: 'Telling' })).status).toBe(201);
    expect(await staff.json(api.adminProducts.findProduct, { params: { id } })).toMatchObject({ stock: 7 });
    expect(await staff.json(api.adminProducts.findProduct, { params: { id: other.id } })).toMatchObject({ stock: 3 });
    const events = await staff.json(api.inventory.listMovements, { query: { productId: id } });
    expect(events).toMatchObject([
      { type: 'adjustment', quantity: -2, note: 'Telling' },
      { type: 'restock', quantity: 6, note: null },
    ]);
  });
});

describe('the change log', () => {
  it('records the actor, the values before and the values after', async () => {
    const [one, other] = [await product({ badge: 'A' }), await product()];
    await update(one.id, { badge: 'B', price: '30.00' });
    await update(other.id, { name: 'Ander' });
    const timeline = await staff.json(api.adminTimeline.showProductTimeline, { params: { id: one.id } });
    const changes = timeline.filter(({ type }) => type === 'Changed');
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({
      actor: { kind: 'staff', name: testStaff.email },
      data: { entity: 'product' },
      changes: [
        { field: 'badge', before: 'A', after: 'B' },
        { field: 'price_cents', before: 2495, after: 3000 },
      ],
    });
    expect(timeline.map(({ type }) => type)).toEqual(expect.arrayContaining(['Created', 'StockOpened']));
    await staff.call(api.adminProducts.deleteProduct, { params: { id: one.id } });
    expect((await staff.json(api.adminTimeline.showProductTimeline, { params: { id: one.id } }))[0]!.type).toBe(
      'Deleted',
    );
  });

  it('offers to the search what an active product contains, until it is hidden', async () => {
    const { id, slug } = await product({ ingredients: 'frambozenpuree, biotine', details: 'Met echte framboos.' });
    const textOf = async () => (await staff.json(api.catalog.listTexts)).find((one) => one.slug === slug)?.text;
    expect(await textOf()).toMatch(/Met echte framboos\..*frambozenpuree biotine/);
    await staff.call(api.adminProducts.deleteProduct, { params: { id } });
    await eventually(async () => (await textOf()) === undefined, 'the product is hidden');
  });

  it('records settings, but only changes by staff', async () => {
    const database = shop.app.get(DataSource);
    const logEntries = () =>
      database.query<{ before: object; after: object }[]>(
        `select * from change_log where entity = 'setting' order by id`,
      );
    const save = (body: object) => staff.call(api.settings.saveSettings, { body });
    expect(await staff.json(api.settings.findSettings)).toEqual({
      ...{ free_shipping_threshold: '65.00', shipping_cost: '6.99' },
      version: 0,
    });
    const saved = await save({ free_shipping_threshold: '70,50', shipping_cost: 5 });
    expect(await saved.json()).toEqual({ free_shipping_threshold: '70.50', shipping_cost: '5.00', version: 1 });
    expect(await staff.json(api.settings.showShippingSettings)).toEqual({
      freeShippingThreshold: '70.50',
      shippingCost: '5.00',
    });
    await save({ free_shipping_threshold: '70.50', shipping_cost: '5.95' });
    expect(await logEntries()).toMatchObject([
      { after: { key: 'free_shipping_threshold', value: '7050' }, before: null },
      { after: { key: 'shipping_cost', value: '500' }, before: null },
      { before: { value: '500' }, after: { value: '595' } },
    ]);
    await database.query(`update settings set value = '1' where key = 'shipping_cost'`);
    expect(await logEntries()).toHaveLength(3);
    const empty = await errorOf(save({ free_shipping_threshold: '', shipping_cost: 'x' }));
    expect(empty.fields).toEqual({
      free_shipping_threshold: 'Verplicht veld',
      shipping_cost: 'Vul een geldig bedrag in',
    });
  });
});
