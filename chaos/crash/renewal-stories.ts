import * as api from '../../contracts/api.js';
import { chargeRenewal } from '../../backend/src/renewals/charge-renewal.job.js';
import { renewalIdOf } from '../../backend/src/renewals/renewal.js';
import { sweepRenewals } from '../../backend/src/renewals/sweep/sweep-renewals.job.js';
import { TestBrowser } from '../../backend/src/testing/shop/test-browser.js';
import { setStatus } from '../run/send-back.js';
import { stockUp } from '../support/assortment.js';
import { cards, cookieOf, debit, lifeOf, subscriberOf, type ChaosSubscriber } from '../support/customers/subscriber.js';
import { persist, until } from '../support/waiting.js';
import type { World } from '../support/world.js';
import type { Story } from './stories.js';

export const isRenewed: Story = renewal(cards.good, 'SubscriptionRenewed');

/** The payment is declined, the subscription waits for a retry, and staff cancels it. */
export const isDeclined: Story = renewal(cards.declining, 'RenewalDeclined');

/** The bank accepts a debit and returns it after 14 business days. Staff cancels the subscription. */
export const isReturnedLate: Story = async (world) => {
  const { assortment, subscriber, paymentIntentId } = await isDebited(world);
  world.provider.control.completeProcessing(paymentIntentId, 'failed', 'insufficient_funds');
  await comesTo(world, subscriber, 'RenewalDeclined');
  await callOff(world, subscriber);
  return { assortment, payments: [paymentIntentId] };
};

/** The bank pays a debit, and the payer has it returned within 8 weeks. Staff cancels the order. */
export const isChargedBack: Story = async (world) => {
  const { assortment, subscriber, paymentIntentId } = await isDebited(world);
  world.provider.control.completeProcessing(paymentIntentId, 'succeeded');
  await comesTo(world, subscriber, 'SubscriptionRenewed');
  world.provider.control.chargeBack(paymentIntentId);
  await until(
    async () => (await lifeOf(world, subscriber)).includes('SubscriptionCancelled'),
    'the end of the subscription',
    { everyMs: 300, withinMs: 60_000 },
  );
  const orderId = renewalIdOf(subscriber.subscriptionId, 1);
  await setStatus(world, api.orders.changeOrderStatus, orderId, 'cancelled');
  return { assortment, payments: [paymentIntentId] };
};

/** A delivery whose direct debit the bank is processing. */
async function isDebited(world: World) {
  const assortment = await stockUp(world, [{ priceCents: 2495, stock: 5 }]);
  const subscriber = await subscriberOf(world, assortment.products[0]!, debit);
  await comesTo(world, subscriber, 'RenewalProcessing');
  return { assortment, subscriber, paymentIntentId: (await paymentsOf(world, subscriber))[0]! };
}

async function paymentsOf({ database }: World, { subscriptionId }: ChaosSubscriber): Promise<string[]> {
  const sql = 'select payment_intent_id as id from renewal_payments where subscription_id = $1';
  return (await database.query<{ id: string }[]>(sql, [subscriptionId])).map(({ id }) => id);
}

/** The payment is declined and its customer abandons the next try, which times out. Staff cancels. */
export const leavesPaymentOpen: Story = async (world) => {
  const assortment = await stockUp(world, [{ priceCents: 2495, stock: 5 }]);
  const subscriber = await subscriberOf(world, assortment.products[0]!, cards.declining);
  await comesTo(world, subscriber, 'RenewalDeclined');
  const cookie = await cookieOf(world, subscriber);
  const sent = { params: { id: subscriber.subscriptionId }, headers: { cookie } };
  const { paymentIntentId } = await persist(async () => {
    const response = await new TestBrowser(world).call(api.subscriptions.openRenewalPayment, sent);
    if (!response.ok) throw new Error(`the link answers ${response.status}`);
    return response.json();
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
    await comesTo(world, subscriber, end);
    await callOff(world, subscriber);
    return { assortment, payments: await paymentsOf(world, subscriber) };
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
  // the server may crash before or after it cancels: the stream says which, not this response
  await staff
    .call(api.adminSubscriptions.cancelSubscription, { params: { id: subscriptionId } })
    .catch(() => undefined);
}
