import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import { addDays } from '../../../../contracts/values/calendar.js';
import { card, confirmInBrowser } from '../../../../infra/stripe-simulator/testing/shop.fixtures.js';
import { Clock } from '../../platform/clock/clock.js';
import { eventually } from '../../testing/kernel.js';
import { logInAs } from '../../testing/renewals/subscriber-login.js';
import { eventsOf, paidBy, renew, stateOf, subscribe, type Subscriber } from '../../testing/renewals/subscribers.js';
import { refusalOf, type TestBrowser } from '../../testing/shop/test-browser.js';
import { sell } from '../../testing/shop/test-products.js';
import { staffOf, startTestShop, type TestShop } from '../../testing/shop/test-shop.js';

const declining = '4000000000000341';
const good = '4242424242424242';
const day = 24 * 3_600_000;
const { changeTerms, showOfferedTerms, showSubscription, listRenewals } = api.adminSubscriptions;

let shop: TestShop;
let clock: Clock;
let staff: TestBrowser;
let products: Map<string, number>;
beforeAll(async () => {
  shop = await startTestShop({ ROLES: 'api' }); // no worker, so that no sweep charges during the test
  clock = shop.app.get(Clock);
  products = await sell(shop, {
    'sleep-well': { priceCents: 2295, stock: 40 },
    energie: { priceCents: 1995, stock: 40 },
    gestopt: { priceCents: 1995, stock: 40, isActive: false },
  });
  staff = await staffOf(shop);
});
afterAll(() => shop.close());

const idOf = (slug: string) => products.get(slug)!;
const subscriber = (startedDaysAgo = 31, payingBy = 'pm_card_visa') =>
  subscribe(shop, payingBy, { productId: idOf('sleep-well'), slug: 'sleep-well' }, startedDaysAgo);
const three = () => ({ productId: idOf('sleep-well'), pieces: 3, frequency: 2 });
const preview = ({ subscriptionId: id }: Subscriber, wanted = three()) =>
  staff.json(showOfferedTerms, { params: { id }, query: wanted });
const change = ({ subscriptionId: id }: Subscriber, wanted = three(), amount = '62.07') =>
  staff.call(changeTerms, { params: { id }, body: { ...wanted, amount } });
const shown = ({ subscriptionId: id }: Subscriber) => staff.json(showSubscription, { params: { id } });
const query = <Row>(sql: string, parameters: unknown[] = []) => shop.app.get(DataSource).query<Row[]>(sql, parameters);
const mailsTo = ({ subscriptionId }: Subscriber) =>
  query<{ reference: object }>(
    `select reference from mails where template = 'subscription-terms-changed' and reference ->> 'subscriptionId' = $1`,
    [subscriptionId],
  );
const ordersOf = ({ subscriptionId }: Subscriber) =>
  query<{ total_cents: number; lines: { productId: number; jars?: number }[] }>(
    'select total_cents, lines from admin_order_list where subscription_id = $1 order by placed_at',
    [subscriptionId],
  );
const stockOf = async (slug: string) => {
  const sql = 'select on_hand, reserved from stock_levels where product_id = $1';
  const [row] = await query<{ on_hand: number; reserved: number }>(sql, [idOf(slug)]);
  return row;
};

describe('other terms', () => {
  it('are priced as today, mailed once with both prices, and charged from the next delivery on', async () => {
    const [one, other] = [await subscriber(25), await subscriber(25)];
    const { nextDeliveryDate } = await stateOf(shop, one);
    expect(await preview(one)).toEqual({
      isChanged: true,
      formerAmount: '43.71',
      amount: '62.07',
      fromDate: nextDeliveryDate,
    });
    const clicks = await Promise.all([change(one), change(one)]);
    expect(clicks.map(({ status }) => status)).toEqual([204, 204]);
    expect(await shown(one)).toMatchObject({ jars: 3, quantity: 1, frequency: 2, price: '55.08', shipping: '6.99' });
    expect(await shown(other)).toMatchObject({ jars: 2, frequency: 1, price: '36.72' });
    await eventually(async () => (await mailsTo(one)).length === 1, 'the mail');
    const told = { formerAmountCents: 4371, priceCents: 5508, shippingCents: 699, deliveryDate: nextDeliveryDate };
    expect((await mailsTo(one))[0]!.reference).toMatchObject(told);
    await clock.move(10 * day);
    await renew(shop, one);
    expect(paidBy(shop, one).map(({ amount }) => amount)).toEqual([6207]);
    expect(await ordersOf(one)).toMatchObject([{ total_cents: 6207 }]);
    expect((await eventsOf(shop, one)).filter((type) => type === 'TermsChanged')).toHaveLength(1);
  });

  it('may be another product, which is charged and leaves the stock', async () => {
    const one = await subscriber(25);
    await eventually(async () => (await stockOf('sleep-well'))!.reserved === 0, 'the sales of before');
    const before = [await stockOf('sleep-well'), await stockOf('energie')];
    const wanted = { productId: idOf('energie'), pieces: 2, frequency: 1 };
    const { amount } = await preview(one, wanted);
    expect(amount).toBe('38.91');
    expect((await change(one, wanted, amount)).status).toBe(204);
    expect(await shown(one)).toMatchObject({ productName: 'energie', productId: idOf('energie') });
    await clock.move(10 * day);
    await renew(shop, one);
    expect(paidBy(shop, one).map(({ amount: cents }) => cents)).toEqual([3891]);
    await eventually(async () => (await stockOf('energie'))!.on_hand === before[1]!.on_hand - 2, 'the sale');
    expect(await stockOf('sleep-well')).toEqual(before[0]);
  });

  it('keep the agreed price when only the frequency changes', async () => {
    const one = await subscriber(25);
    const wanted = { productId: idOf('sleep-well'), pieces: 2, frequency: 3 };
    expect(await preview(one, wanted)).toMatchObject({ formerAmount: '43.71', amount: '43.71' });
    expect(await preview(one, { ...wanted, frequency: 1 })).toMatchObject({ isChanged: false });
  });

  it('are refused for a product that is not sold, and at another price than was shown', async () => {
    const one = await subscriber(25);
    const gone = { ...three(), productId: idOf('gestopt') };
    expect(await refusalOf(await change(one, gone))).toMatchObject({ code: 'product-unavailable' });
    expect(await refusalOf(await change(one, { ...three(), productId: 999_999 }))).toMatchObject({
      code: 'product-unavailable',
    });
    expect(await refusalOf(await change(one, three(), '1.00'))).toMatchObject({ code: 'plan-price-changed' });
    expect(await eventsOf(shop, one)).toEqual(['SubscriptionStarted']);
  });

  it('count in the monthly revenue, from their moment on', async () => {
    const revenue = async (on?: string) =>
      (await staff.json(api.adminAnalytics.showDashboardStats, { query: { on } })).monthlyRecurringRevenue;
    const one = await subscriber(25);
    const yesterday = addDays(clock.today(), -1);
    const [before, past] = [await revenue(), await revenue(yesterday)];
    await change(one);
    await eventually(async () => (await revenue()) !== before, 'the new terms');
    expect(Math.round(((await revenue()) - before) * 100)).toBe(5508 / 2 - 3672);
    expect(await revenue(yesterday)).toBe(past);
  });
});

describe('a payment that had begun', () => {
  it('keeps its terms when they change at the same moment, and is charged once', async () => {
    const racing = await Promise.all(Array.from({ length: 6 }, () => subscriber()));
    shop.provider.control.setLatency(50);
    await Promise.all(racing.map((one) => Promise.all([renew(shop, one, 1), change(one), renew(shop, one, 1)])));
    shop.provider.control.setLatency(0);
    for (const one of racing) {
      expect(paidBy(shop, one).map(({ amount }) => amount)).toEqual([4371]);
      expect(await ordersOf(one)).toMatchObject([{ total_cents: 4371 }]);
      expect((await stateOf(shop, one)).terms).toMatchObject({ jars: 3, frequency: 2, priceCents: 5508 });
    }
  });

  it('keeps its terms when they change on its day', async () => {
    const one = await subscriber(25);
    await clock.move(10 * day);
    const [, changed] = await Promise.all([renew(shop, one, 1), change(one)]);
    expect(changed.status).toBe(204);
    expect(paidBy(shop, one).map(({ amount }) => amount)).toEqual([4371]);
  });

  it('by the link is paid at the price of the link, and its pieces leave the stock', async () => {
    const one = await subscriber(31, declining);
    expect(await renew(shop, one)).toMatchObject({ outcome: 'declined' });
    await eventually(async () => (await stockOf('sleep-well'))!.reserved === 0, 'nothing reserved');
    const { on_hand: onHand } = (await stockOf('sleep-well'))!;
    const customer = await logInAs(shop, one.email);
    const params = { id: one.subscriptionId };
    const link = await customer.json(api.subscriptions.openRenewalPayment, { params });
    const wanted = { productId: idOf('energie'), pieces: 1, frequency: 1 };
    expect((await change(one, wanted, (await preview(one, wanted)).amount)).status).toBe(204);
    expect(await shown(one)).toMatchObject({ jars: 2, coming: { productName: 'energie', pieces: 1 } });
    const { paymentIntentId: id, clientSecret } = link;
    await confirmInBrowser(shop.provider, { id, client_secret: clientSecret }, card(good));
    await customer.json(api.subscriptions.settleRenewalPayment, { params });
    expect(paidBy(shop, one).map(({ amount }) => amount)).toEqual([4371]);
    expect(await ordersOf(one)).toMatchObject([{ total_cents: 4371, lines: [{ productId: idOf('sleep-well') }] }]);
    await eventually(async () => {
      const now = (await stockOf('sleep-well'))!;
      return now.on_hand === onHand - 2 && now.reserved === 0;
    }, 'the sale of the reserved pieces');
    expect(await shown(one)).toMatchObject({ productName: 'energie', jars: 1, coming: null });
  });

  it('shows its own amount in the list of renewals until it is over', async () => {
    const one = await subscriber(31, declining);
    await renew(shop, one);
    await change(one);
    const listed = async () =>
      (await staff.json(listRenewals, { query: { state: 'failed' } })).find(
        ({ subscriptionId }) => subscriptionId === one.subscriptionId,
      );
    expect(await listed()).toMatchObject({ amount: '43.71' });
  });
});
