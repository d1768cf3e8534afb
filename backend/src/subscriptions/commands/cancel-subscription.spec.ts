import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { subscriptionDecider } from '../subscription.decider.js';
import {
  subscriptionCancelled,
  subscriptionId,
  subscriptionPaused,
  subscriptionStarted,
  terms,
} from '../subscription.fixtures.js';
import { CancelSubscription } from './cancel-subscription.js';

const cancel = new CancelSubscription({ subscriptionId }, contextAt());

describe('cancelling a subscription', () => {
  it('ends it, active or paused, once', () => {
    given(subscriptionDecider, [subscriptionStarted()]).when(cancel).then([subscriptionCancelled]);
    given(subscriptionDecider, [subscriptionStarted(), subscriptionPaused]).when(cancel).then([subscriptionCancelled]);
  });

  it('names the order whose cancellation ended it', () => {
    const cause = { reason: 'order-cancelled', orderId: terms.orderId } as const;
    given(subscriptionDecider, [subscriptionStarted()])
      .when(new CancelSubscription({ subscriptionId, cause }, contextAt()))
      .then([{ type: 'SubscriptionCancelled', data: cause }]);
  });

  it('is refused when it never started', () => {
    given(subscriptionDecider).when(cancel).thenRefused('subscription-not-found');
  });
});
