import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import * as api from '../../../../contracts/api.js';
import type { PaymentIntentResponse } from '../../../../contracts/checkout.js';
import type { AdminOrderDetail } from '../../../../contracts/orders.js';
import { daysToPay, type PhoneOrder, type PlacePhoneOrder } from '../../../../contracts/orders/phone-orders.js';
import { addDays, amsterdamDay, endOfDay } from '../../../../contracts/values/calendar.js';
import { rowsOf } from '../../platform/database/rows.js';
import { card, confirmInBrowser } from '../../../../infra/stripe-simulator/testing/shop.fixtures.js';
import { eventually } from '../../testing/kernel.js';
import { readModelsCatchUp, Shopper, TestCodes } from '../../testing/shop/shopper.js';
import { staffWithRole } from '../../testing/shop/staff-roles.js';
import { refusalOf, TestBrowser } from '../../testing/shop/test-browser.js';
import { sell } from '../../testing/shop/test-products.js';
import { staffOf, startTestShop, type TestShop } from '../../testing/shop/test-shop.js';

let shop: TestShop;
let staff: TestBrowser;
let products: Map<string, number>;
let people = 0;
beforeAll(async () => {
  shop = await startTestShop();
  products = await sell(shop, {
    'energy-boost': { priceCents: 2495, stock: 100 },
    'last-jar': { priceCents: 2495, stock: 1 },
  });
  staff = await staffOf(shop);
});
afterAll(() => shop.close());

const buyer = (email: string) => ({
  email,
  phone: '06 12345678',
  firstName: 'Sanne',
  lastName: 'de Vries',
  address: 'Prinsengracht 12',
  postalCode: '1015 DV',
  city: 'Amsterdam',
});
const bodyOf = (changes: Partial<PlacePhoneOrder> = {}): PlacePhoneOrder => ({
  id: randomUUID(),
  ...buyer(`telefoon${++people}@example.com`),
  items: [{ id: products.get('energy-boost')!, quantity: 2 }],
  ...changes,
});
const tokenIn = (link: string) => link.split('#')[1]!;
async function place(changes: Partial<PlacePhoneOrder> = {}) {
  const body = bodyOf(changes);
  const { link } = await staff.json(api.phoneOrders.placePhoneOrder, { body });
  return { ...body, token: tokenIn(link), link };
}
const look = (token: string, browser = new TestBrowser(shop)) =>
  browser.json(api.phoneOrders.lookAtPaymentLink, { body: { token } });
const open = (token: string, browser = new TestBrowser(shop)) =>
  browser.call(api.phoneOrders.payByLink, { body: { token } });
async function pay(token: string, email: string, payment: PaymentIntentResponse) {
  const { paymentIntentId, quote, termsVersion } = payment;
  const browser = new TestBrowser(shop);
  const total = (quote.totalCents / 100).toFixed(2);
  const agreed = { token, paymentIntentId, total, discountCode: quote.discountCode, termsVersion };
  const response = await browser.call(api.phoneOrders.agreeToPaymentLink, { body: agreed });
  expect(response.status).toBe(200);
  await confirm(email, payment);
}
async function confirm(email: string, { paymentIntentId, clientSecret }: PaymentIntentResponse) {
  const address = '[billing_details][address]';
  const details = {
    '[billing_details][name]': 'Sanne de Vries',
    '[billing_details][email]': email,
    '[billing_details][phone]': '0612345678',
    [`${address}[line1]`]: 'Prinsengracht 12',
    [`${address}[postal_code]`]: '1015 DV',
    [`${address}[city]`]: 'Amsterdam',
    [`${address}[country]`]: 'NL',
  };
  await confirmInBrowser(
    shop.provider,
    { id: paymentIntentId, client_secret: clientSecret },
    { ...card('4242424242424242'), ...details },
  );
}
const rowOf = async (id: string): Promise<PhoneOrder> => {
  await readModelsCatchUp(shop);
  return (await staff.json(api.phoneOrders.listPhoneOrders)).find((one) => one.id === id)!;
};
const mailsTo = (email: string) =>
  rowsOf(
    shop.app.get(DataSource),
    z.object({ subject: z.string(), text: z.string() }),
    'select subject, text from kept_mails where "to" = $1 order by sent_at',
    [email],
  );

it('mails the link once, and makes one order of two tabs that pay it', async () => {
  const body = bodyOf();
  const responses = await Promise.all(
    Array.from({ length: 3 }, () => staff.json(api.phoneOrders.placePhoneOrder, { body })),
  );
  expect(new Set(responses.map(({ link }) => link)).size).toBe(1);
  const token = tokenIn(responses[0]!.link);
  await eventually(async () => (await mailsTo(body.email)).length > 0, 'the mail');
  expect(await mailsTo(body.email)).toHaveLength(1);
  expect((await mailsTo(body.email))[0]!.text).toContain(responses[0]!.link);
  expect(await look(token)).toMatchObject({
    state: 'open',
    quote: { totalCents: 5191 },
    details: { address: 'Prinsengracht 12' },
  });
  expect(await rowOf(body.id)).toMatchObject({ state: 'open', totalAmount: '51.91', pieces: 2, orderNumber: null });
  const tabs = await Promise.all([open(token), open(token)]);
  const payments = await Promise.all(tabs.map((tab) => tab.json() as Promise<PaymentIntentResponse>));
  expect(payments[0]!.paymentIntentId).toBe(payments[1]!.paymentIntentId);
  await pay(token, body.email, payments[0]!);
  const [paid, other] = await Promise.all([look(token), look(token)]);
  expect(paid).toMatchObject({ state: 'paid', orderNumber: expect.any(String), quote: null, details: null });
  expect(other.orderNumber).toBe(paid.orderNumber);
  expect([(await open(token)).status, (await refusalOf(await open(token))).code]).toEqual([409, 'payment-link-closed']);
  await readModelsCatchUp(shop);
  const orders = (await staff.json(api.orders.listOrders)).filter(({ customerEmail }) => customerEmail === body.email);
  expect(orders).toMatchObject([{ orderNumber: paid.orderNumber, status: 'processing', totalAmount: '51.91' }]);
  const order = (await staff.json(api.orders.findOrder, { params: { id: orders[0]!.id } })) as AdminOrderDetail;
  expect(order.termsVersion).toBe(payments[0]!.termsVersion);
  expect(await rowOf(body.id)).toMatchObject({ state: 'paid', orderNumber: paid.orderNumber });
});

it('refuses another order under the id of one that was made, whose response was lost', async () => {
  const { token: _, link, ...body } = await place();
  const send = async (changes: Partial<PlacePhoneOrder>) => {
    const response = await staff.call(api.phoneOrders.placePhoneOrder, { body: { ...body, ...changes } });
    return response.ok ? (await response.json()).link : (await refusalOf(response)).code;
  };
  const others = [{ items: [{ id: products.get('energy-boost')!, quantity: 1 }] }, { city: 'Utrecht' }];
  expect(await Promise.all([{}, ...others].map(send))).toEqual([link, 'done-otherwise', 'done-otherwise']);
  const raced = randomUUID();
  const answers = await Promise.all(
    [3, 4].map((quantity) => send({ id: raced, items: [{ ...body.items[0]!, quantity }] })),
  );
  expect(answers.filter((answer) => answer === 'done-otherwise')).toHaveLength(1);
});

it('keeps the price of the day on which it was made', async () => {
  const { token } = await place();
  const params = { id: products.get('energy-boost')! };
  const dataSource = shop.app.get(DataSource);
  await dataSource.query('update products set price_cents = 3995 where id = $1', [params.id]);
  const items = [{ id: params.id, quantity: 2 }];
  const today = await staff.json(api.phoneOrders.quotePhoneOrder, { body: { items } });
  const payment = (await (await open(token)).json()) as PaymentIntentResponse;
  await dataSource.query('update products set price_cents = 2495 where id = $1', [params.id]);
  expect(today.totalCents).toBeGreaterThan(5191);
  expect(payment.quote.totalCents).toBe(5191);
});

it('charges the mailed amount after the shipping costs, or the terms of its code, have changed', async () => {
  const codes = new TestCodes(shop);
  await codes.add('BELDE', { value: 1000 });
  const links = [await place(), await place({ discountCode: 'BELDE' })];
  const [plain, coded] = await Promise.all(links.map(async ({ token }) => (await look(token)).quote!.totalCents));
  const { version: _, ...rates } = await staff.json(api.settings.findSettings);
  await staff.json(api.settings.saveSettings, { body: { ...rates, shipping_cost: '7.95' } });
  await codes.change('BELDE', { value: 500 });
  try {
    for (const [index, { token, email }] of links.entries()) {
      expect((await (await open(token)).json()).quote.totalCents).toBe([plain, coded][index]);
      const again = await (await open(token)).json();
      expect(again.quote.totalCents).toBe([plain, coded][index]);
      await pay(token, email, again);
      expect(await look(token)).toMatchObject({ state: 'paid' });
    }
  } finally {
    await staff.json(api.settings.saveSettings, { body: rates });
  }
});

it('leaves out a promotion that the customer has used before the customer pays, and keeps the code', async () => {
  const codes = new TestCodes(shop);
  await codes.add('BLIJFT', { value: 1000 });
  const body = {
    name: 'Eén keer',
    benefit: 'amount',
    value: '5',
    scope: 'products',
    productIds: [products.get('energy-boost')!],
    perCustomer: 1,
  } as const;
  const promotion = await staff.json(api.adminPromotions.createPromotion, { body });
  const first = await place();
  const payment = await (await open(first.token)).json();
  expect(payment.quote.promotions).toHaveLength(1);
  await pay(first.token, first.email, payment);
  for (const discountCode of [undefined, 'BLIJFT']) {
    const { token, email } = await place({ email: first.email, discountCode });
    expect((await look(token)).quote!.promotions).toHaveLength(1);
    const opened = await (await open(token)).json();
    expect(opened.quote.promotions ?? []).toEqual([]);
    expect(opened.quote).toMatchObject({ discountCode: discountCode ?? null, totalCents: discountCode ? 4742 : 5191 });
    const again = await (await open(token)).json();
    expect(again.quote.totalCents).toBe(opened.quote.totalCents);
    await pay(token, email, again);
    expect(await look(token)).toMatchObject({ state: 'paid' });
  }
  await staff.call(api.adminPromotions.endPromotion, { params: { id: promotion.id } });
});

it('can be paid until the end of the day that its mail names', async () => {
  const { token } = await place();
  const { expiresAt } = await look(token);
  const day = addDays(amsterdamDay(new Date().toISOString()), daysToPay);
  expect([amsterdamDay(expiresAt), Date.parse(endOfDay(day)) - Date.parse(expiresAt)]).toEqual([day, 1]);
});

it('applies a code, which the payment redeems, and charges the full price once the code is used up', async () => {
  const codes = new TestCodes(shop);
  await codes.add('TELEFOON', { maxUses: 1 });
  const [first, second] = [await place({ discountCode: 'telefoon' }), await place({ discountCode: 'TELEFOON' })];
  expect(await look(first.token)).toMatchObject({ quote: { discountCode: 'TELEFOON', discountCents: 449 } });
  await pay(first.token, first.email, (await (await open(first.token)).json()) as PaymentIntentResponse);
  expect(await look(first.token)).toMatchObject({ state: 'paid' });
  expect(await codes.uses('TELEFOON')).toEqual({ reserved: 0, redeemed: 1 });
  const payment = (await (await open(second.token)).json()) as PaymentIntentResponse;
  expect(payment.quote).toMatchObject({ discountCode: null, totalCents: 5191 });
});

it('charges what was mailed with a code for a first order, and the full price to somebody who ordered meanwhile', async () => {
  const codes = new TestCodes(shop);
  await codes.add('EERSTE', { firstOrderOnly: true });
  const [first, second] = [await place({ discountCode: 'EERSTE' }), await place({ discountCode: 'EERSTE' })];
  const payment = (await (await open(first.token)).json()) as PaymentIntentResponse;
  expect(payment.quote).toEqual((await look(first.token)).quote);
  expect(payment.quote).toMatchObject({ discountCode: 'EERSTE', discountCents: 449 });
  await pay(first.token, first.email, payment);
  expect(await look(first.token)).toMatchObject({ state: 'paid' });
  expect(await codes.uses('EERSTE')).toEqual({ reserved: 0, redeemed: 1 });
  const between = await place({ email: second.email });
  await pay(between.token, between.email, (await (await open(between.token)).json()) as PaymentIntentResponse);
  expect(await look(between.token)).toMatchObject({ state: 'paid' });
  await readModelsCatchUp(shop);
  const late = (await (await open(second.token)).json()) as PaymentIntentResponse;
  expect(late.quote).toMatchObject({ discountCode: null, totalCents: 5191 });
});

it('says that the last piece is sold out, and holds nothing before the customer pays', async () => {
  const items = [{ id: products.get('last-jar')!, quantity: 1 }];
  const { token } = await place({ items });
  const other = new Shopper(shop);
  await other.start([{ id: 'last-jar', quantity: 1 }]);
  const refused = await open(token);
  expect([refused.status, (await refusalOf(refused)).code]).toEqual([409, 'out-of-stock']);
  await other.expire();
  expect((await open(token)).status).toBe(200);
});

it('ends when staff withdraws it, also with a payment open, and when its days are over', async () => {
  const { token, id } = await place();
  const payment = (await (await open(token)).json()) as PaymentIntentResponse;
  const withdraw = () => staff.status(api.phoneOrders.withdrawPhoneOrder, { params: { id } });
  expect([await withdraw(), await withdraw()]).toEqual([204, 204]);
  expect(await look(token)).toMatchObject({ state: 'withdrawn', quote: null, details: null });
  expect(shop.provider.control.paymentIntent(payment.paymentIntentId)!.status).toBe('canceled');
  expect((await open(token)).status).toBe(409);
  const old = await place();
  await shop.app
    .get(DataSource)
    .query(`update phone_orders set expires_at = now() - interval '1 second' where id = $1`, [old.id]);
  expect(await look(old.token)).toMatchObject({ state: 'expired', quote: null });
  expect((await open(old.token)).status).toBe(409);
  expect(await rowOf(old.id)).toMatchObject({ state: 'expired' });
});

it('refuses to withdraw what is paid', async () => {
  const { token, id, email } = await place();
  await pay(token, email, (await (await open(token)).json()) as PaymentIntentResponse);
  const refused = await staff.call(api.phoneOrders.withdrawPhoneOrder, { params: { id } });
  expect([refused.status, (await refusalOf(refused)).code]).toEqual([409, 'payment-link-closed']);
  expect(await look(token)).toMatchObject({ state: 'paid' });
});

it('copies an order at the prices of today, for its buyer', async () => {
  const { token, email } = await place();
  await pay(token, email, (await (await open(token)).json()) as PaymentIntentResponse);
  await look(token);
  await readModelsCatchUp(shop);
  const order = (await staff.json(api.orders.listOrders)).find(({ customerEmail }) => customerEmail === email)!;
  const start = await staff.json(api.phoneOrders.startFromOrder, { params: { id: order.id } });
  expect(start).toMatchObject({
    details: { email, firstName: 'Sanne', lastName: 'de Vries' },
    items: [{ id: products.get('energy-boost'), quantity: 2 }],
  });
  await eventually(
    async () => (await staff.json(api.adminCustomers.listCustomers, { query: { q: email } })).length > 0,
  );
  const [customer] = await staff.json(api.adminCustomers.listCustomers, { query: { q: email } });
  const fromCustomer = { params: { id: customer!.id } };
  expect(await staff.json(api.phoneOrders.startFromCustomer, fromCustomer)).toMatchObject({
    details: { email },
    items: [],
  });
});

it('knows no other token, and refuses a packer and a wrong code', async () => {
  expect((await open('unknown')).status).toBe(404);
  const packer = await staffWithRole(shop, 'warehouse');
  expect(await packer.status(api.phoneOrders.listPhoneOrders)).toBe(403);
  expect((await packer.call(api.phoneOrders.placePhoneOrder, { body: bodyOf() })).status).toBe(403);
  const refused = await staff.call(api.phoneOrders.placePhoneOrder, { body: bodyOf({ discountCode: 'NERGENS' }) });
  expect([refused.status, (await refusalOf(refused)).code]).toEqual([400, 'discount-unknown']);
});

describe('what a customer adds to an order that has not left', () => {
  const items = () => [{ id: products.get('energy-boost')!, quantity: 1 }];
  async function paidOrder(quantity = 2) {
    const { token, email } = await place({ items: [{ id: products.get('energy-boost')!, quantity }] });
    return { email, ...(await payBy(token, email)) };
  }
  async function payBy(token: string, email: string) {
    await pay(token, email, (await (await open(token)).json()) as PaymentIntentResponse);
    const orderNumber = (await look(token)).orderNumber!;
    await readModelsCatchUp(shop);
    const order = await staff.json(api.orders.findOrder, { params: { id: orderNumber } });
    return { id: order.id, orderNumber, item: order.items[0]!.id };
  }
  const movedTo = (address: string) => ({
    ...{ id: randomUUID(), version: 0, name: 'Sanne de Vries', phone: '0687654321' },
    ...{ address, postalCode: '1012 LG', city: 'Amsterdam' },
  });
  const refusalTo = async (body: PlacePhoneOrder) =>
    (await refusalOf(await staff.call(api.phoneOrders.placePhoneOrder, { body }))).code;

  it('ships for free in the same parcel, and has one open link', async () => {
    const first = await paidOrder();
    const addsTo = first.id;
    const quote = await staff.json(api.phoneOrders.quotePhoneOrder, { body: { items: items(), addsTo } });
    expect(quote).toMatchObject({ shippingCents: 0, totalCents: 2495, addsTo: { orderNumber: first.orderNumber } });
    const bodies = [0, 1].map(() => ({ ...bodyOf({ items: items() }), email: first.email, addsTo }));
    const attempts = await Promise.all(
      [...bodies, ...bodies].map((body) => staff.call(api.phoneOrders.placePhoneOrder, { body })),
    );
    expect(attempts.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    const [listed, ...others] = await staff.json(api.phoneOrders.listPhoneOrders, { query: { addsTo } });
    expect(others).toEqual([]);
    expect(listed).toMatchObject({ state: 'open', totalAmount: '24.95', addsTo: first.orderNumber });
    const { link } = await staff.json(api.phoneOrders.showPhoneOrderLink, { params: { id: listed!.id } });
    const added = await payBy(tokenIn(link), first.email);
    const order = (await staff.json(api.orders.findOrder, { params: { id: added.id } })) as AdminOrderDetail;
    expect(order).toMatchObject({ totalAmount: '24.95', shippingAmount: '0.00', status: 'processing' });
    expect(await staff.json(api.orderAdditions.listAdditions, { params: { id: first.id } })).toMatchObject({
      addsTo: null,
      additions: [{ orderNumber: added.orderNumber }],
    });
    const waiting = await staff.json(api.shippingQueue.listWaitingOrders, {});
    const packedWith = (id: string) => waiting.find((one) => one.id === id)!.packedWith;
    expect([packedWith(first.id), packedWith(added.id)]).toEqual([[added.orderNumber], [first.orderNumber]]);
    const next = await place({ items: items(), email: first.email, addsTo: added.id });
    expect(await look(next.token)).toMatchObject({ quote: { addsTo: { orderNumber: first.orderNumber } } });
  });

  it('goes to the address of that order, also when it changes before or after the payment', async () => {
    const first = await paidOrder();
    const before = await place({ items: items(), email: first.email, addsTo: first.id });
    const added = await payBy(before.token, first.email);
    const after = await place({ items: items(), email: first.email, addsTo: first.id });
    const body = movedTo('Damrak 1');
    const change = () => staff.status(api.deliveryAddress.changeDeliveryAddress, { params: { id: first.id }, body });
    expect(await Promise.all([change(), change()])).toEqual([204, 204]);
    expect(await change()).toBe(204);
    const late = await payBy(after.token, first.email);
    const gift = await place({ items: items(), addsTo: first.id }); // for another mailbox
    const given = await payBy(gift.token, gift.email);
    expect(await staff.json(api.deliveryAddress.findDeliveryAddress, { params: { id: given.id } })).toMatchObject({
      address: 'Prinsengracht 12',
    });
    for (const { id } of [first, added, late])
      expect(await staff.json(api.deliveryAddress.findDeliveryAddress, { params: { id } })).toMatchObject({
        address: 'Damrak 1',
        postalCode: '1012 LG',
        phone: '+31687654321',
        version: id === late.id ? 0 : 1,
      });
  });

  it('keeps its address once it has left, and joins no parcel that has gone', async () => {
    const first = await paidOrder();
    const { token } = await place({ items: items(), email: first.email, addsTo: first.id });
    const added = await payBy(token, first.email);
    await staff.status(api.orders.changeOrderStatus, { params: { id: added.id }, body: { status: 'shipped' } });
    await readModelsCatchUp(shop);
    const body = movedTo('Damrak 2');
    expect(await staff.status(api.deliveryAddress.changeDeliveryAddress, { params: { id: first.id }, body })).toBe(204);
    const other = await place({ items: items(), email: first.email, addsTo: first.id });
    const waiting = await payBy(other.token, first.email);
    await staff.status(api.orders.changeOrderStatus, { params: { id: first.id }, body: { status: 'shipped' } });
    const next = await place({ items: items(), email: first.email, addsTo: waiting.id });
    expect(await look(next.token)).toMatchObject({ quote: { addsTo: { orderNumber: waiting.orderNumber } } });
    const addressOf = async (id: string) =>
      (await staff.json(api.deliveryAddress.findDeliveryAddress, { params: { id } })).address;
    expect(await Promise.all([first.id, added.id].map(addressOf))).toEqual(['Damrak 2', 'Prinsengracht 12']);
  });

  it('swaps pieces of an order for another product once, however often it is sent', async () => {
    const { id: orderId, item } = await paidOrder(3);
    const swap = (id: string) => ({ id, item, quantity: 1, productId: products.get('last-jar')! });
    const send = (body: ReturnType<typeof swap>) =>
      staff.call(api.orderSwaps.swapPieces, { params: { id: orderId }, body });
    const body = swap(randomUUID());
    const answers = await Promise.all([send(body), send(body), send(body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const moved = { params: { id: orderId }, body: movedTo('Damrak 3') };
    expect(await staff.status(api.deliveryAddress.changeDeliveryAddress, moved)).toBe(204);
    const { link } = await (await send(body)).json();
    expect((await refusalOf(await send(swap(randomUUID())))).code).toBe('addition-open');
    const edited = { ...body, productId: products.get('energy-boost')! };
    expect((await refusalOf(await send(edited))).code).toBe('done-otherwise');
    const [listed, ...others] = await staff.json(api.phoneOrders.listPhoneOrders, { query: { addsTo: orderId } });
    expect([listed!.state, listed!.pieces, others]).toEqual(['open', 1, []]);
    await readModelsCatchUp(shop);
    const find = async () => (await staff.json(api.orders.findOrder, { params: { id: orderId } })) as AdminOrderDetail;
    expect(await find()).toMatchObject({ cancelled: [{ id: item, quantity: 1 }], status: 'processing' });
    expect(await look(tokenIn(link))).toMatchObject({ quote: { shippingCents: 0, totalCents: 2495 } });
  });

  it('leaves no link and no mail when the pieces of a swap are gone', async () => {
    const { id: orderId, item, email } = await paidOrder();
    const body = { id: randomUUID(), item, quantity: 2, productId: products.get('last-jar')! };
    const refused = await staff.call(api.orderSwaps.swapPieces, { params: { id: orderId }, body });
    expect((await refusalOf(refused)).code).toBe('order-left-empty');
    expect(await staff.json(api.phoneOrders.listPhoneOrders, { query: { addsTo: orderId } })).toEqual([]);
    expect((await mailsTo(email)).filter(({ text }) => text.includes('betaallink#'))).toHaveLength(1); // of the order itself
    const packer = await staffWithRole(shop, 'warehouse');
    expect(await packer.status(api.orderSwaps.swapPieces, { params: { id: orderId }, body })).toBe(403);
  });

  it('swaps no line of a subscription, which goes on', async () => {
    const shopper = new Shopper(shop);
    await shopper.start([
      { id: 'energy-boost', quantity: 2 },
      { id: 'energy-boost-2-1', quantity: 1 },
    ]);
    const email = `abonnee${++people}@example.com`;
    await confirm(email, shopper.payment);
    await shopper.settle();
    const listed = await staff.json(api.orders.listOrders);
    const { id: orderId } = listed.find(({ customerEmail }) => customerEmail === email)!;
    const find = async () => (await staff.json(api.orders.findOrder, { params: { id: orderId } })) as AdminOrderDetail;
    const { id: item } = (await find()).items.find(({ subscription }) => subscription)!;
    const body = { id: randomUUID(), item, quantity: 1, productId: products.get('last-jar')! };
    const refused = await staff.call(api.orderSwaps.swapPieces, { params: { id: orderId }, body });
    expect((await refusalOf(refused)).code).toBe('plan-not-swappable');
    expect(await staff.json(api.phoneOrders.listPhoneOrders, { query: { addsTo: orderId } })).toEqual([]);
    await readModelsCatchUp(shop);
    expect((await find()).cancelled).toEqual([]);
  });

  it('is refused once the order has left, is cancelled, or is unknown', async () => {
    const { id } = await paidOrder();
    const body = { ...bodyOf({ items: items() }), addsTo: id };
    await staff.status(api.orders.changeOrderStatus, { params: { id }, body: { status: 'shipped' } });
    expect(await refusalTo(body)).toBe('nothing-to-ship');
    expect(await refusalTo({ ...body, addsTo: randomUUID() })).toBe('order-not-found');
    const other = await paidOrder();
    await staff.status(api.orders.changeOrderStatus, { params: { id: other.id }, body: { status: 'cancelled' } });
    expect(await refusalTo({ ...body, addsTo: other.id })).toBe('order-cancelled');
  });
});
