import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import type {
  AdminPromotion,
  ChangePromotionInput,
  PromotionFormInput,
} from '../../../../contracts/admin/promotions.js';
import { addDays, amsterdamDay } from '../../../../contracts/values/calendar.js';
import { PromotionClaims } from '../../catalog/promotions/promotion-claims.js';
import { orderIdOf } from '../../platform/ids/order-id.js';
import { eventually } from '../../testing/kernel.js';
import { Shopper } from '../../testing/shop/shopper.js';
import { receiveNotifications } from '../../testing/shop/notifications.js';
import { refusalOf } from '../../testing/shop/test-browser.js';
import { sell } from '../../testing/shop/test-products.js';
import {
  staffOf,
  startSecondProcess,
  startTestShop,
  TestBrowser,
  type TestShop,
} from '../../testing/shop/test-shop.js';

let shop: TestShop;
let second: Awaited<ReturnType<typeof startSecondProcess>>;
let staff: TestBrowser;
let ids: Map<string, number>;
beforeAll(async () => {
  shop = await startTestShop();
  second = await startSecondProcess(shop, ['api']);
  ids = await sell(shop, { appel: { priceCents: 2000, stock: null }, peer: { priceCents: 1000, stock: null } });
  staff = await staffOf(shop);
});
afterAll(async () => {
  await second.close();
  await shop.close();
});
beforeEach(() => shop.app.get(DataSource).query('delete from attempt_limits'));
afterEach(async () => {
  for (const { id } of await staff.json(api.adminPromotions.listPromotions))
    await staff.call(api.adminPromotions.endPromotion, { params: { id } });
});

const create = (terms: Partial<PromotionFormInput>) =>
  staff.json(api.adminPromotions.createPromotion, {
    body: {
      ...{ name: 'Actie', benefit: 'amount', value: '5', scope: 'products', productIds: [ids.get('appel')!] },
      ...terms,
    },
  });
const found = async ({ id }: Pick<AdminPromotion, 'id'>) =>
  (await staff.json(api.adminPromotions.listPromotions)).find((one) => one.id === id)!;
const counted = async ({ id }: Pick<AdminPromotion, 'id'>) => {
  const sql = 'select used, used_cents as cents from promotions where id = $1';
  const [row] = await shop.app.get(DataSource).query<{ used: number; cents: number }[]>(sql, [id]);
  return row;
};
const priceOf = async (slug: string) => {
  await receiveNotifications(shop);
  return (await new TestBrowser(shop).json(api.catalog.listProducts)).find((one) => one.slug === slug)!.price;
};
const apples = (quantity = 1) => [{ id: 'appel', quantity }]; // 20.00 and 6.99 shipping; 15.00 with the promotion
const promoted = 2199;
const full = 2699;
const started = async (items = apples()) => {
  const shopper = new Shopper(shop);
  await shopper.start(items);
  return shopper;
};
const totalOf = ({ payment }: Shopper) => payment.quote.totalCents;
async function bought(email: string, items = apples()): Promise<Shopper> {
  const shopper = await started(items);
  expect(await shopper.change(totalOf(shopper), { discountCode: null, email })).toMatchObject({ status: 200 });
  await shopper.pay(email);
  await shopper.settle();
  return shopper;
}

describe('a budget', () => {
  it.each([
    ['orders', { maxUses: 5 }, { used: 5, cents: 2500 }],
    ['cents', { maxAmount: '27.00' }, { used: 5, cents: 2500 }],
  ])(
    'in %s is never exceeded by 50 shoppers in two processes, and stops the promotion',
    async (_what, terms, counts) => {
      const promotion = await create(terms);
      expect(await priceOf('appel')).toBe('15.00');
      const start = async (_: unknown, index: number) => {
        const response = await new TestBrowser(index % 2 ? shop : second).call(api.checkout.createPaymentIntent, {
          body: { items: apples() },
        });
        return ((await response.json()) as Shopper['payment']).quote.totalCents;
      };
      const totals = await Promise.all(Array.from({ length: 50 }, start));
      expect(totals.filter((total) => total === promoted)).toHaveLength(5);
      expect(totals.filter((total) => total === full)).toHaveLength(45);
      expect(await counted(promotion)).toEqual(counts);
      expect(await priceOf('appel')).toBe('20.00');
      expect(await found(promotion)).toMatchObject({ state: 'used-up' });
    },
  );

  it('has room again when a checkout ends unpaid, or changes its basket', async () => {
    const promotion = await create({ maxUses: 1 });
    const shopper = await started();
    expect(await priceOf('appel')).toBe('20.00');
    await shopper.start([{ id: 'peer', quantity: 1 }]);
    expect(await priceOf('appel')).toBe('15.00');
    await shopper.start(apples());
    expect([totalOf(shopper), await priceOf('appel')]).toEqual([promoted, '20.00']);
    await shopper.expire();
    expect([await counted(promotion), await priceOf('appel')]).toEqual([{ used: 0, cents: 0 }, '15.00']);
  });

  it('keeps the claim of a checkout that starts again', async () => {
    const promotion = await create({ maxUses: 1 });
    const shopper = await started();
    for (let time = 0; time < 2; time++) expect((await shopper.start(apples())).quote.totalCents).toBe(promoted);
    expect(await shopper.change(promoted, { discountCode: null, email: 'zelf@example.com' })).toMatchObject({
      status: 200,
    });
    await shopper.pay('zelf@example.com');
    await shopper.settle();
    expect(await counted(promotion)).toEqual({ used: 1, cents: 500 });
    expect(await found(promotion)).toMatchObject({ usage: { orders: 1, pieces: 1, given: '5.00' } });
  });

  it('in cents leaves out a basket that does not fit, and goes on while a piece fits', async () => {
    const promotion = await create({ maxAmount: '12.00' });
    expect(totalOf(await started(apples(3)))).toBe(5100 + 699); // three pieces would take € 15,00
    expect(await found(promotion)).toMatchObject({ state: 'current' });
    expect(totalOf(await started(apples(2)))).toBe(2700 + 699);
    expect(await found(promotion)).toMatchObject({ state: 'used-up' });
  });

  it('has room again when the shop cancels the paid order, once', async () => {
    const promotion = await create({ maxUses: 1 });
    const shopper = await bought('geannuleerd@example.com');
    const params = { id: orderIdOf(shopper.payment.paymentIntentId) };
    await staff.call(api.orders.changeOrderStatus, { params, body: { status: 'cancelled' } });
    await eventually(async () => (await counted(promotion))!.used === 0, 'the budget');
    const { id } = await shopper.checkout();
    const claims = shop.app.get(PromotionClaims);
    await Promise.all([claims.restore(id), claims.restore(id)]);
    expect(await counted(promotion)).toEqual({ used: 0, cents: 0 });
    expect(await found(promotion)).toMatchObject({ state: 'current', usage: { orders: 0 } });
  });

  it('of a code refuses who comes after it', async () => {
    await create({ maxUses: 1, code: 'EENTJE' });
    const [one, other] = [await started(), await started()];
    const responses = await Promise.all([one, other].map((shopper) => shopper.bind('EENTJE', promoted)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(responses.find(({ status }) => status === 400)).toMatchObject({ code: 'discount-used-up' });
  });
});

describe('a limit for each customer', () => {
  it('tells the price without the promotion before the order, and charges no less', async () => {
    const promotion = await create({ perCustomer: 1 });
    await bought('vaste+klant@example.com');
    const shopper = await started();
    expect(totalOf(shopper)).toBe(promoted);
    const email = 'Vaste@example.com';
    expect(await shopper.change(promoted, { discountCode: null, email })).toMatchObject({
      status: 409,
      code: 'total-mismatch',
      details: { quote: { totalCents: full } },
    });
    expect(shopper.atProvider()).toMatchObject({ amount: full });
    expect(await shopper.change(full, { discountCode: null, email })).toMatchObject({ status: 200 });
    await bought('ander@example.com');
    expect(await found(promotion)).toMatchObject({ usage: { orders: 2, given: '10.00' } });
  });

  it('lets one of two checkouts of a mailbox use it at once', async () => {
    await create({ perCustomer: 1 });
    const pair = [await started(), await started()];
    const email = 'twee@example.com';
    const responses = await Promise.all(pair.map((one) => one.change(promoted, { discountCode: null, email })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('refuses its code', async () => {
    await create({ perCustomer: 1, code: 'KEERTJE' });
    const email = 'keertje@example.com';
    const first = await started();
    await first.validate('KEERTJE');
    expect(await first.change(promoted, { discountCode: 'KEERTJE', email })).toMatchObject({ status: 200 });
    const again = await started();
    await again.validate('KEERTJE');
    expect(await again.change(promoted, { discountCode: 'KEERTJE', email })).toMatchObject({
      code: 'discount-used-before',
      message: 'Je hebt deze kortingscode al zo vaak gebruikt als kan.',
    });
    expect(again.atProvider()).toMatchObject({ amount: full });
  });
});

describe('a promotion that runs', () => {
  const change = ({ id }: Pick<AdminPromotion, 'id'>, body: ChangePromotionInput) =>
    staff.call(api.adminPromotions.changePromotion, { params: { id }, body });
  const tomorrow = () => addDays(amsterdamDay(new Date().toISOString()), 1);

  it('gets a name, an end and a budget that counts what was claimed before, and staff sees who changed it', async () => {
    const promotion = await create({ code: 'LATER' });
    const shopper = await started();
    await shopper.bind('LATER', promoted);
    expect((await change(promotion, { name: 'Anders', until: tomorrow(), maxUses: 1 })).status).toBe(204);
    expect(await found(promotion)).toMatchObject({ name: 'Anders', maxUses: 1, state: 'used-up' });
    expect(await counted(promotion)).toEqual({ used: 1, cents: 500 });
    const other = await started();
    expect(await other.bind('LATER', promoted)).toMatchObject({ status: 400, code: 'discount-used-up' });
    await shopper.expire();
    expect(await other.bind('LATER', promoted)).toMatchObject({ status: 200 });
    const sql = `select before ->> 'name' as former, after ->> 'name' as name from change_log
      where entity = 'promotion' and entity_id = $1 and before is not null`;
    expect(await shop.app.get(DataSource).query(sql, [String(promotion.id)])).toEqual([
      { former: 'Actie', name: 'Anders' },
    ]);
  });

  it('keeps a budget given while 20 shoppers claim it', async () => {
    const promotion = await create({});
    const claims = Array.from({ length: 20 }, () => started());
    const changed = await change(promotion, { name: 'Actie', until: null, maxUses: 20 });
    await Promise.all(claims);
    expect([changed.status, await counted(promotion)]).toEqual([204, { used: 20, cents: 10_000 }]);
  });

  it('is saved by one of two forms that opened together, by a repeat of that one, and without a version', async () => {
    const promotion = await create({ maxUses: 5 });
    const { version } = promotion;
    await started();
    const names = ['Jij', 'Ik'];
    const save = (name: string) => change(promotion, { name, until: tomorrow(), maxUses: 5, version });
    const responses = await Promise.all(names.map(save));
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 409]);
    const lost = responses.findIndex(({ status }) => status === 409);
    expect(await refusalOf(responses[lost]!)).toMatchObject({ code: 'conflict' });
    expect((await save(names[1 - lost]!)).status).toBe(204);
    expect(await found(promotion)).toMatchObject({ name: names[1 - lost], version: version + 1 });
    expect((await change(promotion, { name: 'Wij', until: null })).status).toBe(204);
  });

  it('refuses a budget below what was used, an end in the past, and any change once it is over', async () => {
    const promotion = await create({ maxUses: 5 });
    await Promise.all([started(), started()]);
    const refused = async (body: object) =>
      (await refusalOf(await change(promotion, { name: 'Actie', until: null, ...body }))).fields;
    expect(await refused({ maxUses: 1 })).toEqual({ maxUses: 'De actie is al 2 keer gebruikt' });
    expect(await refused({ maxAmount: '9.99' })).toEqual({ maxAmount: 'Er is al € 10,00 korting gegeven' });
    expect(await refused({ until: '2020-01-01' })).toEqual({ until: 'Kies vandaag of een latere dag' });
    await staff.call(api.adminPromotions.endPromotion, { params: { id: promotion.id } });
    expect((await change(promotion, { name: 'Actie', until: null })).status).toBe(409);
  });
});

it('leaves out both promotions that a customer has used, and can then be paid', async () => {
  const once = { perCustomer: 1 };
  await create(once);
  await create({ ...once, productIds: [ids.get('peer')!] });
  const both = [
    { id: 'appel', quantity: 1 },
    { id: 'peer', quantity: 1 },
  ];
  await bought('beide@example.com', both);
  const shopper = await started(both);
  const change = (total: number) => shopper.change(total, { discountCode: null, email: 'beide@example.com' });
  const shown = totalOf(shopper);
  const refused = await change(shown);
  expect(refused.status).toBe(409);
  expect(await change(shown + 1000)).toMatchObject({ status: 200 });
});
