import { renewSubscription } from '../../backend/src/jobs/renew-subscription.job.js';
import { stockUp } from '../support/assortment.js';
import { cards, lifeOf, subscriberOf } from '../support/subscriber.js';
import { until } from '../support/waiting.js';
import type { Story } from './stories.js';

/** The delivery of a subscription falls due and is paid, in the customer's absence. */
export const isRenewed: Story = renewal(cards.good, 'SubscriptionRenewed');

/** The payment is declined, and his subscription waits for the next try. Staff then calls it off. */
export const isDeclined: Story = renewal(cards.declining, 'RenewalDeclined');

/** Asks as often as the sweep would, until it has come to its end. */
function renewal(card: string, end: string): Story {
  return async (world) => {
    const assortment = await stockUp(world, [{ priceCents: 2495, stock: 5 }]);
    const subscriber = await subscriberOf(world, assortment.products[0]!, card);
    const { subscriptionId } = subscriber;
    const isOver = async () => {
      if ((await lifeOf(world, subscriber)).includes(end)) return true;
      await world.jobs.add(renewSubscription, { subscriptionId, cycle: 1 }, { id: `${subscriptionId}/1/0` });
      return false;
    };
    await until(isOver, end, { everyMs: 300, withinMs: 60_000 });
    await world.staff.send('PATCH', `/api/admin/subscriptions/${subscriptionId}/cancel`, {}, {}).catch(() => undefined);
    const rows = await world.database.query<{ id: string }[]>(
      'select payment_intent_id as id from renewal_payments where subscription_id = $1',
      [subscriptionId],
    );
    return { assortment, payments: rows.map(({ id }) => id) };
  };
}
