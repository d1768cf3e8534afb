import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { subscriptionDecider } from '../subscription.decider.js';
import {
  deliverySkipped,
  subscriptionCancelled,
  subscriptionId,
  subscriptionPaused,
  subscriptionRenewed,
  subscriptionStarted,
} from '../subscription.fixtures.js';
import { RenewSubscription } from './renew-subscription.js';

const renew = (cycle: number) =>
  new RenewSubscription({ subscriptionId, cycle, orderId: `order-of-${cycle}` }, contextAt());

describe('renewing a subscription', () => {
  it('plans the next delivery, once', () => {
    given(subscriptionDecider, [subscriptionStarted()])
      .when(renew(1))
      .then([subscriptionRenewed(1, '2026-03-31')]);
    given(subscriptionDecider, [subscriptionStarted(), deliverySkipped(1, '2026-03-31')])
      .when(renew(2))
      .then([subscriptionRenewed(2, '2026-04-30')]);
  });

  it('completes a payment that was in progress when the customer paused or cancelled', () => {
    for (const stopped of [subscriptionPaused, subscriptionCancelled]) {
      given(subscriptionDecider, [subscriptionStarted(), stopped])
        .when(renew(1))
        .then([subscriptionRenewed(1, '2026-03-31')]);
    }
  });

  it('is refused out of order and without a subscription', () => {
    given(subscriptionDecider, [subscriptionStarted()]).when(renew(2)).thenRefused('conflict', { nextCycle: 1 });
    given(subscriptionDecider).when(renew(1)).thenRefused('subscription-not-found');
  });
});
