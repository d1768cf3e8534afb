import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { subscriptionDecider } from '../subscription.decider.js';
import {
  pausedForPayment,
  pausedUntil,
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

  it('until a day is idempotent, and another day replaces it', () => {
    const until = (day: string) =>
      new PauseSubscription({ subscriptionId, reason: 'requested', until: day }, contextAt('2026-02-10T12:00:00Z'));
    const started = [subscriptionStarted()];
    given(subscriptionDecider, started)
      .when(until('2026-04-01'))
      .then([pausedUntil('2026-04-01')]);
    const paused = [...started, pausedUntil('2026-04-01')];
    given(subscriptionDecider, paused).when(until('2026-04-01')).thenNothing();
    given(subscriptionDecider, paused).when(pause).thenNothing();
    given(subscriptionDecider, paused)
      .when(until('2026-05-01'))
      .then([pausedUntil('2026-05-01')]);
    given(subscriptionDecider, [...started, pausedForPayment])
      .when(until('2026-05-01'))
      .then([pausedUntil('2026-05-01', 'payment-failed')]);
    given(subscriptionDecider, started).when(until('2026-02-10')).thenRefused('delivery-day-out-of-range');
  });

  it('is refused when it was cancelled or never started', () => {
    given(subscriptionDecider, [subscriptionStarted(), subscriptionCancelled])
      .when(pause)
      .thenRefused('subscription-cancelled');
    given(subscriptionDecider).when(pause).thenRefused('subscription-not-found');
  });
});
