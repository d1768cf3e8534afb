import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import type { PricePlanInput } from '../../../../contracts/admin/product-prices.js';
import { addDays, amsterdamDay, endOfDay } from '../../../../contracts/values/calendar.js';
import { Clock } from '../../platform/clock/clock.js';
import { receiveNotifications } from '../../testing/shop/notifications.js';
import { refusalOf } from '../../testing/shop/test-browser.js';
import { sell } from '../../testing/shop/test-products.js';
import { Shopper } from '../../testing/shop/shopper.js';
import { staffOf, startTestShop, TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';

const dayMs = 86_400_000;
let shop: TestShop;
let staff: TestBrowser;
let ids: Map<string, number>;
beforeAll(async () => {
  shop = await startTestShop();
  ids = await sell(shop, {
    oud: { priceCents: 2495, stock: 50 },
    nieuw: { priceCents: 1995, stock: 50 },
    verhoogd: { priceCents: 2000, stock: 50 },
    concept: { priceCents: 1500, stock: 50, isActive: false },
  });
  staff = await staffOf(shop);
});
afterAll(() => shop.close());
afterEach(() => setClock(0));

const idOf = (slug: string) => ids.get(slug)!;
const today = () => amsterdamDay(new Date().toISOString());
/** Moves the clock of the shop to this many days from now. */
const setClock = async (days: number) => {
  const clock = shop.app.get(Clock);
  await clock.move(Math.round((Date.now() + days * dayMs - clock.now().getTime()) / 1000) * 1000);
};
const shown = async (slug: string) => {
  await receiveNotifications(shop);
  const all = await new TestBrowser(shop).json(api.catalog.listProducts);
  const { price, referencePrice } = all.find((one) => one.slug === slug)!;
  return { price, referencePrice };
};
const plan = (slug: string, body: PricePlanInput) =>
  staff.call(api.adminProductPrices.planPrice, { params: { id: idOf(slug) }, body });
const pricesOf = async (slug: string) =>
  (await staff.json(api.adminProductPrices.listPrices, { params: { id: idOf(slug) } })).prices;

describe('a planned sale', () => {
  it('starts and ends by itself, in the catalogue, on the page and in the checkout', async () => {
    const [from, until] = [addDays(today(), 40), addDays(today(), 42)];
    expect((await plan('oud', { kind: 'sale', price: '19,95', from, until })).status).toBe(201);
    expect(await shown('oud')).toEqual({ price: '24.95', referencePrice: '24.95' });

    const daysUntil = (moment: string) => (Date.parse(moment) - Date.now()) / dayMs;
    await setClock(daysUntil(endOfDay(addDays(from, -1))) - 0.01);
    expect((await shown('oud')).price).toBe('24.95');
    await setClock(daysUntil(endOfDay(addDays(from, -1))) + 0.01);
    expect(await shown('oud')).toEqual({ price: '19.95', referencePrice: '24.95' });
    const page = await new TestBrowser(shop).json(api.catalog.findProduct, { params: { slug: 'oud' } });
    expect(page).toMatchObject({ price: '19.95', referencePrice: '24.95' });
    const { quote } = await new Shopper(shop).start([{ id: 'oud', quantity: 2 }]);
    expect(quote).toMatchObject({ subtotalCents: 3592, savingsCents: 4990 - 3592 });

    await setClock(daysUntil(endOfDay(until)) - 0.01);
    expect((await shown('oud')).price).toBe('19.95');
    await setClock(daysUntil(endOfDay(until)) + 0.01);
    expect(await shown('oud')).toEqual({ price: '24.95', referencePrice: '19.95' });
    expect((await pricesOf('oud')).map(({ kind, price, state }) => [kind, price, state])).toEqual([
      ['sale', '19.95', 'over'],
      ['regular', '24.95', 'current'],
    ]);
  });

  it('starts and ends on the minute', async () => {
    const body = { kind: 'sale', price: '9,95', from: '2099-11-27T09:30', until: '2099-11-27T18:00' } as const;
    expect((await plan('concept', body)).status).toBe(201);
    const [sale] = await pricesOf('concept');
    expect(sale).toMatchObject({ from: '2099-11-27T08:30:00.000Z', until: '2099-11-27T17:00:00.000Z' });
    const refused = await plan('concept', { ...body, until: '2099-11-27T09:30' });
    expect((await refusalOf(refused)).fields).toEqual({ until: 'Kies een moment na het begin' });
    const params = { id: idOf('concept'), priceId: sale!.id };
    expect((await staff.call(api.adminProductPrices.endPrice, { params })).status).toBe(200);
  });

  it('is recorded once when the same plan is sent again', async () => {
    const body = { kind: 'sale', price: '9,95', from: addDays(today(), 100), until: addDays(today(), 101) } as const;
    await plan('oud', body);
    const before = await pricesOf('oud');
    expect((await plan('oud', body)).status).toBe(201);
    expect(await pricesOf('oud')).toEqual(before);
  });

  it('ends when staff ends it, and keeps its record', async () => {
    await plan('nieuw', { kind: 'sale', price: '14,95' });
    expect(await shown('nieuw')).toEqual({ price: '14.95', referencePrice: null });
    const [sale] = await pricesOf('nieuw');
    const params = { id: idOf('nieuw'), priceId: sale!.id };
    for (let time = 0; time < 2; time++)
      expect((await staff.call(api.adminProductPrices.endPrice, { params })).status).toBe(200);
    expect((await shown('nieuw')).price).toBe('19.95');
    expect(await pricesOf('nieuw')).toMatchObject([
      { kind: 'sale', price: '14.95', state: 'over' },
      { kind: 'regular', price: '19.95', state: 'current' },
    ]);
  });

  it('is refused in the past, before its start, and at or above the regular price', async () => {
    const refused = async (body: PricePlanInput) => (await refusalOf(await plan('oud', body))).fields;
    const past = addDays(today(), -1);
    expect(await refused({ kind: 'sale', price: '9', from: past })).toEqual({ from: 'Kies vandaag of een latere dag' });
    expect(await refused({ kind: 'sale', price: '9', until: past })).toEqual({
      until: 'Kies vandaag of een latere dag',
    });
    expect(await refused({ kind: 'sale', price: '9', from: addDays(today(), 2), until: addDays(today(), 1) })).toEqual({
      until: 'Kies een dag vanaf de eerste dag',
    });
    expect(await refused({ kind: 'sale', price: '24,95' })).toEqual({
      price: 'Kies een lager bedrag dan de gewone prijs, € 24,95',
    });
    expect(await refused({ kind: 'regular', price: '9', until: today() })).toEqual({
      until: 'Een gewone prijs geldt tot de volgende prijs',
    });
  });
});

describe('the price history', () => {
  it('has each price that was saved, and the lowest of 30 days is the reference', async () => {
    const id = idOf('verhoogd');
    await shop.app
      .get(DataSource)
      .query(
        `insert into product_prices (product_id, kind, starts_at) values ($1, 'offered', now() - interval '60 days')`,
        [id],
      );
    await staff.call(api.adminProducts.changeProduct, { params: { id }, body: { price: '30' } });
    expect(await shown('verhoogd')).toEqual({ price: '30.00', referencePrice: '20.00' });
    await plan('verhoogd', { kind: 'sale', price: '25' });
    expect(await shown('verhoogd')).toEqual({ price: '25.00', referencePrice: null });
    expect((await pricesOf('verhoogd')).map(({ price, state }) => [price, state])).toEqual([
      ['25.00', 'current'],
      ['30.00', 'current'],
      ['20.00', 'over'],
    ]);
  });

  it('returns to an earlier price after a planned one has started', async () => {
    const id = idOf('concept');
    await plan('concept', { kind: 'regular', price: '17,50' });
    const found = () => staff.json(api.adminProducts.findProduct, { params: { id } });
    expect(await found()).toMatchObject({ price: '17.50' });
    await staff.call(api.adminProducts.changeProduct, { params: { id }, body: { price: '15' } });
    expect(await found()).toMatchObject({ price: '15.00' });
    expect((await pricesOf('concept')).map(({ price }) => price)).toEqual(['9.95', '15.00', '17.50', '15.00']);
  });

  it('keeps a planned price that has started when staff hides the product', async () => {
    const id = idOf('oud');
    await plan('oud', { kind: 'regular', price: '26' });
    await staff.call(api.adminProducts.changeProduct, { params: { id }, body: { isActive: false } });
    expect(await staff.json(api.adminProducts.findProduct, { params: { id } })).toMatchObject({
      isActive: false,
      price: '26.00',
    });
  });

  it('forgets a planned price that staff withdrew', async () => {
    const from = addDays(today(), 10);
    await plan('nieuw', { kind: 'regular', price: '29', from });
    const planned = (await pricesOf('nieuw')).find(({ state }) => state === 'planned')!;
    await staff.call(api.adminProductPrices.endPrice, { params: { id: idOf('nieuw'), priceId: planned.id } });
    await setClock(12);
    expect((await shown('nieuw')).price).toBe('19.95');
    expect(await pricesOf('nieuw')).toMatchObject([
      { price: '29.00', state: 'withdrawn' },
      { price: '14.95', state: 'over' },
      { price: '19.95', state: 'current' },
    ]);
  });

  it('names who recorded and who withdrew a price, and nobody for a seed', async () => {
    const me = await staff.json(api.staffLogin.showOwnAccount);
    expect((await pricesOf('nieuw')).map(({ by, endedBy }) => [by, endedBy])).toEqual([
      [me.email, me.email],
      [me.email, me.email],
      [null, null],
    ]);
    expect((await pricesOf('verhoogd')).map(({ price, by }) => [price, by])).toEqual([
      ['25.00', me.email],
      ['30.00', me.email],
      ['20.00', null],
    ]);
  });

  it('has a saved price at once, and a new product as young, when a demo has moved its clock', async () => {
    await setClock(60);
    const id = idOf('nieuw');
    await plan('nieuw', { kind: 'regular', price: '21' });
    await staff.call(api.adminProducts.changeProduct, { params: { id }, body: { price: '22' } });
    expect((await shown('nieuw')).price).toBe('22.00');
    await sell(shop, { vers: { priceCents: 2000, stock: 5 } });
    const vers = (await staff.json(api.adminProducts.listProducts)).find(({ slug }) => slug === 'vers')!;
    const params = { id: vers.id };
    await staff.call(api.adminProductPrices.planPrice, { params, body: { kind: 'sale', price: '15' } });
    expect(await shown('vers')).toEqual({ price: '15.00', referencePrice: null });
  });

  it('cannot end a regular price that is in force', async () => {
    const regular = (await pricesOf('oud')).find(({ kind }) => kind === 'regular')!;
    const params = { id: idOf('oud'), priceId: regular.id };
    expect((await staff.call(api.adminProductPrices.endPrice, { params })).status).toBe(404);
  });

  it('is the one that was saved last, although its transaction began first and waited', async () => {
    const id = idOf('nieuw');
    const database = shop.app.get(DataSource);
    const save = 'update products set price_cents = $2, cost_cents = $3 where id = $1';
    const waiting = database.createQueryRunner();
    await waiting.startTransaction();
    await waiting.query('select now()');
    await database.query(save, [id, 3100, 900]);
    await waiting.query(save, [id, 3200, 950]);
    await waiting.commitTransaction();
    await waiting.release();
    expect((await staff.json(api.adminProducts.findProduct, { params: { id } })).price).toBe('32.00');
    const costs = 'select cost_cents from product_costs where product_id = $1 order by starts_at';
    expect(await database.query(costs, [id])).toEqual([{ cost_cents: 900 }, { cost_cents: 950 }]);
  });
});
