import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { subscriptionDecider } from '../subscription.decider.js';
import {
  subscriptionCancelled,
  subscriptionId,
  subscriptionPaused,
  subscriptionStarted,
} from '../subscription.fixtures.js';
import { PauseSubscription } from './pause-subscription.js';

const pause = new PauseSubscription({ subscriptionId, reason: 'requested' }, contextAt());

describe('pausing a subscription', () => {
  it('stops deliveries, once', () => {
    given(subscriptionDecider, [subscriptionStarted()]).when(pause).then([subscriptionPaused]);
  });

  it('is refused when it was cancelled or never started', () => {
    given(subscriptionDecider, [subscriptionStarted(), subscriptionCancelled])
      .when(pause)
      .thenRefused('subscription-cancelled');
    given(subscriptionDecider).when(pause).thenRefused('subscription-not-found');
  });
});
