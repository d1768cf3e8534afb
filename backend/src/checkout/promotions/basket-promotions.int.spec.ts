import { randomUUID } from 'node:crypto';
import * as api from '../../../../contracts/api.js';
import type { PromotionFormInput } from '../../../../contracts/admin/promotions.js';
import type { AdminReturn } from '../../../../contracts/admin/returns.js';
import type { AdminOrderDetail } from '../../../../contracts/orders.js';
import { eventually } from '../../testing/kernel.js';
import { receiveNotifications } from '../../testing/shop/notifications.js';
import { Shopper, TestCodes } from '../../testing/shop/shopper.js';
import { sell } from '../../testing/shop/test-products.js';
import { staffOf, startTestShop, TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';

let shop: TestShop;
let staff: TestBrowser;
beforeAll(async () => {
  shop = await startTestShop();
  await sell(shop, { appel: { priceCents: 2000, stock: null }, peer: { priceCents: 1000, stock: null } });
  await new TestCodes(shop).add('TIEN');
  staff = await staffOf(shop);
});
afterAll(() => shop.close());
afterEach(async () => {
  for (const { id } of await staff.json(api.adminPromotions.listPromotions))
    await staff.call(api.adminPromotions.endPromotion, { params: { id } });
  await receiveNotifications(shop);
});

async function create(terms: Partial<PromotionFormInput> = {}) {
  const body = { name: 'Mandje', benefit: 'amount', value: '5', scope: 'basket', minSubtotal: '30', ...terms } as const;
  const { id } = await staff.json(api.adminPromotions.createPromotion, { body });
  await receiveNotifications(shop);
  return id;
}
const shipping = () => new TestBrowser(shop).json(api.settings.showShippingSettings);
const twoFruits = [
  { id: 'appel', quantity: 1 },
  { id: 'peer', quantity: 1 },
]; // 30.00 and 6.99 shipping
async function started(items: object[] = twoFruits): Promise<Shopper> {
  const shopper = new Shopper(shop);
  await shopper.start(items);
  return shopper;
}
const orderOf = async (email: string) => {
  const { id } = (await staff.json(api.orders.listOrders)).find(({ customerEmail }) => customerEmail === email)!;
  return (await staff.json(api.orders.findOrder, { params: { id } })) as AdminOrderDetail;
};

it('is shown to browsers while it lasts, and applies from its minimum', async () => {
  const id = await create();
  expect(await shipping()).toMatchObject({
    promotions: [{ id, benefit: { type: 'amount', cents: 500 }, minSubtotalCents: 3000 }],
  });
  expect((await started()).payment.quote).toMatchObject({ subtotalCents: 3000, discountCents: 500, totalCents: 3199 });
  expect((await started([twoFruits[0]!])).payment.quote).toMatchObject({ discountCents: 0, totalCents: 2699 });
  await staff.call(api.adminPromotions.endPromotion, { params: { id } });
  await receiveNotifications(shop);
  expect(await shipping()).not.toHaveProperty('promotions');
  expect((await started()).payment.quote).toMatchObject({ discountCents: 0, totalCents: 3699 });
});

it('comes before a code, which can be removed again', async () => {
  await create();
  const shopper = await started();
  expect(await shopper.validate('TIEN')).toMatchObject({ discountCode: { discountAmount: 2.5 } });
  expect(await shopper.bind('TIEN', 2949)).toMatchObject({ status: 200, quote: { discountCents: 750 } });
  expect(await shopper.change(3199, { discountCode: null })).toMatchObject({
    status: 200,
    quote: { discountCents: 500, discountCode: null },
  });
});

it('is charged, stored with its VAT, invoiced and refunded to the cent', async () => {
  await create({ benefit: 'percentage', value: '33' });
  const shopper = await started();
  expect(shopper.payment.quote).toMatchObject({ discountCents: 990, totalCents: 2709 });
  expect(shopper.atProvider()).toMatchObject({ amount: 2709 });
  await shopper.pay('mandje@example.com');
  expect((await shopper.settle()).receipt).toMatchObject({ discountCents: 990, totalCents: 2709 });
  const order = await orderOf('mandje@example.com');
  expect(order).toMatchObject({ totalAmount: '27.09', vat: [{ percent: 9, gross: '27.09', vat: '2.24' }] });
  const documents = () => staff.json(api.invoices.listInvoicesOfOrder, { params: { id: order.id } });
  await eventually(async () => (await documents()).length === 1, 'the invoice');
  expect(await documents()).toMatchObject([{ total: '27.09' }]);
  const refunds: number[] = [];
  for (const line of ['1', '2']) {
    const body = { id: randomUUID(), reason: 'damaged', items: [{ id: line, quantity: 1 }] } as const;
    const { id } = await staff.json(api.returns.fileReturn, { params: { id: order.id }, body });
    let found: AdminReturn | undefined;
    await eventually(async () => {
      found = ((await staff.json(api.adminReturns.listReturns)) as AdminReturn[]).find((one) => one.id === id);
      return found !== undefined;
    }, 'the return');
    await staff.call(api.adminReturns.changeReturnStatus, { params: { id }, body: { status: 'completed' } });
    refunds.push(Math.round(Number(found!.refundAmount) * 100));
    await eventually(async () => (await documents()).length === refunds.length + 1, 'the credit note');
  }
  expect(refunds).toEqual([1340, 1369]); // 20.00 and 10.00 less 33 %, and the shipping with the last
  expect((await documents()).reduce((sum, { total }) => sum + Math.round(Number(total) * 100), 0)).toBe(0);
});

it('has a budget, and keeps it for the checkout that claimed it', async () => {
  const id = await create({ maxUses: 1 });
  const [one, other] = [await started(), await started()];
  expect([one, other].map(({ payment }) => payment.quote.totalCents)).toEqual([3199, 3699]);
  await receiveNotifications(shop);
  expect(await shipping()).not.toHaveProperty('promotions');
  expect((await one.start(twoFruits)).quote.totalCents).toBe(3199);
  expect(await one.change(3199, { discountCode: null, email: 'een@example.com' })).toMatchObject({ status: 200 });
  expect((await staff.json(api.adminPromotions.listPromotions)).find((row) => row.id === id)?.state).toBe('used-up');
});
