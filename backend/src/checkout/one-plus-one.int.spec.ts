import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import * as api from '../../../contracts/api.js';
import type { AdminReturn } from '../../../contracts/admin/returns.js';
import type { AdminOrderDetail } from '../../../contracts/orders.js';
import { eventually } from '../testing/kernel.js';
import { sell } from '../testing/shop/test-products.js';
import { staffOf, startTestShop, type TestBrowser, type TestShop } from '../testing/shop/test-shop.js';
import { Shopper, TestCodes } from '../testing/shop/shopper.js';

let shop: TestShop;
let staff: TestBrowser;
beforeAll(async () => {
  shop = await startTestShop();
  const products = await sell(shop, {
    'energy-boost': { priceCents: 2495, stock: 10 },
    'sleep-well': { priceCents: 2295, stock: null },
  });
  await new TestCodes(shop).add('TIEN');
  staff = await staffOf(shop);
  await staff.json(api.adminPromotions.createPromotion, {
    body: {
      name: '1+1 gratis',
      benefit: 'buy-get',
      buy: 1,
      free: 1,
      scope: 'products',
      productIds: [products.get('energy-boost')!],
    },
  });
});
afterAll(() => shop.close());

const stockOf = async (slug: string) =>
  (await staff.json(api.catalog.listProducts)).find((one) => one.slug === slug)!.stock;

async function buy(email: string, items: object[], discountCents = 0): Promise<AdminOrderDetail> {
  const shopper = new Shopper(shop);
  const { quote } = await shopper.start(items);
  if (discountCents > 0)
    expect(await shopper.bind('TIEN', quote.totalCents - discountCents)).toMatchObject({ status: 200 });
  await shopper.pay(email);
  const { receipt } = await shopper.settle();
  const paidCents = quote.totalCents - discountCents;
  const { shippingCents } = quote;
  expect(receipt).toMatchObject({ shippingCents, discountCents, totalCents: paidCents, paymentMethod: 'Kaart' });
  expect(receipt!.lines.map(({ totalCents }) => totalCents)).toEqual(quote.lines.map(({ totalCents }) => totalCents));
  const orders = await staff.json(api.orders.listOrders);
  const { id } = orders.find(({ customerEmail }) => customerEmail === email)!;
  return staff.json(api.orders.findOrder, { params: { id } }) as Promise<AdminOrderDetail>;
}

/** Registers and refunds one piece of the first line. Returns the refund. */
async function sendBackOne(orderId: string): Promise<string | null> {
  const items = [{ id: '1', quantity: 1 }];
  const body = { id: randomUUID(), reason: 'damaged', items };
  const { id } = await staff.json(api.returns.fileReturn, { params: { id: orderId }, body });
  let found: AdminReturn | undefined;
  await eventually(async () => {
    found = ((await staff.json(api.adminReturns.listReturns)) as AdminReturn[]).find((one) => one.id === id);
    return found !== undefined;
  }, 'the return');
  await staff.call(api.adminReturns.changeReturnStatus, { params: { id }, body: { status: 'completed' } });
  return found!.refundAmount;
}

it('charges, records and mails two pieces at the price of one, and sells both', async () => {
  const before = await stockOf('energy-boost');
  const order = await buy('twee@example.com', [{ id: 'energy-boost', quantity: 2 }]);
  expect(order).toMatchObject({
    totalAmount: '31.94',
    items: [{ productName: 'energy-boost', quantity: 2, price: '12.48', subtotal: '24.95' }],
  });
  expect(await stockOf('energy-boost')).toBe(before! - 2);
  const sql = `select text from kept_mails where "to" = $1`;
  const mails = () => shop.app.get(DataSource).query<{ text: string }[]>(sql, ['twee@example.com']);
  await eventually(async () => (await mails()).some(({ text }) => /24,95[^]*31,94/.test(text)), 'the confirmation');
});

it('combines with another line, a plan of the same product and a code', async () => {
  const items = [
    { id: 'energy-boost', quantity: 3 },
    { id: 'sleep-well', quantity: 2 },
    { id: 'energy-boost-1-1', quantity: 1 },
  ];
  const order = await buy('samen@example.com', items, 1112);
  const subtotals = order.items.map(({ subtotal }) => subtotal);
  expect(subtotals).toEqual(['49.90', '41.32', '19.96']);
  expect(order.totalAmount).toBe('100.06');
});

it('refunds what was paid for a returned piece, and the rest with the last one', async () => {
  const { id } = await buy('terug@example.com', [{ id: 'energy-boost', quantity: 2 }]);
  expect(await sendBackOne(id)).toBe('12.48');
  await eventually(
    async () =>
      ((await staff.json(api.orders.findOrder, { params: { id } })) as AdminOrderDetail).refundedAmount === '12.48',
    'the first refund',
  );
  expect(await sendBackOne(id)).toBe('19.46');
});
