import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import * as api from '../../../contracts/api.js';
import type { ReplaceOrderBody } from '../../../contracts/orders/order-replacements.js';
import type { AdminOrderDetail } from '../../../contracts/orders.js';
import { ReplacePieces } from '../orders/commands/replace-pieces.js';
import { rowsOf } from '../platform/database/rows.js';
import { eventually, testContext } from '../testing/kernel.js';
import { readModelsCatchUp, Shopper } from '../testing/shop/shopper.js';
import { staffWithRole } from '../testing/shop/staff-roles.js';
import { refusalOf, type TestBrowser } from '../testing/shop/test-browser.js';
import { sell } from '../testing/shop/test-products.js';
import { staffOf, startTestShop, type TestShop } from '../testing/shop/test-shop.js';
import { replacementIdOf } from './replacement-order.js';

let shop: TestShop;
let staff: TestBrowser;
let products: Map<string, number>;
let people = 0;
beforeAll(async () => {
  shop = await startTestShop();
  products = await sell(shop, {
    'energy-boost': { priceCents: 2495, stock: 100 },
    'last-jars': { priceCents: 2495, stock: 5 },
  });
  staff = await staffOf(shop);
});
afterAll(() => shop.close());

async function buy(slug = 'energy-boost', quantity = 2) {
  const shopper = new Shopper(shop);
  await shopper.start([{ id: slug, quantity }]);
  const email = `vervanging${++people}@example.com`;
  await shopper.pay(email);
  await shopper.settle();
  const orders = await staff.json(api.orders.listOrders);
  return { email, order: orders.find(({ customerEmail }) => customerEmail === email)! };
}
const replace = (orderId: string, body: Partial<ReplaceOrderBody> = {}, by: TestBrowser = staff) =>
  by.call(api.orderReplacements.replaceOrder, {
    params: { id: orderId },
    body: { id: randomUUID(), reason: 'damaged', lines: [{ id: '1', quantity: 1 }], ...body },
  });
const orderOf = async (id: string) => (await staff.json(api.orders.findOrder, { params: { id } })) as AdminOrderDetail;
const linksOf = (id: string) => staff.json(api.orderReplacements.listReplacements, { params: { id } });
const onHand = async (slug: string) => {
  await readModelsCatchUp(shop);
  const levels = await staff.json(api.inventory.listLevels);
  return levels.find(({ productId }) => productId === products.get(slug))!;
};
const mailsTo = (email: string) =>
  rowsOf(
    shop.app.get(DataSource),
    z.object({ subject: z.string(), text: z.string() }),
    'select subject, text from kept_mails where "to" = $1 order by sent_at',
    [email],
  );

it('places one free order for repeated and parallel requests, which is linked both ways, mailed and shipped', async () => {
  const { email, order } = await buy();
  const before = await staff.json(api.adminAnalytics.showOverview);
  const stockBefore = 98;
  await eventually(async () => (await onHand('energy-boost')).onHand === stockBefore, 'the sale of two jars');
  const id = randomUUID();
  const responses = await Promise.all(Array.from({ length: 5 }, () => replace(order.id, { id })));
  expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(200));
  const numbers = await Promise.all(responses.map(async (one) => (await one.json()) as { orderNumber: string }));
  expect(new Set(numbers.map(({ orderNumber }) => orderNumber)).size).toBe(1);
  const replacementId = replacementIdOf(order.id, id);
  await eventually(async () => (await linksOf(order.id)).replacements.length === 1, 'the link');
  expect(await linksOf(order.id)).toMatchObject({
    replaces: null,
    replacements: [{ id: replacementId, orderNumber: numbers[0]!.orderNumber, reason: 'damaged', pieces: 1 }],
  });
  expect(await linksOf(replacementId)).toMatchObject({ replaces: { id: order.id, orderNumber: order.orderNumber } });
  expect(await orderOf(replacementId)).toMatchObject({
    status: 'processing',
    totalAmount: '0.00',
    capturedAmount: '0.00',
    customerEmail: email,
    items: [{ productName: 'energy-boost', quantity: 1, price: '0.00' }],
  });
  await eventually(async () => (await onHand('energy-boost')).onHand === stockBefore - 1, 'the sale');
  await eventually(async () => (await mailsTo(email)).some(({ subject }) => /vervanging/.test(subject)), 'the mail');
  expect((await mailsTo(email)).filter(({ subject }) => /vervanging/.test(subject))).toHaveLength(1);
  const after = await staff.json(api.adminAnalytics.showOverview);
  expect(after.orders.totalRevenue).toBe(before.orders.totalRevenue);
  expect(await staff.json(api.invoices.listInvoicesOfOrder, { params: { id: replacementId } })).toEqual([]);
  const acts = await staff.json(api.adminLogbook.listLogbook, { query: { status: 'order-replaced' } });
  expect(acts[0]).toMatchObject({ subject: order.orderNumber });
  const ship = { params: { id: replacementId }, body: { status: 'shipped' } } as const;
  expect(await staff.status(api.orders.changeOrderStatus, ship)).toBe(204);
});

it('completes a replacement whose request died after its first event', async () => {
  const { order } = await buy();
  const replacementId = replacementIdOf(order.id, randomUUID());
  const wanted = { orderId: order.id, replacementId, reason: 'lost', pieces: [{ lineId: '1', quantity: 2 }] } as const;
  await shop.app.get(CommandBus).execute(new ReplacePieces({ ...wanted, again: false }, testContext()));
  await eventually(async () => (await linksOf(order.id)).replacements.length === 1, 'the order of the process');
});

it('refuses what the stock cannot supply, holds nothing, and gives the last piece to one of two', async () => {
  const { order } = await buy('last-jars', 2);
  const other = await buy('last-jars', 2);
  const short = await replace(order.id, { lines: [{ id: '1', quantity: 2 }] });
  expect([short.status, await refusalOf(short)]).toEqual([409, expect.objectContaining({ code: 'out-of-stock' })]);
  const both = await Promise.all([replace(order.id), replace(other.order.id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  await eventually(async () => (await onHand('last-jars')).onHand === 0, 'the sale');
  expect(await onHand('last-jars')).toMatchObject({ onHand: 0 });
});

it('refuses more pieces than were bought, and a second time without a confirmation', async () => {
  const { order } = await buy();
  const most = await replace(order.id, { lines: [{ id: '1', quantity: 3 }] });
  expect([most.status, (await refusalOf(most)).code]).toEqual([409, 'replacement-exceeds-order']);
  const lines = [{ id: '1', quantity: 2 }];
  expect((await replace(order.id, { lines })).status).toBe(200);
  const again = await replace(order.id, { lines });
  expect([again.status, (await refusalOf(again)).code]).toEqual([409, 'replaced-before']);
  expect((await replace(order.id, { lines, again: true })).status).toBe(200);
  expect(await staff.json(api.orderReplacements.findReplaceable, { params: { id: order.id } })).toEqual({
    lines: [{ id: '1', productName: 'energy-boost', pieces: 2, replaced: 4 }],
  });
});

it('is for those who may refund', async () => {
  const { order } = await buy();
  const packer = await staffWithRole(shop, 'warehouse');
  expect((await replace(order.id, {}, packer)).status).toBe(403);
  expect(await packer.status(api.orderReplacements.findReplaceable, { params: { id: order.id } })).toBe(403);
  expect(await packer.status(api.orderReplacements.listReplacements, { params: { id: order.id } })).toBe(200);
  expect((await replace(randomUUID())).status).toBe(404);
});
