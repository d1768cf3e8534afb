import { contextAt, given } from '../../event-sourcing/given-when-then.js';
import { subscriptionDecider } from '../subscription.decider.js';
import {
  subscriptionCancelled,
  subscriptionId,
  subscriptionPaused,
  subscriptionStarted,
} from '../subscription.fixtures.js';
import { CancelSubscription } from './cancel-subscription.js';

const cancel = new CancelSubscription({ subscriptionId }, contextAt());

describe('cancelling a subscription', () => {
  it('ends it, running or paused, once', () => {
    given(subscriptionDecider, [subscriptionStarted()]).when(cancel).then([subscriptionCancelled]);
    given(subscriptionDecider, [subscriptionStarted(), subscriptionPaused]).when(cancel).then([subscriptionCancelled]);
  });

  it('is refused when it never started', () => {
    given(subscriptionDecider).when(cancel).thenRefused('subscription-not-found');
  });
});
