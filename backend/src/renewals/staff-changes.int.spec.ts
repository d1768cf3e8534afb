import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import * as api from '../../../contracts/api.js';
import { addDays } from '../../../contracts/values/calendar.js';
import { Clock } from '../platform/clock/clock.js';
import { ResumeSubscription } from '../subscriptions/commands/resume-subscription.js';
import { eventually, testContext } from '../testing/kernel.js';
import { eventsOf, paidBy, renew, stateOf, subscribe, type Subscriber } from '../testing/renewals/subscribers.js';
import { refusalOf, type TestBrowser } from '../testing/shop/test-browser.js';
import { sell } from '../testing/shop/test-products.js';
import { staffOf, startTestShop, type TestShop } from '../testing/shop/test-shop.js';
import { RenewalSweep } from './sweep/renewal-sweep.js';

const day = 24 * 3_600_000;
const { moveDelivery, pauseSubscriptionUntil, requestPaymentMethod, showSubscription } = api.adminSubscriptions;

let shop: TestShop;
let clock: Clock;
let staff: TestBrowser;
let products: Map<string, number>;
beforeAll(async () => {
  shop = await startTestShop({ ROLES: 'api' }); // no worker, so that no sweep charges during the test
  clock = shop.app.get(Clock);
  products = await sell(shop, { 'sleep-well': { priceCents: 2295, stock: null } });
  staff = await staffOf(shop);
});
afterAll(() => shop.close());

const subscriber = () =>
  subscribe(shop, 'pm_card_visa', { productId: products.get('sleep-well')!, slug: 'sleep-well' });
const shown = ({ subscriptionId: id }: Subscriber) => staff.json(showSubscription, { params: { id } });
const move = ({ subscriptionId: id }: Subscriber, deliveryDate: string, cycle = 1) =>
  staff.call(moveDelivery, { params: { id }, body: { cycle, deliveryDate } });
const pauseUntil = ({ subscriptionId: id }: Subscriber, until: string) =>
  staff.call(pauseSubscriptionUntil, { params: { id }, body: { until } });
const mailsTo = ({ subscriptionId }: Subscriber, template: string) =>
  shop.app
    .get(DataSource)
    .query(`select 1 from mails where template = $1 and reference ->> 'subscriptionId' = $2`, [
      template,
      subscriptionId,
    ]);

describe('a delivery that staff moves', () => {
  it('is charged on the new day, and announced by one mail although two clicked', async () => {
    const [one, other] = [await subscriber(), await subscriber()];
    const soon = addDays(clock.today(), 5);
    const clicks = await Promise.all([move(one, soon), move(one, soon)]);
    expect(clicks.map(({ status }) => status)).toEqual([204, 204]);
    expect(await shown(one)).toMatchObject({ nextDeliveryDate: soon, nextCycle: 1 });
    expect(await shown(other)).toMatchObject({ nextDeliveryDate: clock.today() });
    expect(await renew(shop, one)).toMatchObject({ outcome: 'nothing-to-do' });
    await eventually(async () => (await mailsTo(one, 'subscription-delivery-moved')).length === 1, 'the mail');
    await clock.move(5 * day);
    expect(await renew(shop, one)).toMatchObject({ outcome: 'renewed' });
    expect(paidBy(shop, one)).toHaveLength(1);
    expect((await stateOf(shop, one)).nextDeliveryDate > addDays(soon, 27)).toBe(true);
    expect(await eventsOf(shop, one)).toEqual([
      'SubscriptionStarted',
      'DeliveryMoved',
      'RenewalAttempted',
      'SubscriptionRenewed',
    ]);
  });

  it('is either moved or charged when both happen at once', async () => {
    const racing = await Promise.all(Array.from({ length: 6 }, subscriber));
    const soon = addDays(clock.today(), 5);
    await Promise.all(
      racing.map(async (one) => {
        const [moved] = await Promise.all([move(one, soon), renew(shop, one, 1)]);
        const charges = paidBy(shop, one).length;
        expect([
          [204, 0],
          [409, 1],
        ]).toContainEqual([moved.status, charges]);
      }),
    );
  });

  it('says which days are possible', async () => {
    const refusal = await refusalOf(await move(await subscriber(), clock.today()));
    expect(refusal).toMatchObject({ code: 'delivery-day-out-of-range' });
  });
});

describe('a pause until a day', () => {
  const sweep = () => shop.app.get(RenewalSweep).endPauses();
  const resumed = async (one: Subscriber) =>
    (await eventsOf(shop, one)).filter((type) => type === 'SubscriptionResumed').length;

  it('ends by itself on that day, once, also when two sweeps meet and staff resumes', async () => {
    const [one, other] = [await subscriber(), await subscriber()];
    const until = addDays(clock.today(), 10);
    expect((await pauseUntil(one, until)).status).toBe(204);
    expect((await pauseUntil(other, addDays(until, 1))).status).toBe(204);
    expect(await shown(one)).toMatchObject({ status: 'paused', pausedUntil: until, nextDeliveryDate: null });
    await clock.move(9 * day);
    await sweep();
    expect(await resumed(one)).toBe(0);
    await clock.move(day);
    const byStaff = new ResumeSubscription(
      { subscriptionId: one.subscriptionId },
      { ...testContext(), at: clock.at() },
    );
    await Promise.all([sweep(), sweep(), shop.app.get(CommandBus).execute(byStaff)]);
    expect([await resumed(one), await resumed(other)]).toEqual([1, 0]);
    expect(await stateOf(shop, one)).toMatchObject({ status: 'active', nextDeliveryDate: addDays(until, 3) });
    await eventually(async () => (await mailsTo(one, 'subscription-resumed')).length === 1, 'the mail');
  });

  it('that staff extends does not end on the former day', async () => {
    const one = await subscriber();
    const until = addDays(clock.today(), 2);
    await pauseUntil(one, until);
    await pauseUntil(one, addDays(until, 30));
    await clock.move(2 * day);
    await sweep();
    const stale = { subscriptionId: one.subscriptionId, pausedUntil: until };
    await shop.app.get(CommandBus).execute(new ResumeSubscription(stale, { ...testContext(), at: clock.at() }));
    expect(await stateOf(shop, one)).toMatchObject({ status: 'paused', pausedUntil: addDays(until, 30) });
  });

  it('charges nothing, and completes a payment that had begun', async () => {
    const one = await subscriber();
    shop.provider.control.setLatency(250);
    const renewing = renew(shop, one);
    await eventually(async () => (await stateOf(shop, one)).payment.phase === 'open', 'the attempt');
    expect((await pauseUntil(one, addDays(clock.today(), 40))).status).toBe(204);
    expect(await renewing).toMatchObject({ outcome: 'renewed' });
    shop.provider.control.setLatency(0);
    await clock.move(35 * day);
    expect(await renew(shop, one)).toMatchObject({ outcome: 'nothing-to-do' });
    expect(paidBy(shop, one)).toHaveLength(1);
  });
});

describe('another payment method that staff requests', () => {
  it('sends one mail with the page of this subscription, although two clicked', async () => {
    const one = await subscriber();
    const params = { id: one.subscriptionId };
    const clicks = await Promise.all([1, 2].map(() => staff.call(requestPaymentMethod, { params })));
    expect(clicks.map(({ status }) => status)).toEqual([204, 204]);
    await eventually(async () => (await mailsTo(one, 'subscription-method-requested')).length === 1, 'the mail');
    expect((await eventsOf(shop, one)).filter((type) => type === 'PaymentMethodRequested')).toHaveLength(1);
  });
});
