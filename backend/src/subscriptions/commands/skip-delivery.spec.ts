import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { subscriptionDecider } from '../subscription.decider.js';
import {
  deliverySkipped,
  subscriptionCancelled,
  subscriptionId,
  subscriptionPaused,
  subscriptionStarted,
} from '../subscription.fixtures.js';
import { SkipDelivery } from './skip-delivery.js';

const skip = (cycle: number) => new SkipDelivery({ subscriptionId, cycle }, contextAt());

describe('skipping a delivery', () => {
  it('skips the delivery that was shown, once', () => {
    given(subscriptionDecider, [subscriptionStarted()])
      .when(skip(1))
      .then([deliverySkipped(1, '2026-03-31')]);
  });

  it('is refused for a delivery after the next one', () => {
    given(subscriptionDecider, [subscriptionStarted()]).when(skip(2)).thenRefused('conflict', { nextCycle: 1 });
  });

  it('is refused while no deliveries are planned', () => {
    given(subscriptionDecider, [subscriptionStarted(), subscriptionPaused])
      .when(skip(1))
      .thenRefused('subscription-not-active');
    given(subscriptionDecider, [subscriptionStarted(), subscriptionCancelled])
      .when(skip(1))
      .thenRefused('subscription-cancelled');
    given(subscriptionDecider).when(skip(1)).thenRefused('subscription-not-found');
  });
});
