import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import * as api from '../../../contracts/api.js';
import type { RefundOrderBody } from '../../../contracts/orders/order-refunds.js';
import type { AdminOrderDetail } from '../../../contracts/orders.js';
import { rowsOf } from '../platform/database/rows.js';
import { eventually } from '../testing/kernel.js';
import { Shopper } from '../testing/shop/shopper.js';
import { staffWithRole } from '../testing/shop/staff-roles.js';
import { withStaleProof } from '../testing/shop/stale-proof.js';
import { refusalOf, type TestBrowser } from '../testing/shop/test-browser.js';
import { sell } from '../testing/shop/test-products.js';
import { staffOf, startTestShop, type TestShop } from '../testing/shop/test-shop.js';

let shop: TestShop;
let staff: TestBrowser;
let people = 0;
beforeAll(async () => {
  shop = await startTestShop();
  await sell(shop, {
    'energy-boost': { priceCents: 2495, stock: 100 },
    'slaap-zacht': { priceCents: 2495, stock: 100 },
  });
  staff = await staffOf(shop);
});
afterAll(() => shop.close());

/** Buys two jars, unless told otherwise: € 44.92 and € 6.99 shipping. */
async function buy(items = [{ id: 'energy-boost', quantity: 2 }]) {
  const shopper = new Shopper(shop);
  await shopper.start(items);
  const email = `coulance${++people}@example.com`;
  await shopper.pay(email);
  await shopper.settle();
  const orders = await staff.json(api.orders.listOrders);
  return { shopper, email, orderId: orders.find(({ customerEmail }) => customerEmail === email)!.id };
}

const refund = (orderId: string, body: Partial<RefundOrderBody>, by: TestBrowser = staff) =>
  by.call(api.orderRefunds.refundOrder, {
    params: { id: orderId },
    body: { id: randomUUID(), reason: 'goodwill', ...body },
  });
/** Files a return of damaged jars by staff, and waits until it is listed. */
async function fileReturn(orderId: string, items: { id: string; quantity: number }[]) {
  const body = { id: randomUUID(), reason: 'damaged', items };
  const { id } = (await staff.json(api.returns.fileReturn, { params: { id: orderId }, body })) as { id: string };
  const find = () => staff.call(api.adminReturns.findReturn, { params: { id } });
  await eventually(async () => (await find()).status === 200, 'the return');
  return {
    detail: async () => (await find()).json(),
    complete: (more: object = {}) =>
      staff.call(api.adminReturns.changeReturnStatus, { params: { id }, body: { status: 'completed', ...more } }),
  };
}
const orderOf = async (id: string) => (await staff.json(api.orders.findOrder, { params: { id } })) as AdminOrderDetail;
const refundedBecomes = (orderId: string, amount: string) =>
  eventually(async () => (await orderOf(orderId)).refundedAmount === amount, `€ ${amount} back`);
const atProvider = ({ payment }: Shopper) =>
  shop.provider.control
    .refunds(1000)
    .filter(({ payment_intent }) => payment_intent === payment.paymentIntentId)
    .map(({ amount }) => amount);
const mailsTo = (email: string) =>
  rowsOf(
    shop.app.get(DataSource),
    z.object({ subject: z.string(), text: z.string() }),
    'select subject, text from kept_mails where "to" = $1 order by sent_at',
    [email],
  );

it('refunds shipping and a part of a line once, mails the reason, and books the VAT', async () => {
  const { shopper, email, orderId } = await buy();
  expect(await staff.json(api.orderRefunds.findRefundable, { params: { id: orderId } })).toEqual({
    leftAmount: '51.91',
    shippingAmount: '6.99',
    lines: [{ id: '1', productName: 'energy-boost', amount: '44.92' }],
  });
  const body: Partial<RefundOrderBody> = {
    id: randomUUID(),
    reason: 'late',
    shippingAmount: '6.99',
    lines: [{ id: '1', amount: '3.01' }],
  };
  const responses = await Promise.all(Array.from({ length: 5 }, () => refund(orderId, body)));
  expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(204));
  await refundedBecomes(orderId, '10.00');
  expect(atProvider(shopper)).toEqual([1000]);
  await eventually(async () => (await mailsTo(email)).some(({ subject }) => /terugbetaald/.test(subject)), 'the mail');
  const mail = (await mailsTo(email)).filter(({ subject }) => /terugbetaald/.test(subject));
  expect(mail).toHaveLength(1);
  expect(mail[0]!.text.replaceAll('\u00a0', ' ')).toMatch(
    /€ 10,00 .*later kwam dan we beloofden.*niets terug te sturen/s,
  );
  const invoices = () => staff.json(api.invoices.listInvoicesOfOrder, { params: { id: orderId } });
  await eventually(async () => (await invoices()).length === 2, 'the credit note');
  expect((await invoices())[1]).toMatchObject({ kind: 'credit-note', total: '-10.00' });
  expect(await orderOf(orderId)).toMatchObject({ status: 'processing', refundedAmount: '10.00', netAmount: '41.91' });
  const { orderNumber } = await orderOf(orderId);
  const acts = async () =>
    (await staff.json(api.adminLogbook.listLogbook, { query: { status: 'order-refunded' } })).filter(
      ({ subject }) => subject === orderNumber,
    );
  const noted = await acts();
  expect(noted[0]).toMatchObject({ details: { after: '10.00' } });
  expect((await refund(orderId, body)).status).toBe(204);
  expect(await acts()).toEqual(noted); // a repeat is no act
});

it('tells the second of two colleagues who refund the same, and never refunds more than is left', async () => {
  const { shopper, orderId } = await buy();
  const statuses = await Promise.all(
    Array.from({ length: 4 }, () => refund(orderId, { shippingAmount: '6.99', reason: 'shipping' })),
  );
  expect(statuses.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409]);
  const refused = await refund(orderId, { lines: [{ id: '1', amount: '44.93' }] });
  expect([refused.status, await refusalOf(refused)]).toEqual([
    409,
    expect.objectContaining({ code: 'refund-too-high', message: expect.stringMatching(/kan nog € 44,92 terug/) }),
  ]);
  await refundedBecomes(orderId, '6.99');
  expect(atProvider(shopper)).toEqual([699]);
});

it('leaves the rest to a later return and a cancellation', async () => {
  const { shopper, orderId } = await buy();
  expect((await refund(orderId, { lines: [{ id: '1', amount: '10' }] })).status).toBe(204);
  await refundedBecomes(orderId, '10.00');
  const cancel = { params: { id: orderId }, body: { status: 'cancelled' } } as const;
  expect(await staff.status(api.orders.changeOrderStatus, cancel)).toBe(204);
  await refundedBecomes(orderId, '51.91');
  expect(atProvider(shopper).sort((one, other) => one - other)).toEqual([1000, 4191]);
});

it('is left out of a return that was filed before', async () => {
  const { shopper, orderId } = await buy();
  const filed = await fileReturn(orderId, [{ id: '1', quantity: 2 }]);
  expect((await refund(orderId, { lines: [{ id: '1', amount: '40.00' }] })).status).toBe(204);
  await refundedBecomes(orderId, '40.00');
  expect(await filed.detail()).toMatchObject({
    proposedAmount: '51.91',
    ownLeftAmount: '11.91',
    leftAmount: '11.91',
  });
  expect((await refund(orderId, { shippingAmount: '6.00' })).status).toBe(204);
  await refundedBecomes(orderId, '46.00');
  expect((await filed.complete()).status).toBe(204);
  await refundedBecomes(orderId, '51.91');
  expect(atProvider(shopper).sort((one, other) => one - other)).toEqual([591, 600, 4000]);
});

it('of one line is not paid again by a return of it, unless staff says why', async () => {
  const { shopper, orderId } = await buy([
    { id: 'energy-boost', quantity: 1 },
    { id: 'slaap-zacht', quantity: 1 },
  ]);
  const { lines } = await staff.json(api.orderRefunds.findRefundable, { params: { id: orderId } });
  const { id: line, amount } = lines.find(({ productName }) => productName === 'energy-boost')!;
  const filed = await fileReturn(orderId, [{ id: line, quantity: 1 }]);
  expect((await refund(orderId, { reason: 'damage', lines: [{ id: line, amount }] })).status).toBe(204);
  await refundedBecomes(orderId, amount);
  const refused = await refusalOf(await filed.complete({ refundAmount: '1.00' }));
  expect([refused.code, refused.details]).toEqual(['refund-reason-missing', { valueCents: 0 }]);
  expect((await filed.complete({ refundAmount: '1.00', refundReason: 'goodwill' })).status).toBe(204);
  await eventually(() => atProvider(shopper).includes(100), 'the euro that staff gave a reason for');
  expect(await filed.detail()).toMatchObject({ status: 'completed', ownLeftAmount: '0.00' });
  expect(atProvider(shopper)).toHaveLength(2);
});

it('is for those who may refund, with a proof above the limit', async () => {
  const { orderId, shopper } = await buy();
  const packer = await staffWithRole(shop, 'warehouse');
  const path = { params: { id: orderId } };
  expect(await packer.status(api.orderRefunds.findRefundable, path)).toBe(403);
  expect((await refund(orderId, { shippingAmount: 1 }, packer)).status).toBe(403);
  const empty = await refund(orderId, {});
  expect([empty.status, (await refusalOf(empty)).code]).toEqual([400, 'refund-empty']);
  const unknown = await refund(randomUUID(), { shippingAmount: 1 });
  expect(unknown.status).toBe(404);
  await withStaleProof(shop, async () => {
    const refused = await refund(orderId, { shippingAmount: '2.00' });
    expect([refused.status, (await refusalOf(refused)).code]).toEqual([403, 'factor-needed']);
  });
  expect(atProvider(shopper)).toEqual([]);
});
