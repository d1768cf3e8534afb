import { randomUUID } from 'node:crypto';
import * as api from '../../../contracts/api.js';
import { pagesOf } from '../invoices/printing/testing/pdf-text.js';
import { eventually } from '../testing/kernel.js';
import { readModelsCatchUp } from '../testing/shop/shopper.js';
import { staffWithRole } from '../testing/shop/staff-roles.js';
import { withStaleProof } from '../testing/shop/stale-proof.js';
import { sell } from '../testing/shop/test-products.js';
import { RefundedBuyer } from '../testing/shop/refunded-buyer.js';
import { staffOf, startTestShop, type TestBrowser, type TestShop } from '../testing/shop/test-shop.js';

let shop: TestShop;
let staff: TestBrowser;
beforeAll(async () => {
  shop = await startTestShop();
  await sell(shop, { 'energy-boost': { priceCents: 2495, stock: 500 } });
  staff = await staffOf(shop);
});
afterAll(() => shop.close());

const ask = (id: string, by: TestBrowser = staff) => by.call(api.evidence.collectEvidence, { params: { id } });
const mailsOf = (id: string) => staff.json(api.mails.listMailsOfOrder, { params: { id } });

it('prints what was agreed, paid, sent and told, and notes who asked', async () => {
  const buyer = await RefundedBuyer.buys(shop, staff, [{ id: 'energy-boost', quantity: 2 }]);
  const { orderId, paymentIntentId } = buyer;
  const parcel = {
    parcelId: randomUUID(),
    pieces: [{ id: '1', quantity: 2 }],
    carrier: 'postnl',
    trackingCode: '3SBEWIJS1',
  };
  expect(await staff.status(api.parcels.shipParcel, { params: { id: orderId }, body: parcel as never })).toBe(204);
  await eventually(
    async () => (await mailsOf(orderId)).filter(({ status }) => status === 'sent').length === 2,
    'the confirmation and the mail about the parcel',
  );
  await readModelsCatchUp(shop);
  shop.provider.control.openDispute(paymentIntentId, { reason: 'product_not_received' });
  await shop.provider.control.webhooksSettled();
  const orderNumber = await buyer.orderNumber();
  const response = await ask(orderId);
  expect([response.status, response.headers.get('content-disposition')]).toEqual([
    200,
    `attachment; filename="bewijs-${orderNumber}.pdf"`,
  ]);
  const text = pagesOf(Buffer.from(await response.arrayBuffer()))
    .flat()
    .join('\n');
  const order = await staff.json(api.orders.findOrder, { params: { id: orderId } });
  const facts = [`Bewijs bij bestelling ${orderNumber}`, order.customerName, order.shippingCity, paymentIntentId];
  const parts = [...facts, 'energy-boost', '€ 51,91', 'PostNL 3SBEWIJS1', 'We hebben je bestelling', 'onderweg'];
  for (const part of [...parts, 'Dit is de eerste bestelling']) expect(text).toContain(part);
  expect(text).not.toMatch(/\0|Algemene voorwaarden: /); // this order was placed without a version
  const acts = await staff.json(api.adminLogbook.listLogbook, { query: { status: 'evidence-made' } });
  expect(acts.map(({ subject }) => subject)).toEqual([orderNumber]);
});

it('is for who may export sales, after a proof', async () => {
  const { orderId } = await RefundedBuyer.buys(shop, staff, [{ id: 'energy-boost', quantity: 1 }]);
  expect((await ask(orderId, await staffWithRole(shop, 'warehouse'))).status).toBe(403);
  expect((await ask(randomUUID())).status).toBe(404);
  await withStaleProof(shop, async () => expect((await ask(orderId)).status).toBe(403));
  expect((await ask(orderId)).status).toBe(200);
});
