import type { RenewalPaymentAnswer } from '../../contracts/subscriptions.js';
import { chargeRenewal } from '../../backend/src/renewals/charge-renewal.job.js';
import { sweepRenewals } from '../../backend/src/renewals/sweep/sweep-renewals.job.js';
import { TestBrowser } from '../../backend/src/testing/shop/test-browser.js';
import { stockUp } from '../support/assortment.js';
import { cards, cookieOf, lifeOf, subscriberOf, type ChaosSubscriber } from '../support/customers/subscriber.js';
import { persist, until } from '../support/waiting.js';
import type { World } from '../support/world.js';
import type { Story } from './stories.js';

export const isRenewed: Story = renewal(cards.good, 'SubscriptionRenewed');

/** The payment is declined, the subscription waits for a retry, and staff cancels it. */
export const isDeclined: Story = renewal(cards.declining, 'RenewalDeclined');

/** The payment is declined and its customer abandons the next try, which times out. Staff cancels. */
export const leavesPaymentOpen: Story = async (world) => {
  const assortment = await stockUp(world, [{ priceCents: 2495, stock: 5 }]);
  const subscriber = await subscriberOf(world, assortment.products[0]!, cards.declining);
  await comesTo(world, subscriber, 'RenewalDeclined');
  const cookie = await cookieOf(world, subscriber);
  const path = `/api/customer/subscriptions/${subscriber.subscriptionId}/payment`;
  const { paymentIntentId } = await persist(async () => {
    const response = await new TestBrowser(world).post(path, {}, { cookie });
    if (!response.ok) throw new Error(`the link answers ${response.status}`);
    return (await response.json()) as RenewalPaymentAnswer;
  });
  const isClosed = async () => {
    await world.jobs.add(sweepRenewals, {}, { id: 'chaos' });
    const sql = `update renewal_payments set held_until = now() where payment_intent_id = $1 returning 1`;
    const [rows] = await world.database.query<[unknown[], number]>(sql, [paymentIntentId]);
    return rows.length === 0;
  };
  await until(isClosed, 'the end of the payment', { everyMs: 300, withinMs: 60_000 });
  await callOff(world, subscriber);
  return { assortment, payments: [paymentIntentId] };
};

function renewal(card: string, end: string): Story {
  return async (world) => {
    const assortment = await stockUp(world, [{ priceCents: 2495, stock: 5 }]);
    const subscriber = await subscriberOf(world, assortment.products[0]!, card);
    const { subscriptionId } = subscriber;
    await comesTo(world, subscriber, end);
    await callOff(world, subscriber);
    const rows = await world.database.query<{ id: string }[]>(
      'select payment_intent_id as id from renewal_payments where subscription_id = $1',
      [subscriptionId],
    );
    return { assortment, payments: rows.map(({ id }) => id) };
  };
}

async function comesTo(world: World, subscriber: ChaosSubscriber, end: string): Promise<void> {
  const { subscriptionId } = subscriber;
  const isOver = async () => {
    if ((await lifeOf(world, subscriber)).includes(end)) return true;
    await world.jobs.add(chargeRenewal, { subscriptionId, cycle: 1 }, { id: `${subscriptionId}/1/0` });
    return false;
  };
  await until(isOver, end, { everyMs: 300, withinMs: 60_000 });
}

async function callOff({ staff }: World, { subscriptionId }: ChaosSubscriber): Promise<void> {
  // the server may be down; the story goes on
  await staff.send('PATCH', `/api/admin/subscriptions/${subscriptionId}/cancel`, {}, {}).catch(() => undefined);
}
