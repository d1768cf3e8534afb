import * as api from '../../../../contracts/api.js';
import type { PromotionFormInput } from '../../../../contracts/admin/promotions.js';
import { addDays, amsterdamDay } from '../../../../contracts/values/calendar.js';
import { Clock } from '../../platform/clock/clock.js';
import { Shopper } from '../../testing/shop/shopper.js';
import { receiveNotifications } from '../../testing/shop/notifications.js';
import { refusalOf } from '../../testing/shop/test-browser.js';
import { sell } from '../../testing/shop/test-products.js';
import { staffOf, startTestShop, TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';

const dayMs = 86_400_000;
let shop: TestShop;
let staff: TestBrowser;
let ids: Map<string, number>;
beforeAll(async () => {
  shop = await startTestShop();
  ids = await sell(shop, {
    appel: { priceCents: 2000, stock: null, badge: 'Bundle' },
    peer: { priceCents: 1000, stock: null },
    kers: { priceCents: 3000, stock: null },
  });
  staff = await staffOf(shop);
});
afterAll(() => shop.close());
afterEach(() => setClock(0));

const today = () => amsterdamDay(new Date().toISOString());
const setClock = async (days: number) => {
  const clock = shop.app.get(Clock);
  await clock.move(Math.round((Date.now() + days * dayMs - clock.now().getTime()) / 1000) * 1000);
};
const shown = async (slug: string) => {
  await receiveNotifications(shop);
  return (await new TestBrowser(shop).json(api.catalog.listProducts)).find((one) => one.slug === slug)!;
};
const quoteOf = async (slug: string, quantity: number) =>
  (await new Shopper(shop).start([{ id: slug, quantity }])).quote;
const create = (slug: string, terms: Omit<PromotionFormInput, 'name' | 'scope' | 'productIds'>) =>
  staff.json(api.adminPromotions.createPromotion, {
    body: { name: 'Actie', scope: 'products', productIds: [ids.get(slug)!], ...terms },
  });

describe('a promotion with free pieces', () => {
  it('has a badge and a price on its product alone, until staff ends it', async () => {
    const { id } = await create('appel', { benefit: 'buy-get', buy: 1, free: 1 });
    expect(await shown('appel')).toMatchObject({ badge: 'Bundle · 1+1 GRATIS', freePieces: { buy: 1, free: 1 } });
    expect(await shown('peer')).toMatchObject({ badge: null, freePieces: null });
    expect(await quoteOf('appel', 2)).toMatchObject({ subtotalCents: 2000, savingsCents: 2000 });
    expect(await quoteOf('peer', 2)).toMatchObject({ subtotalCents: 1800 });
    for (let time = 0; time < 2; time++)
      expect((await staff.call(api.adminPromotions.endPromotion, { params: { id } })).status).toBeLessThan(300);
    expect(await shown('appel')).toMatchObject({ badge: 'Bundle', freePieces: null });
    expect(await quoteOf('appel', 2)).toMatchObject({ subtotalCents: 3600 });
    expect(await staff.json(api.adminPromotions.listPromotions)).toMatchObject([{ id, state: 'over' }]);
  });

  it('starts and ends by itself', async () => {
    const [from, until] = [addDays(today(), 3), addDays(today(), 4)];
    expect((await create('peer', { benefit: 'buy-get', buy: 2, free: 1, from, until })).state).toBe('planned');
    expect((await shown('peer')).badge).toBeNull();
    await setClock(4);
    expect((await shown('peer')).badge).toBe('2+1 GRATIS');
    expect(await quoteOf('peer', 3)).toMatchObject({ subtotalCents: 2000 });
    await setClock(6);
    expect((await shown('peer')).badge).toBeNull();
  });
});

describe('a percentage or an amount off each piece', () => {
  it('is the price of the product, with a reference price once it was on offer for 30 days', async () => {
    const period = { from: addDays(today(), 40), until: addDays(today(), 50) };
    await create('kers', { benefit: 'percentage', value: '20', ...period });
    await create('kers', { benefit: 'amount', value: '1', priority: 20, ...period });
    await setClock(45);
    expect(await shown('kers')).toMatchObject({ price: '23.00', referencePrice: '30.00' });
    expect(await quoteOf('kers', 2)).toMatchObject({ subtotalCents: 4140, savingsCents: 6000 - 4140 });
    await setClock(60);
    expect(await shown('kers')).toMatchObject({ price: '30.00', referencePrice: '23.00' });
  });

  it('is left out beside an exclusive one that goes first', async () => {
    const period = { from: addDays(today(), 100), until: addDays(today(), 101) };
    await create('kers', { benefit: 'percentage', value: '50', ...period });
    await create('kers', { benefit: 'buy-get', buy: 1, free: 1, priority: 1, isExclusive: true, ...period });
    await setClock(101);
    expect(await shown('kers')).toMatchObject({ price: '30.00', badge: '1+1 GRATIS' });
  });
});

it('is refused without its terms', async () => {
  const refused = async (body: object) =>
    (await refusalOf(await staff.send('POST', api.adminPromotions.createPromotion.path, body))).fields;
  expect(await refused({ name: '', benefit: 'buy-get', scope: 'all' })).toMatchObject({ name: 'Naam is verplicht' });
  expect(await refused({ name: 'A', benefit: 'buy-get', scope: 'products' })).toEqual({
    buy: 'Vul in hoeveel stuks een klant betaalt',
    free: 'Vul in hoeveel stuks gratis zijn',
    productIds: 'Kies een product',
  });
  expect(await refused({ name: 'A', benefit: 'percentage', value: '95', scope: 'all' })).toEqual({
    value: 'Kies 1 tot en met 90 procent',
  });
});

it.each(['1+1 GRATIS', 'Nu 20% korting', 'Bespaar € 5', 'halve prijs'])('is no badge: %s', async (badge) => {
  const response = await staff.call(api.adminProducts.changeProduct, {
    params: { id: ids.get('peer')! },
    body: { badge },
  });
  expect((await refusalOf(response)).fields).toEqual({
    badge: 'Een badge mag geen prijs of korting beloven. Maak daarvoor een actie',
  });
});

it.each([
  ['description', 'Los kosten ze samen € 67,85.'],
  ['details', 'Samen goedkoper dan los.'],
  ['usage', 'De tweede pot is gratis.'],
  ['whenToUse', 'Nu met 20% voordeel.'],
  ['benefits', ['Lekker zuur', '1 + 1 pot']],
] as const)('is not promised in the %s of a product, beside its price', async (field, text) => {
  const params = { id: ids.get('peer')! };
  const response = await staff.call(api.adminProducts.changeProduct, { params, body: { [field]: text } });
  expect((await refusalOf(response)).fields).toEqual({
    [field]: 'Noem hier geen prijs of korting: die staan al bij het product',
  });
  const harmless = { description: 'Voordeel van zink: 100% zuur. Voor 2 of 3 potten.' };
  expect((await staff.call(api.adminProducts.changeProduct, { params, body: harmless })).status).toBe(200);
});
