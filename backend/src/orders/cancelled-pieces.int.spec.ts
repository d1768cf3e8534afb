import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import * as api from '../../../contracts/api.js';
import type { CancelPiecesBody } from '../../../contracts/orders/cancelled-pieces.js';
import type { AdminOrderDetail } from '../../../contracts/orders.js';
import { BooksReconciliation } from '../invoicing/books/books-reconciliation.js';
import { rowsOf } from '../platform/database/rows.js';
import { eventually, eventuallyMatches } from '../testing/kernel.js';
import { readModelsCatchUp, Shopper } from '../testing/shop/shopper.js';
import { staffWithRole } from '../testing/shop/staff-roles.js';
import { withStaleProof } from '../testing/shop/stale-proof.js';
import { refusalOf, type TestBrowser } from '../testing/shop/test-browser.js';
import { logIn } from '../testing/shop/test-customers.js';
import { sell } from '../testing/shop/test-products.js';
import { staffOf, startTestShop, type TestShop } from '../testing/shop/test-shop.js';

let shop: TestShop;
let staff: TestBrowser;
let products: Map<string, number>;
let people = 0;
beforeAll(async () => {
  shop = await startTestShop();
  products = await sell(shop, {
    'energy-boost': { priceCents: 2495, stock: 100 },
    'sleep-well': { priceCents: 2295, stock: 100 },
    'energy-rest': { priceCents: 2495, stock: 100 },
    'sleep-rest': { priceCents: 2295, stock: 100 },
  });
  staff = await staffOf(shop);
});
afterAll(() => shop.close());

/** Buys two jars, € 44.92, and a monthly delivery of two others, € 36.72. */
async function buy(single = 'energy-boost', planned = 'sleep-well') {
  const shopper = new Shopper(shop);
  await shopper.start([
    { id: single, quantity: 2 },
    { id: `${planned}-2-1`, quantity: 1 },
  ]);
  const email = `deels${++people}@example.com`;
  await shopper.pay(email);
  await shopper.settle();
  const orders = await staff.json(api.orders.listOrders);
  const orderId = orders.find(({ customerEmail }) => customerEmail === email)!.id;
  return { shopper, email, orderId };
}

const jars = (quantity: number) => [{ id: '1', quantity }];
const plan = [{ id: '2', quantity: 1 }];
const cancel = (orderId: string, body: Partial<CancelPiecesBody>, by: TestBrowser = staff) =>
  by.call(api.cancelledPieces.cancelPieces, {
    params: { id: orderId },
    body: { id: randomUUID(), reason: 'customer-request', pieces: jars(1), ...body },
  });
const ship = (orderId: string, pieces: { id: string; quantity: number }[]) =>
  staff.call(api.parcels.shipParcel, {
    params: { id: orderId },
    body: { parcelId: randomUUID(), pieces, carrier: null, trackingCode: null },
  });
const orderOf = async (id: string) => (await staff.json(api.orders.findOrder, { params: { id } })) as AdminOrderDetail;
const parcelsOf = (id: string) => staff.json(api.parcels.listParcels, { params: { id } });
const refundedBecomes = (orderId: string, amount: string) =>
  eventually(async () => (await orderOf(orderId)).refundedAmount === amount, `€ ${amount} back`);
const atProvider = ({ payment }: Shopper) =>
  shop.provider.control
    .refunds(1000)
    .filter(({ payment_intent }) => payment_intent === payment.paymentIntentId)
    .map(({ amount }) => amount);
const onHand = async (slug: string) => {
  const levels = await staff.json(api.inventory.listLevels);
  return levels.find(({ productId }) => productId === products.get(slug))!.onHand;
};
const mailsTo = (email: string) =>
  rowsOf(
    shop.app.get(DataSource),
    z.object({ subject: z.string(), text: z.string() }),
    'select subject, text from kept_mails where "to" = $1 order by sent_at',
    [email],
  );
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

it('cancels a jar once, with its stock, its money, its mail and its documents', async () => {
  const before = await onHand('energy-boost');
  const { shopper, email, orderId } = await buy();
  const cancellable = await staff.json(api.cancelledPieces.findCancellable, { params: { id: orderId } });
  expect(cancellable.lines).toEqual([
    { id: '1', productName: 'energy-boost', quantity: 2, refundAmounts: ['22.46', '44.92'], endsPlan: null },
    { id: '2', productName: 'sleep-well', quantity: 1, refundAmounts: ['36.72'], endsPlan: true },
  ]);
  const id = randomUUID();
  const responses = await Promise.all(Array.from({ length: 5 }, () => cancel(orderId, { id, reason: 'out-of-stock' })));
  expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(204));
  await refundedBecomes(orderId, '22.46');
  expect(atProvider(shopper)).toEqual([2246]);
  await eventually(async () => (await onHand('energy-boost')) === before! - 1, 'the jar on the shelf');
  await eventually(async () => (await subjectsTo(email)).some((subject) => /deel/.test(subject)), 'the mail');
  const about = (await mailsTo(email)).filter(({ subject }) => /geannuleerd|terugbetaald/.test(subject));
  expect(about.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Een deel van je bestelling .* is geannuleerd$/),
  ]);
  expect(about[0]!.text.replaceAll('\u00a0', ' ')).toMatch(/niet meer op voorraad.*€ 22,46.*1 × energy-boost/s);
  const order = await orderOf(orderId);
  expect(order).toMatchObject({ status: 'processing', netAmount: '59.18', cancelled: [{ id: '1', quantity: 1 }] });
  expect((await parcelsOf(orderId)).toShip).toMatchObject([
    { id: '1', quantity: 1 },
    { id: '2', quantity: 1 },
  ]);
  const invoices = () => staff.json(api.invoices.listInvoicesOfOrder, { params: { id: orderId } });
  await eventually(async () => (await invoices()).length === 2, 'the credit note');
  expect((await invoices())[1]).toMatchObject({ kind: 'credit-note', total: '-22.46' });
  const timeline = await staff.json(api.adminTimeline.showOrderTimeline, { params: { id: orderId } });
  expect(timeline.filter(({ type }) => type === 'PiecesCancelled')).toMatchObject([
    { actor: { kind: 'staff' }, data: { pieces: '1 × energy-boost', reason: 'out-of-stock', refund: '22.46' } },
  ]);
  const acts = await staff.json(api.adminLogbook.listLogbook, { query: { status: 'pieces-cancelled' } });
  expect(acts[0]).toMatchObject({ subject: order.orderNumber, details: { after: '22.46' } });
});

it('shows the buyer what is cancelled, and offers the rest for a return', async () => {
  const { shopper, email, orderId } = await buy();
  expect((await cancel(orderId, {})).status).toBe(204);
  await logIn(shop, shopper.browser, email);
  const order = await shopper.browser.json(api.customers.findOrder, { params: { id: orderId } });
  expect(order.cancelled).toEqual([{ id: '1', productName: 'energy-boost', quantity: 1 }]);
  const back = { id: randomUUID(), reason: 'changed-mind' as const, items: jars(2) };
  const refused = await shopper.browser.call(api.returns.fileOwnReturn, { params: { id: orderId }, body: back });
  expect((await refusalOf(refused)).code).toBe('return-exceeds-order');
});

it('ends the subscription of a cancelled line, with a mail that says why', async () => {
  const { email, orderId } = await buy();
  expect((await cancel(orderId, { pieces: plan })).status).toBe(204);
  const ended = async () => (await mailsTo(email)).filter(({ subject }) => /abonnement.*gestopt/.test(subject));
  await eventually(async () => (await ended()).length === 1, 'the end of the subscription');
  expect((await ended())[0]!.text).toMatch(/eerste levering is geannuleerd/);
  await readModelsCatchUp(shop);
  const { subscriptions } = await orderOf(orderId);
  const [subscription] = (await staff.json(api.adminSubscriptions.listSubscriptions)).filter(
    ({ id }) => id === subscriptions[0]!.id,
  );
  expect(subscription).toMatchObject({ status: 'cancelled' });
});

it('never ships a cancelled piece nor cancels a shipped one, when colleagues do both at once', async () => {
  const orders = [await buy(), await buy(), await buy()];
  for (const [index, { shopper, orderId }] of orders.entries()) {
    const attempts = [() => ship(orderId, jars(2)), () => cancel(orderId, { pieces: jars(1) })];
    const both = [...attempts, ...attempts, ...attempts];
    const responses = await Promise.all((index % 2 === 0 ? both : both.toReversed()).map((attempt) => attempt()));
    await readModelsCatchUp(shop);
    const { parcels, toShip } = await parcelsOf(orderId);
    const { cancelled } = await orderOf(orderId);
    const jarsIn = (pieces: readonly { id: string; quantity: number }[]) =>
      pieces.reduce((sum, { id, quantity }) => (id === '1' ? sum + quantity : sum), 0);
    const shipped = jarsIn(parcels.flatMap(({ pieces }) => pieces));
    expect(shipped + jarsIn(cancelled) + jarsIn(toShip)).toBe(2);
    expect([0, 2]).toContain(shipped);
    const done = responses.filter(({ status }) => status === 204).length;
    expect(done).toBe(parcels.length + jarsIn(cancelled));
    const codes = await Promise.all(
      responses.filter(({ status }) => status !== 204).map(async (one) => (await refusalOf(one)).code),
    );
    expect(codes.every((code) => code === 'parcel-exceeds-order' || code === 'pieces-not-here')).toBe(true);
    const expected = Array.from({ length: jarsIn(cancelled) }, () => 2246);
    await eventually(() => atProvider(shopper).length === expected.length, 'the refunds');
    expect(atProvider(shopper)).toEqual(expected);
  }
});

it('completes an order of which the rest has left, and leaves its shipping to a cancellation of the order', async () => {
  const { orderId } = await buy();
  expect((await ship(orderId, jars(2))).status).toBe(204);
  expect((await cancel(orderId, { pieces: plan, reason: 'damaged' })).status).toBe(204);
  expect(await orderOf(orderId)).toMatchObject({ status: 'shipped' });
  expect((await parcelsOf(orderId)).toShip).toEqual([]);
  const other = await buy();
  const all = await cancel(other.orderId, { pieces: [...jars(2), ...plan] });
  expect([all.status, (await refusalOf(all)).code]).toEqual([409, 'order-left-empty']);
});

it('refunds the rest when the order is cancelled afterwards, returns all its stock, and reconciles the books', async () => {
  const [single, planned] = ['energy-rest', 'sleep-rest']; // which no reaction to another order still changes
  const { shopper, orderId } = await buy(single, planned);
  const stock = async () => [await onHand(single), await onHand(planned)];
  await eventuallyMatches(stock, [98, 98]);
  expect((await cancel(orderId, {})).status).toBe(204);
  const whole = { params: { id: orderId }, body: { status: 'cancelled' } } as const;
  expect(await staff.status(api.orders.changeOrderStatus, whole)).toBe(204);
  await refundedBecomes(orderId, '81.64');
  expect(atProvider(shopper).sort((one, other) => one - other)).toEqual([2246, 5918]);
  await eventuallyMatches(stock, [100, 100]);
  await eventually(async () => {
    await readModelsCatchUp(shop);
    return (await staff.json(api.invoices.listInvoicesOfOrder, { params: { id: orderId } })).length === 3;
  }, 'two credit notes');
  const { orders } = await shop.app.get(BooksReconciliation, { strict: false }).reconcile();
  expect(orders).toEqual([]);
});

it('is for those who may refund, with a proof above the limit', async () => {
  const { shopper, orderId } = await buy();
  const packer = await staffWithRole(shop, 'warehouse');
  expect(await packer.status(api.cancelledPieces.findCancellable, { params: { id: orderId } })).toBe(403);
  expect((await cancel(orderId, {}, packer)).status).toBe(403);
  expect((await cancel(randomUUID(), {})).status).toBe(404);
  expect((await cancel(orderId, { pieces: [] })).status).toBe(400);
  await withStaleProof(shop, async () => {
    const refused = await cancel(orderId, {});
    expect([refused.status, (await refusalOf(refused)).code]).toEqual([403, 'factor-needed']);
  });
  expect(atProvider(shopper)).toEqual([]);
});
