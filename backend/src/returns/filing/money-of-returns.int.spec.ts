import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import type { AdminReturnDetail } from '../../../../contracts/admin/returns.js';
import type { AdminOrder, AdminOrderDetail } from '../../../../contracts/orders.js';
import type { InspectReturn } from '../../../../contracts/admin/return-inspections.js';
import { stockDecider } from '../../inventory/stock.decider.js';
import { readState } from '../../platform/event-sourcing/deciding/read-state.js';
import type { Command } from '../../platform/event-sourcing/deciding/decider.js';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import { ProcessRunner } from '../../platform/event-sourcing/readers/process-runner.js';
import { LogReaders } from '../../platform/event-sourcing/readers/readers.module.js';
import { whenReturnInspectedThenRestockPieces } from '../../processes/when-return-inspected-then-restock-pieces.process.js';
import { Shopper } from '../../testing/shop/shopper.js';
import { eventually, recordingLog } from '../../testing/kernel.js';
import { sell } from '../../testing/shop/test-products.js';
import { staffOf, startTestShop, type TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';

let shop: TestShop;
let staff: TestBrowser;
let ids: Map<string, number>;
let people = 0;
beforeAll(async () => {
  shop = await startTestShop();
  shop.provider.control.setBehaviour({ bankDelayMs: null });
  ids = await sell(shop, {
    'energy-boost': { priceCents: 2495, stock: 100 },
    'sleep-well': { priceCents: 2495, stock: 100 },
  });
  staff = await staffOf(shop);
});
afterAll(() => shop.close());

const detail = (id: string) =>
  staff.json(api.adminReturns.findReturn, { params: { id } }) as Promise<AdminReturnDetail>;
const orderOf = (id: string) => staff.json(api.orders.findOrder, { params: { id } }) as Promise<AdminOrderDetail>;
const refusalOf = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code];
const complete = (id: string, refundAmount?: string, more: object = {}) =>
  staff.call(api.adminReturns.changeReturnStatus, {
    params: { id },
    body: { status: 'completed', ...(refundAmount && { refundAmount }), ...more },
  });
const refundedBecomes = (orderId: string, amount: string) =>
  eventually(async () => (await orderOf(orderId)).refundedAmount === amount, `€ ${amount} back`);
const mailsTo = (email: string) =>
  shop.app
    .get(DataSource)
    .query<{ subject: string; text: string }[]>('select subject, text from kept_mails where "to" = $1', [email]);
const mailed = async (email: string, subject: RegExp) => {
  const find = async () => (await mailsTo(email)).find((mail) => subject.test(mail.subject));
  await eventually(async () => (await find()) !== undefined, String(subject));
  return (await find())!.text.replaceAll('\u00a0', ' ');
};

/** Buys two jars: € 44.92 and € 6.99 shipping. */
async function buy(slug = 'energy-boost') {
  const shopper = new Shopper(shop);
  await shopper.start([{ id: slug, quantity: 2 }]);
  const email = `geld${++people}@example.com`;
  await shopper.pay(email);
  await shopper.settle();
  const orders = (await staff.json(api.orders.listOrders)) as AdminOrder[];
  return { shopper, email, orderId: orders.find(({ customerEmail }) => customerEmail === email)!.id };
}

async function register(orderId: string, quantity = 1): Promise<string> {
  const body = { id: randomUUID(), reason: 'damaged', items: [{ id: '1', quantity }] };
  const filed = await staff.call(api.returns.fileReturn, { params: { id: orderId }, body });
  const { id } = await filed.json();
  await eventually(
    async () => (await staff.status(api.adminReturns.findReturn, { params: { id } })) === 200,
    'the return',
  );
  return id;
}

/** The money of a return in its detail, which the list and the order repeat. */
async function moneyOf(id: string) {
  const { orderId, orderNumber, ...found } = await detail(id);
  const { refundAmount, proposedAmount, requestedAmount, refundedAmount, failedAmount } = found;
  const money = { refundAmount, proposedAmount, requestedAmount, refundedAmount, failedAmount };
  const [row] = await (
    staff.json(api.adminReturns.listReturns, { query: { q: orderNumber } }) as Promise<AdminReturnDetail[]>
  ).then((rows) => rows.filter((one) => one.id === id));
  const ofOrder = (await staff.json(api.returns.listReturnsOfOrder, { params: { id: orderId } })).find(
    (one) => one.id === id,
  );
  expect([row, ofOrder]).toEqual([expect.objectContaining(money), expect.objectContaining(money)]);
  const file = await (await staff.call(api.adminReturns.exportReturns, { query: { q: orderNumber } })).text();
  const cell = (amount: string | null) => (amount ?? '0.00').replace('.', ',');
  expect(file).toContain([proposedAmount, requestedAmount, refundedAmount, failedAmount].map(cell).join(';'));
  return money;
}

const nothing = { requestedAmount: null, refundedAmount: null, failedAmount: null };

it('a return proposes, requests and pays the same amounts everywhere', async () => {
  const { email, orderId } = await buy();
  const id = await register(orderId);
  expect(await moneyOf(id)).toEqual({ ...nothing, refundAmount: '22.46', proposedAmount: '22.46' });
  expect((await complete(id, '20.00')).status).toBe(204);
  await refundedBecomes(orderId, '20.00');
  const paid = { proposedAmount: '22.46', requestedAmount: '20.00', refundedAmount: '20.00', failedAmount: null };
  expect(await moneyOf(id)).toEqual({ ...paid, refundAmount: '20.00' });
  expect(await mailed(email, /terugbetaald/)).toContain('€ 20,00');
});

it('a return is limited to what is left of the payment, typed or proposed', async () => {
  const { email, orderId } = await buy();
  const [first, second] = [await register(orderId), await register(orderId)];
  expect((await complete(first, '46.91', { refundReason: 'goodwill' })).status).toBe(204);
  await refundedBecomes(orderId, '46.91');
  expect((await detail(second)).leftAmount).toBe('5.00');
  const refused = await complete(second, '17.95');
  expect(await refused.json()).toMatchObject({
    ...{ code: 'refund-too-high', message: 'Van deze bestelling kan nog € 5,00 terug.' },
  });
  expect((await complete(second)).status).toBe(204);
  await refundedBecomes(orderId, '51.91');
  expect(await moneyOf(second)).toMatchObject({
    refundAmount: '5.00',
    requestedAmount: '5.00',
    refundedAmount: '5.00',
  });
  expect((await mailsTo(email)).some(({ text }) => text.includes('29,45'))).toBe(false);
});

it('a return with nothing left to refund completes, shows nothing and is mailed', async () => {
  const { email, orderId } = await buy();
  const [first, second] = [await register(orderId), await register(orderId)];
  await complete(first, '51.91', { refundReason: 'mistake' });
  await refundedBecomes(orderId, '51.91');
  expect(await refusalOf(await complete(second, '1.00'))).toEqual([409, 'refund-too-high']);
  expect((await complete(second)).status).toBe(204);
  expect(await moneyOf(second)).toMatchObject({ refundAmount: null, requestedAmount: '0.00', refundedAmount: null });
  expect(await mailed(email, /is afgehandeld/)).toContain('betalen we niets terug');
});

it('two returns completed at once never show more than went back', async () => {
  const { shopper, orderId } = await buy();
  const ids = [await register(orderId), await register(orderId)];
  await Promise.all(ids.map((id) => complete(id, '51.91', { refundReason: 'late' })));
  await refundedBecomes(orderId, '51.91');
  const sumOf = async () =>
    (await Promise.all(ids.map(moneyOf))).reduce((sum, { refundedAmount }) => sum + Number(refundedAmount ?? 0), 0);
  await eventually(async () => (await sumOf()) === 51.91, 'the sum of what went back');
  expect(shop.provider.control.refunds(1000).filter((one) => one.payment_intent === shopper.payment.paymentIntentId)).toEqual([
    expect.objectContaining({ amount: 5191 }),
  ]); // oxfmt-ignore
});

it('refuses the second of two colleagues who complete a return with different amounts', async () => {
  const { orderId } = await buy();
  const id = await register(orderId);
  const responses = await Promise.all([complete(id, '20.00'), complete(id, '10.00')]);
  expect(responses.map(({ status }) => status).sort()).toEqual([204, 409]);
  const refused = responses.find(({ status }) => status === 409)!;
  expect(await refused.json()).toMatchObject({
    code: 'return-completed-otherwise',
    message: expect.stringMatching(/Een collega .* € [12]0,00/) as string,
  });
});

it('a refund above the price of the pieces needs a reason, which staff sees', async () => {
  const { orderId } = await buy();
  const id = await register(orderId);
  expect(await refusalOf(await complete(id, '22.47'))).toEqual([409, 'refund-reason-missing']);
  expect((await complete(id, '22.47', { refundReason: 'shipping' })).status).toBe(204);
  expect(await detail(id)).toMatchObject({ refundReason: 'shipping', requestedAmount: '22.47' });
});

it('a refund that the provider refuses is shown as failed', async () => {
  const { shopper, orderId } = await buy();
  const id = await register(orderId);
  await complete(id);
  await refundedBecomes(orderId, '22.46');
  const { payment } = shopper;
  const [refund] = shop.provider.control
    .refunds(1000)
    .filter(({ payment_intent }) => payment_intent === payment.paymentIntentId);
  shop.provider.control.completeRefund(refund!.id, 'failed');
  await eventually(async () => (await detail(id)).failedAmount === '22.46', 'the failed refund');
  expect(await moneyOf(id)).toMatchObject({ refundAmount: null, refundedAmount: null, failedAmount: '22.46' });
});

it('a refund in the dashboard lowers what a return shows', async () => {
  const { shopper, email, orderId } = await buy();
  const id = await register(orderId, 2);
  shop.provider.control.refundInDashboard(shopper.payment.paymentIntentId, 4000);
  await refundedBecomes(orderId, '40.00');
  await complete(id);
  await refundedBecomes(orderId, '51.91');
  expect(await moneyOf(id)).toMatchObject({ refundAmount: '11.91', requestedAmount: '11.91', refundedAmount: '11.91' });
  expect(await mailed(email, /terugbetaald/)).toContain('€ 11,91');
});

const stockOf = async (wanted: string) =>
  (await staff.json(api.adminProducts.listProducts)).find(({ slug }) => slug === wanted)!.stock!;

it('pieces that were withdrawn before they left return to stock, and their mails ask for no parcel', async () => {
  const product = 'sleep-well'; // the returns of the other tests bring back pieces of their own
  const { email, orderId } = await buy(product);
  const unpaid = await buy(product);
  const before = 100 - 4;
  await eventually(async () => (await stockOf(product)) === before, 'the sales of two jars');
  const id = await register(orderId);
  expect(await mailed(email, /voor je aangemeld/)).toContain('Je hoeft niets terug te sturen.');
  expect((await complete(id)).status).toBe(204);
  await eventually(async () => (await stockOf(product)) === before + 1, 'one jar on the shelf');
  const body = { status: 'cancelled' };
  expect(await staff.status(api.orders.changeOrderStatus, { params: { id: orderId }, body })).toBe(204);
  await eventually(async () => (await stockOf(product)) === before + 2, 'the other jar on the shelf');
  const free = await register(unpaid.orderId, 2);
  expect((await complete(free, '0.00')).status).toBe(204);
  await eventually(async () => (await stockOf(product)) === before + 4, 'both jars of a return without a refund');
  const rejected = { params: { id: free }, body: { status: 'rejected' } } as const;
  expect(await refusalOf(await staff.call(api.adminReturns.changeReturnStatus, rejected))).toEqual([409, 'return-restocked']); // oxfmt-ignore
});

it('a pending order that staff cancels is mailed', async () => {
  const shopper = new Shopper(shop);
  await shopper.start([{ id: 'energy-boost', quantity: 1 }]);
  await shopper.payByBank('wacht@example.com', 'process');
  await shopper.settle();
  const orders = (await staff.json(api.orders.listOrders)) as AdminOrder[];
  const { id } = orders.find(({ customerEmail }) => customerEmail === 'wacht@example.com')!;
  expect(await staff.status(api.orders.changeOrderStatus, { params: { id }, body: { status: 'cancelled' } })).toBe(204);
  expect(await mailed('wacht@example.com', /is geannuleerd/)).toContain('versturen niets');
});

const inspect = (id: string, pieces: InspectReturn['pieces']) =>
  staff.call(api.returnInspections.inspectReturn, { params: { id }, body: { pieces } });
const ship = async (orderId: string) =>
  expect(
    await staff.status(api.orders.changeOrderStatus, { params: { id: orderId }, body: { status: 'shipped' } }),
  ).toBe(204);
const approve = (id: string, label: object) =>
  staff.status(api.adminReturns.changeReturnStatus, { params: { id }, body: { status: 'approved', label } });

it('a return is labelled, received, inspected by one of two colleagues, restocked once and refunded with its sum', async () => {
  const product = 'sleep-well';
  const { email, orderId } = await buy(product);
  await ship(orderId);
  const id = await register(orderId, 2);
  const before = await stockOf(product);
  const label = { carrier: 'postnl', trackingCode: '3s retour 0001', url: 'https://retour.example/label/1' };
  expect([await approve(id, { ...label, url: 'javascript:alert(1)' }), await approve(id, label)]).toEqual([400, 204]);
  const approved = await mailed(email, /is goedgekeurd/);
  for (const words of ['ons retourlabel van PostNL', '3SRETOUR0001', label.url]) expect(approved).toContain(words);
  expect(await approve(id, label)).toBe(204);
  expect((await mailsTo(email)).filter(({ subject }) => /is goedgekeurd/.test(subject))).toHaveLength(1);
  const received = { params: { id }, body: { pieces: [{ id: '1', received: 2 }] } };
  expect(await staff.status(api.returnInspections.receiveReturn, received)).toBe(204);
  const found = { id: '1', received: 2, restocked: 1, damageReason: 'opened' } as const;
  const responses = await Promise.all([
    inspect(id, [found]),
    inspect(id, [{ ...found, restocked: 2, damageReason: null }]),
    inspect(id, [found]),
  ]);
  expect(responses.map(({ status }) => status)).toContain(409);
  const [item] = (await detail(id)).items;
  const isFirst = item!.restocked === 1;
  expect(responses.map(({ status }) => status)).toEqual(isFirst ? [204, 409, 204] : [409, 204, 409]);
  const kept = isFirst ? 1 : 2;
  await eventually(async () => (await stockOf(product)) === before + kept, 'the pieces on the shelf');
  const refunded = isFirst ? '22.46' : '51.91';
  expect(await detail(id)).toMatchObject({
    proposedAmount: refunded,
    shippingAmount: isFirst ? '0.00' : '6.99',
    label: { carrier: 'postnl', trackingCode: '3SRETOUR0001', url: label.url },
    items: [{ expected: 2, received: 2, refundable: { quantity: kept, amount: isFirst ? '22.46' : '44.92' } }],
  });
  expect(await refusalOf(await staff.call(api.adminReturns.changeReturnStatus, { params: { id }, body: { status: 'rejected' } }))).toEqual([409, 'return-restocked']); // oxfmt-ignore
  expect((await complete(id)).status).toBe(204);
  await refundedBecomes(orderId, refunded);
  const sum = await mailed(email, /terugbetaald/);
  expect(sum).toContain(`Zo komen we aan dit bedrag\n${kept} × `);
  expect(sum).toContain(`Samen: € ${refunded.replace('.', ',')}`);
  expect(await stockOf(product)).toBe(before + kept);
});

it('a damaged jar stays out of the stock when staff moves its order back and cancels it', async () => {
  const product = 'sleep-well';
  const productId = ids.get(product)!;
  const before = await stockOf(product);
  const { orderId } = await buy(product);
  await ship(orderId);
  const id = await register(orderId, 1);
  expect((await inspect(id, [{ id: '1', received: 1, restocked: 0, damageReason: 'faulty' }])).status).toBe(204);
  const newest = async () =>
    (await staff.json(api.inventory.findLedger, { params: { productId }, query: { limit: 1 } })).lines[0];
  await eventually(async () => (await newest())?.type === 'damage', 'the damaged jar in the ledger');
  expect(await newest()).toMatchObject({ quantity: -1, onHandAfter: before - 2 });
  for (const status of ['processing', 'cancelled'] as const)
    expect(await staff.status(api.orders.changeOrderStatus, { params: { id: orderId }, body: { status } })).toBe(204);
  await eventually(async () => (await newest())?.type === 'sale-reverted', 'the reversal in the ledger');
  expect(await newest()).toMatchObject({ quantity: 1, onHandAfter: before - 1 });
  expect(await stockOf(product)).toBe(before - 1);
});

it('a jar of a recalled lot that comes back is not sold again', async () => {
  const product = 'energy-boost';
  const productId = ids.get(product)!;
  const lot = { number: 'TERUG', bestBefore: '2090-01-31' };
  await staff.call(api.inventory.registerStockChange, { body: { productId, type: 'restock', quantity: 1, lot } });
  const { orderId } = await buy(product);
  await ship(orderId);
  const left = async () => (await staff.json(api.lots.listLotsOfOrder, { params: { id: orderId } })).length > 0;
  await eventually(left, 'the pieces to leave their lots');
  const recall = {
    id: randomUUID(),
    productId,
    lot: lot.number,
    reason: 'Er kan plastic in zitten.',
    instruction: 'Gooi de pot weg.',
    withPossible: false,
  };
  expect(await staff.status(api.recalls.startRecall, { body: recall })).toBe(204);
  const before = await stockOf(product);
  const id = await register(orderId, 1);
  expect((await inspect(id, [{ id: '1', received: 1, restocked: 1, damageReason: null }])).status).toBe(204);
  const lines = async () =>
    (await staff.json(api.inventory.findLedger, { params: { productId }, query: { limit: 2 } })).lines;
  await eventually(async () => (await lines())[1]?.type === 'return', 'the jar in the ledger');
  expect(await lines()).toMatchObject([
    { type: 'recalled', quantity: -1, onHandAfter: before },
    { type: 'return', quantity: 1 },
  ]);
  expect(await stockOf(product)).toBe(before);
});

it('a process that dies between two products moves each of them to stock once', async () => {
  const shopper = new Shopper(shop);
  await shopper.start([
    { id: 'energy-boost', quantity: 1 },
    { id: 'sleep-well', quantity: 1 },
  ]);
  const email = `geld${++people}@example.com`;
  await shopper.pay(email);
  await shopper.settle();
  const orders = (await staff.json(api.orders.listOrders)) as AdminOrder[];
  const { id: orderId } = orders.find(({ customerEmail }) => customerEmail === email)!;
  await ship(orderId);
  const body = { id: randomUUID(), reason: 'other', items: ['1', '2'].map((one) => ({ id: one, quantity: 1 })) };
  const { id } = await (await staff.call(api.returns.fileReturn, { params: { id: orderId }, body })).json();
  await eventually(
    async () => (await staff.status(api.adminReturns.findReturn, { params: { id } })) === 200,
    'the return',
  );
  const store = shop.app.get(EventStore);
  const products = (await detail(id)).items.map(({ productId }) => productId);
  const onHand = () =>
    Promise.all(products.map(async (one) => (await readState(store, stockDecider, String(one))).state.onHand!));
  const run = async (execute: (command: Command) => Promise<unknown>, until: () => Promise<boolean>) => {
    const runner = new ProcessRunner(store, shop.app.get(DataSource), [whenReturnInspectedThenRestockPieces], execute, recordingLog()); // oxfmt-ignore
    await runner.start();
    await eventually(until, 'the end of the process');
    await runner.stop();
  };
  await shop.app.get(LogReaders).beforeApplicationShutdown();
  const [first, second] = await onHand();
  const pieces = ['1', '2'].map((one) => ({ id: one, received: 1, restocked: 1, damageReason: null }));
  expect((await inspect(id, pieces)).status).toBe(204);
  const commands = shop.app.get(CommandBus);
  let executed = 0;
  const dying = async (command: Command) => {
    if (executed === 0) await commands.execute(command);
    executed++;
    throw new Error('killed');
  };
  await run(dying, () => Promise.resolve(executed > 0));
  expect(await onHand()).toEqual([first! + 1, second]);
  await run(
    (command) => commands.execute(command),
    async () => (await onHand())[1] === second! + 1,
  );
  expect(await onHand()).toEqual([first! + 1, second! + 1]);
});
