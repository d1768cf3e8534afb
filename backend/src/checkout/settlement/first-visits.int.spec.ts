import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import { testContext } from '../../testing/kernel.js';
import { sell } from '../../testing/shop/test-products.js';
import {
  staffOf,
  startSecondProcess,
  startTestShop,
  type TestBrowser,
  type TestShop,
} from '../../testing/shop/test-shop.js';
import { readModelsCatchUp, Shopper } from '../../testing/shop/shopper.js';
import { FirstVisits } from './first-visits.js';
import { Settlement } from './settlement.js';

let shop: TestShop;
let second: Awaited<ReturnType<typeof startSecondProcess>>;
let staff: TestBrowser;
beforeAll(async () => {
  shop = await startTestShop();
  second = await startSecondProcess(shop, ['api']);
  await sell(shop, { 'energy-boost': { priceCents: 2495, stock: 100 } });
  staff = await staffOf(shop);
});
afterAll(async () => {
  await second.close();
  await shop.close();
});

const oneJar = [{ id: 'energy-boost', quantity: 1 }];
const query = <Row>(sql: string, values: unknown[] = []) => shop.app.get(DataSource).query<Row[]>(sql, values);
const settleIn = ({ app }: Pick<TestShop, 'app'>, { payment }: Shopper) =>
  app.get(Settlement).settle(payment.paymentIntentId, testContext());

/** Two tabs whose first calls are both sent before either response sets the cookie. */
async function twoTabs(): Promise<[Shopper, Shopper]> {
  shop.provider.control.setWebhookSwitches({ drop: 100 });
  const tabs: [Shopper, Shopper] = [new Shopper(shop), new Shopper(shop)];
  await Promise.all(tabs.map((tab) => tab.start(oneJar)));
  return tabs;
}
async function ordersOf(email: string): Promise<number> {
  await readModelsCatchUp(shop);
  const sql =
    'select 1 from admin_order_list o join contacts c on c.id = o.contact_id where lower(c.email) = lower($1)';
  return (await query(sql, [email])).length;
}
const entryOf = async ({ payment }: Shopper) =>
  (await staff.json(api.adminAttention.listUnmatchedPayments)).find(
    ({ paymentIntentId }) => paymentIntentId === payment.paymentIntentId,
  );

describe('a basket that two tabs of one browser started without a cookie', () => {
  it('becomes one order, also when two processes settle both payments at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const email = `tabs-${round}@example.com`;
      const [one, other] = await twoTabs();
      await Promise.all([one.pay(email), other.pay(`Tabs-${round}+x@example.com`)]);
      const settled = await Promise.all([settleIn(shop, one), settleIn(second, other)]);
      expect(settled.filter(({ orderNumber }) => orderNumber !== null)).toHaveLength(1);
      const loser = settled[0].orderNumber === null ? one : other;
      expect(await entryOf(loser)).toMatchObject({ reason: 'paid-twice', resolvedAt: null });
      await Promise.all([settleIn(second, one), settleIn(shop, other)]);
      const [{ n }] = (await query<{ n: number }>(
        'select count(*)::int as n from unmatched_payments where resolution is null and payment_intent_id = any($1)',
        [[one.payment.paymentIntentId, other.payment.paymentIntentId]],
      )) as [{ n: number }];
      expect(n).toBe(1);
    }
  });

  it('becomes two orders when staff decides so', async () => {
    const [one, other] = await twoTabs();
    for (const tab of [one, other]) {
      await tab.pay('beide@example.com');
      await settleIn(shop, tab);
    }
    expect(await ordersOf('beide@example.com')).toBe(1);
    const { paymentIntentId } = other.payment;
    expect(await staff.status(api.adminAttention.orderUnmatchedPayment, { params: { id: paymentIntentId } })).toBe(204);
    expect(await ordersOf('beide@example.com')).toBe(2);
  });

  it('can be paid in the other tab when the first payment failed', async () => {
    const [one, other] = await twoTabs();
    shop.provider.control.setBehaviour({ bankDelayMs: null });
    await one.payByBank('mislukt@example.com', 'process');
    await settleIn(shop, one);
    shop.provider.control.completeProcessing(one.payment.paymentIntentId, 'failed');
    await settleIn(shop, one);
    await other.pay('mislukt@example.com');
    expect(await settleIn(shop, other)).toMatchObject({ orderNumber: expect.any(String) });
  });

  it('is forgotten after an hour', async () => {
    const [one] = await twoTabs();
    await one.pay('vergeten@example.com');
    await settleIn(shop, one);
    const { id } = await one.checkout();
    const keys = () => query<{ buyer_key: string | null }>('select buyer_key from checkouts where id = $1', [id]);
    await shop.app.get(FirstVisits, { strict: false }).forgetOld();
    expect(await keys()).toEqual([{ buyer_key: expect.any(String) }]);
    await query(`update checkouts set updated_at = now() - interval '61 minutes' where id = $1`, [id]);
    await shop.app.get(FirstVisits, { strict: false }).forgetOld();
    expect(await keys()).toEqual([{ buyer_key: null }]);
  });
});

describe('two orders of the same basket', () => {
  const buy = async (tab: Shopper, email: string) => {
    await tab.pay(email);
    expect(await settleIn(shop, tab)).toMatchObject({ orderNumber: expect.any(String) });
  };

  it('of two people at the same moment are both placed', async () => {
    const [one, other] = await twoTabs();
    await buy(one, 'een@example.com');
    await buy(other, 'ander@example.com');
  });

  it('of one person are both placed when the second visit began after the first order', async () => {
    const one = new Shopper(shop);
    await one.start(oneJar);
    await buy(one, 'later@example.com');
    const other = new Shopper(shop);
    await other.start(oneJar);
    await buy(other, 'later@example.com');
  });

  it('are both placed when the shopper confirms the second one', async () => {
    const tab = new Shopper(shop);
    await tab.start(oneJar);
    await buy(tab, 'nogeens@example.com');
    tab.payment = await tab.browser.json(api.checkout.createPaymentIntent, { body: { items: oneJar, again: true } });
    await buy(tab, 'nogeens@example.com');
  });
});
