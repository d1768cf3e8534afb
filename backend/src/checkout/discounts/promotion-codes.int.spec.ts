import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import type { PromotionFormInput } from '../../../../contracts/admin/promotions.js';
import { addDays, amsterdamDay } from '../../../../contracts/values/calendar.js';
import type { AdminOrderDetail } from '../../../../contracts/orders.js';
import { Shopper } from '../../testing/shop/shopper.js';
import { refusalOf } from '../../testing/shop/test-browser.js';
import { sell } from '../../testing/shop/test-products.js';
import { staffOf, startTestShop, type TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';

let shop: TestShop;
let staff: TestBrowser;
let ids: Map<string, number>;
beforeAll(async () => {
  shop = await startTestShop();
  ids = await sell(shop, { appel: { priceCents: 2000, stock: null }, peer: { priceCents: 1000, stock: null } });
  staff = await staffOf(shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.app.get(DataSource).query('delete from attempt_limits'));

const create = (code: string, terms: Partial<PromotionFormInput> = {}) =>
  staff.call(api.adminPromotions.createPromotion, {
    body: { name: 'Actie', benefit: 'percentage', value: '20', scope: 'all', code, ...terms },
  });
const createCode = (code: string) =>
  staff.call(api.adminDiscountCodes.createDiscountCode, { body: { code, type: 'fixed', value: '5' } });
const onProduct = (slug: string) => ({ scope: 'products' as const, productIds: [ids.get(slug)!] });
const bothFruits = [
  { id: 'appel', quantity: 2 }, // 36.00
  { id: 'peer', quantity: 1 }, // 10.00
  { id: 'peer-1-1', quantity: 1 }, // a plan of 8.00
];
async function shopperWith(items: object[]): Promise<Shopper> {
  const shopper = new Shopper(shop);
  await shopper.start(items);
  return shopper;
}

describe('a promotion by code', () => {
  it('leaves the price as it is for whoever does not enter the code', async () => {
    expect((await create('stil20')).status).toBe(201);
    const products = await staff.json(api.catalog.listProducts);
    expect(products.map(({ price }) => price).sort()).toEqual(['10.00', '20.00']);
    expect((await shopperWith(bothFruits)).payment.quote).toMatchObject({ subtotalCents: 5400, discountCents: 0 });
  });

  it.each([
    ['a percentage off pieces', 'PROCENT', { scope: 'all' }, 720 + 200],
    ['an amount off each piece', 'BEDRAG', { benefit: 'amount', value: '3' }, 900],
    ['free pieces', 'GRATIS', { benefit: 'buy-get', buy: 1, free: 1, value: null }, 1800],
    ['a percentage off the basket', 'MANDJE', { scope: 'basket' }, 1080],
    ['an amount off the basket', 'TIENTJE', { scope: 'basket', benefit: 'amount', value: '10' }, 1000],
  ] as const)('gives %s', async (_what, code, terms, discountCents) => {
    await create(code, terms);
    const shopper = await shopperWith(bothFruits);
    const { totalCents } = shopper.payment.quote;
    expect(await shopper.validate(code)).toMatchObject({ discountCode: { discountAmount: discountCents / 100 } });
    const bound = await shopper.bind(code, totalCents - discountCents);
    expect(bound).toMatchObject({ status: 200, quote: { discountCode: code, discountCents } });
    expect(shopper.atProvider()).toMatchObject({ amount: totalCents - discountCents });
  });

  it('gives only the products and categories that it is for', async () => {
    await create('ALLEENPEER', onProduct('peer'));
    const { categoryId } = (await staff.json(api.adminProducts.listProducts)).find(({ slug }) => slug === 'appel')!;
    await create('SOORT', { scope: 'categories', categoryIds: [categoryId!] });
    await create('GEENSOORT', { scope: 'categories', categoryIds: [categoryId! + 100] });
    const shopper = await shopperWith(bothFruits);
    expect(await shopper.validate('ALLEENPEER')).toMatchObject({ discountCode: { discountAmount: 2 } });
    expect(await shopper.validate('SOORT')).toMatchObject({ discountCode: { discountAmount: 9.2 } });
    expect(await shopper.validate('GEENSOORT')).toMatchObject({ status: 400, code: 'discount-not-for-basket' });
    const apples = await shopperWith([{ id: 'appel', quantity: 1 }]);
    expect(await apples.validate('alleenpeer')).toMatchObject({
      code: 'discount-not-for-basket',
      message: 'Deze kortingscode geldt niet voor wat er in je winkelmandje ligt.',
    });
  });

  it('is left out when the basket no longer contains its product', async () => {
    await create('WEGPEER', onProduct('peer'));
    const shopper = await shopperWith(bothFruits);
    await shopper.bind('WEGPEER', shopper.payment.quote.totalCents - 200);
    const { quote } = await shopper.start([{ id: 'appel', quantity: 2 }]);
    expect(quote).toMatchObject({ discountCode: null, discountCents: 0 });
  });

  it('is on the order to the cent, with its VAT', async () => {
    await create('BESTELD', { scope: 'basket' });
    const shopper = await shopperWith([{ id: 'appel', quantity: 1 }]);
    await shopper.bind('BESTELD', 2000 + 699 - 400);
    await shopper.pay('besteld@example.com');
    await shopper.settle();
    const order = (await staff.json(api.orders.listOrders)).find((one) => one.customerEmail === 'besteld@example.com')!;
    expect((await staff.json(api.orders.findOrder, { params: { id: order.id } })) as AdminOrderDetail).toMatchObject({
      totalAmount: '22.99',
      vat: [{ percent: 9, gross: '22.99', vat: '1.90' }],
    });
  });

  it('has a minimum, a first day and an end', async () => {
    await create('VANAF60', { minSubtotal: '60' });
    await create('LATER', { from: addDays(amsterdamDay(new Date().toISOString()), 2) });
    const { id } = (await (await create('KORT')).json()) as { id: number };
    const shopper = await shopperWith(bothFruits);
    expect(await shopper.validate('VANAF60')).toMatchObject({ code: 'discount-minimum' });
    expect(await shopper.validate('LATER')).toMatchObject({ code: 'discount-inactive' });
    expect((await shopper.validate('KORT')).status).toBe(200);
    await staff.call(api.adminPromotions.endPromotion, { params: { id } });
    expect(await shopper.validate('KORT')).toMatchObject({ code: 'discount-unknown' });
  });
});

describe('a code', () => {
  it('is that of a promotion or a discount code, never of both, also when both are made at once', async () => {
    const statuses = async (code: string) =>
      (await Promise.all([create(code), createCode(code), create(code), createCode(code)])).map(({ status }) => status);
    for (const code of ['RUZIE1', 'RUZIE2', 'RUZIE3'])
      expect((await statuses(code)).sort()).toEqual([201, 409, 409, 409]);
    expect((await refusalOf(await create('nieuw10'))).fields).toEqual({ code: 'Deze code bestaat al' });
  });

  it('of a promotion that staff ended can be used again', async () => {
    const { id } = (await (await create('OPNIEUW')).json()) as { id: number };
    expect((await createCode('OPNIEUW')).status).toBe(409);
    await staff.call(api.adminPromotions.endPromotion, { params: { id } });
    expect((await createCode('OPNIEUW')).status).toBe(201);
  });

  it('of a promotion is not among the discount codes', async () => {
    await create('VERBORGEN');
    const codes = await staff.json(api.adminDiscountCodes.listDiscountCodes);
    expect(codes.some(({ code }) => code === 'VERBORGEN')).toBe(false);
  });
});

it('is refused with terms that do not fit a code', async () => {
  const refused = async (terms: object) => (await refusalOf(await create('PAST', terms))).fields;
  expect(await refused({ scope: 'basket', benefit: 'buy-get', buy: 1, free: 1 })).toEqual({
    scope: 'Gratis stuks horen bij producten',
  });
  expect(await refused({ code: null, minSubtotal: '5' })).toEqual({
    minSubtotal: 'Een minimum hoort bij een code of het hele winkelmandje',
  });
});
