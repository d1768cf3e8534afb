import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import type { AdminReturn } from '../../../../contracts/admin/returns.js';
import type { ChangedOrderStatuses, AdminOrderDetail } from '../../../../contracts/orders.js';
import { Shopper } from '../../testing/shop/shopper.js';
import { eventually } from '../../testing/kernel.js';
import { sell } from '../../testing/shop/test-products.js';
import { staffOf, startTestShop, testStaff, type TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';
import { refusalOf } from '../../testing/shop/test-browser.js';

let shop: TestShop;
let staff: TestBrowser;
let people = 0;
beforeAll(async () => {
  shop = await startTestShop();
  await sell(shop, { 'energy-boost': { priceCents: 2495, stock: 100 } });
  staff = await staffOf(shop);
});
afterAll(() => shop.close());

const json = async <T>(response: Promise<Response>) => (await (await response).json()) as T;
const orderOf = (orderId: string) =>
  staff.json(api.orders.findOrder, { params: { id: orderId } }) as Promise<AdminOrderDetail>;
const refundsOf = ({ payment }: Shopper) =>
  shop.provider.control.refunds(1000).filter(({ payment_intent }) => payment_intent === payment.paymentIntentId);
const refundedBecomes = (orderId: string, amount: string) =>
  eventually(async () => (await orderOf(orderId)).refundedAmount === amount, `€ ${amount} back`);
const setStatus = (returnId: string, body: object) =>
  staff.call(api.adminReturns.changeReturnStatus, { params: { id: returnId }, body });
const subjectsTo = async (email: string) => {
  const sql = 'select subject, text from kept_mails where "to" = $1 order by sent_at';
  return shop.app.get(DataSource).query<{ subject: string; text: string }[]>(sql, [email]);
};
/** Waits for so many mails with the subject, and returns the text of the newest. */
const mailed = async (email: string, subject: RegExp, count = 1) => {
  const find = async () => (await subjectsTo(email)).filter((mail) => subject.test(mail.subject));
  await eventually(async () => (await find()).length === count, String(subject));
  return (await find()).at(-1)!.text;
};

/** Buys two jars: € 44.92 and € 6.99 shipping. */
async function buy() {
  const shopper = new Shopper(shop);
  await shopper.start([{ id: 'energy-boost', quantity: 2 }]);
  const email = `terug${++people}@example.com`;
  await shopper.pay(email);
  await shopper.settle();
  const orders = await staff.json(api.orders.listOrders);
  return { shopper, email, orderId: orders.find(({ customerEmail }) => customerEmail === email)!.id };
}

/** Lets staff register jars of an order. Returns the return once it is listed. */
async function register(orderId: string, quantity: number): Promise<AdminReturn> {
  const items = [{ id: '1', quantity }];
  const response = await staff.call(api.returns.fileReturn, {
    params: { id: orderId },
    body: { id: randomUUID(), reason: 'damaged', items },
  });
  expect([response.status, response.headers.get('x-projection-pending')]).toEqual([201, '1']);
  const { id } = await response.json();
  let found: AdminReturn | undefined;
  await eventually(async () => {
    found = ((await staff.json(api.adminReturns.listReturns)) as AdminReturn[]).find((one) => one.id === id);
    return found !== undefined;
  }, 'the return');
  return found!;
}

describe('a return that staff registers', () => {
  it('is refunded once under ten concurrent completions, and mailed', async () => {
    const { shopper, email, orderId } = await buy();
    const other = await buy();
    const { id, refundAmount } = await register(orderId, 1);
    expect(refundAmount).toBe('22.46');
    await mailed(email, /retour.*voor je aangemeld/);
    expect((await setStatus(id, { status: 'approved' })).status).toBe(204);
    await mailed(email, /goedgekeurd/);
    const responses = await Promise.all(Array.from({ length: 10 }, () => setStatus(id, { status: 'completed' })));
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(204));
    await refundedBecomes(orderId, '22.46');
    expect(refundsOf(shopper)).toEqual([expect.objectContaining({ amount: 2246 })]);
    const refunded = await mailed(email, /retour.*terugbetaald/);
    expect(refunded.replaceAll('\u00a0', ' ')).toContain('€ 22,46');
    expect((await setStatus(id, { status: 'completed', refundAmount: '22.46' })).status).toBe(204);
    expect(refundsOf(shopper)).toHaveLength(1);
    expect(refundsOf(other.shopper)).toEqual([]);
    const rest = await register(orderId, 1);
    expect(rest.refundAmount).toBe('29.45');
    await setStatus(rest.id, { status: 'completed' });
    await refundedBecomes(orderId, '51.91');
    expect((await subjectsTo(other.email)).some(({ subject }) => /retour/.test(subject))).toBe(false);
  });

  it('is refused above the paid amount and never refunds more than is left', async () => {
    const { shopper, orderId } = await buy();
    const [one, two] = [await register(orderId, 1), await register(orderId, 1)];
    const tooMuch = await setStatus(one.id, { status: 'completed', refundAmount: '51.92' });
    expect([tooMuch.status, (await refusalOf(tooMuch)).code]).toEqual([409, 'refund-too-high']);
    const complete = (id: string, refundAmount: string) =>
      setStatus(id, { status: 'completed', refundAmount, refundReason: 'late' });
    const responses = await Promise.all([one, two].map(({ id }) => complete(id, '50.00')));
    const late = responses.findIndex(({ status }) => status !== 204); // it came after the first had been requested
    if (late >= 0) {
      expect(await refusalOf(responses[late]!)).toMatchObject({ code: 'refund-too-high' });
      expect((await complete([one, two][late]!.id, '1.91')).status).toBe(204);
    }
    await refundedBecomes(orderId, '51.91');
    expect(refundsOf(shopper).map(({ amount }) => amount).sort()).toEqual([191, 5000]); // oxfmt-ignore
  });

  it('stays completed once it was refunded, and keeps its pieces', async () => {
    const { shopper, email, orderId } = await buy();
    const { id } = await register(orderId, 2);
    await setStatus(id, { status: 'completed', refundAmount: '44.92' });
    const changes = await Promise.all(
      ['requested', 'rejected', 'approved'].map((status) => setStatus(id, { status, message: 'Toch niet.' })),
    );
    expect(await Promise.all(changes.map(async (response) => [response.status, await response.json()]))).toEqual(
      Array(3).fill([409, expect.objectContaining({ code: 'return-settled' })]),
    );
    await refundedBecomes(orderId, '44.92');
    const again = { id: randomUUID(), reason: 'damaged', items: [{ id: '1', quantity: 1 }] };
    const second = await staff.call(api.returns.fileReturn, { params: { id: orderId }, body: again });
    expect([second.status, (await refusalOf(second)).code]).toEqual([409, 'nothing-to-return']);
    expect(refundsOf(shopper).map(({ amount }) => amount)).toEqual([4492]);
    await mailed(email, /retour.*terugbetaald/);
    expect((await subjectsTo(email)).some(({ subject }) => /afgewezen/.test(subject))).toBe(false);
    expect(await json(staff.call(api.adminReturns.findReturn, { params: { id } }))).toMatchObject({
      status: 'completed',
      rejection: null,
    });
  });

  it('mails the reason when it is rejected, and releases its pieces for another return', async () => {
    const { email, orderId } = await buy();
    const rejected = await register(orderId, 2);
    const again = { id: randomUUID(), reason: 'damaged', items: [{ id: '1', quantity: 1 }] };
    const attempt = () => staff.call(api.returns.fileReturn, { params: { id: orderId }, body: again });
    expect((await attempt()).status).toBe(409);
    await setStatus(rejected.id, { status: 'rejected', message: 'De pot was open, zei Karel.' });
    expect(await mailed(email, /afgewezen/)).toContain('De reden: De pot was open, zei Karel.');
    await eventually(async () => (await attempt()).status === 201, 'the pieces to be free');
    const sql = `select count(*)::int as count from event_store.events where data::text ~ 'Karel'`;
    expect((await shop.app.get(DataSource).query<[{ count: number }]>(sql))[0].count).toBe(0);
    expect(await json(staff.call(api.adminReturns.findReturn, { params: { id: rejected.id } }))).toMatchObject({
      rejection: 'De pot was open, zei Karel.',
    });
    const response = await staff.call(api.returns.fileReturn, { params: { id: 'nergens' }, body: again });
    expect([response.status, (await refusalOf(response)).code]).toEqual([404, 'order-not-found']);
  });

  it('is refunded once when its order is cancelled afterwards', async () => {
    const { shopper, orderId } = await buy();
    const whole = await register(orderId, 2);
    await staff.call(api.orders.changeOrderStatus, { params: { id: orderId }, body: { status: 'cancelled' } });
    await setStatus(whole.id, { status: 'completed' });
    await refundedBecomes(orderId, '51.91');
    expect(refundsOf(shopper)).toHaveLength(1);
  });
});

it('names in the timeline of the customer the member of staff who filed a return', async () => {
  const { email, orderId } = await buy();
  await register(orderId, 1);
  const find = async () =>
    (await staff.json(api.adminCustomers.listCustomers)).find((customer) => customer.email === email);
  await eventually(async () => (await find()) !== undefined, 'the customer');
  const { id } = (await find())!;
  const read = () => staff.json(api.adminTimeline.showCustomerTimeline, { params: { id } });
  await eventually(async () => (await read()).length === 3, 'the registration, which may come after the return');
  const story = await read();
  const filed = story.filter(({ type }) => type === 'ReturnRequested');
  expect(filed).toMatchObject([{ actor: { kind: 'staff', name: testStaff.email } }]);
  expect(story.filter(({ actor }) => actor.kind === 'customer')).toHaveLength(2);
});

describe('an order with a return from before its shipment', () => {
  const ship = (orderId: string, body: object = {}) =>
    staff.call(api.orders.changeOrderStatus, { params: { id: orderId }, body: { status: 'shipped', ...body } });
  const codeOf = async (response: Response) => (await refusalOf(response)).code;

  it('is not shipped, alone or in bulk, until the return is rejected', async () => {
    const [withdrawn, other] = [await buy(), await buy()];
    const { id } = await register(withdrawn.orderId, 2);
    expect(await orderOf(withdrawn.orderId)).toMatchObject({ isWithdrawn: true });
    expect(await codeOf(await ship(withdrawn.orderId))).toBe('order-withdrawn');
    const ids = [withdrawn.orderId, other.orderId];
    const bulk = staff.call(api.orders.changeOrderStatuses, { body: { ids, status: 'delivered' } });
    expect(await json<ChangedOrderStatuses>(bulk)).toEqual({
      changed: [other.orderId],
      refused: [{ id: withdrawn.orderId, code: 'order-withdrawn', message: expect.stringContaining('herroepen') }],
    });
    await setStatus(id, { status: 'rejected' });
    await eventually(async () => (await ship(withdrawn.orderId)).status === 204, 'the order to be shipped');
    expect(await orderOf(withdrawn.orderId)).toMatchObject({ status: 'shipped', withdrawn: [], isWithdrawn: false });
  });

  it('is shipped without the withdrawn pieces once staff confirms them, and the mail names them', async () => {
    const { email, orderId } = await buy();
    await register(orderId, 1);
    const withdrawn = [{ id: '1', productName: expect.any(String), quantity: 1 }];
    expect(await orderOf(orderId)).toMatchObject({ withdrawn, isWithdrawn: false });
    expect(await codeOf(await ship(orderId))).toBe('order-partly-withdrawn');
    expect(await codeOf(await ship(orderId, { leftOut: [{ id: '1', quantity: 2 }] }))).toBe('order-partly-withdrawn');
    expect((await ship(orderId, { leftOut: [{ id: '1', quantity: 1 }] })).status).toBe(204);
    await mailed(email, /onderweg/);
    const { text } = (await subjectsTo(email)).find(({ subject }) => /onderweg/.test(subject))!;
    expect(text).toMatch(/In je pakket\n1 × .*\n\nNiet meegestuurd, want herroepen\n1 × /);
    const story = await staff.json(api.adminTimeline.showOrderTimeline, { params: { id: orderId } });
    expect(story.find(({ type }) => type === 'OrderStatusChanged')!.data).toMatchObject({ leftOut: 1 });
  });
});

it('keeps the text of a rejection only when the return can be rejected and its sender was not erased', async () => {
  const textOf = async (returnId: string) => {
    const sql = 'select rejection from return_notes where return_id = $1';
    return (await shop.app.get(DataSource).query<{ rejection: string | null }[]>(sql, [returnId]))[0]?.rejection;
  };
  const rejected = (message: string) => ({ status: 'rejected', message });
  const unknown = randomUUID();
  expect((await setStatus(unknown, rejected('Onbekend'))).status).toBe(404);
  expect(await textOf(unknown)).toBeUndefined();
  const { orderId } = await buy();
  const { id } = await register(orderId, 1);
  expect((await setStatus(id, rejected('Te laat'))).status).toBe(204);
  expect((await setStatus(id, { status: 'completed' })).status).toBe(204);
  expect((await setStatus(id, rejected('Toch niet'))).status).toBe(409);
  expect(await textOf(id)).toBe('Te laat');
  const erased = await register((await buy()).orderId, 1);
  const sql = 'insert into erased_contacts (contact_id) select contact_id from admin_return_list where return_id = $1';
  await shop.app.get(DataSource).query(sql, [erased.id]);
  expect((await setStatus(erased.id, rejected('Van Karel'))).status).toBe(204);
  expect(await textOf(erased.id)).toBeUndefined();
});
