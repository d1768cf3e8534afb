import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { subscriptionDecider } from '../subscription.decider.js';
import {
  pausedUntil,
  renewalAttempted,
  renewalDeclined,
  renewalProcessing,
  subscriptionCancelled,
  subscriptionId,
  subscriptionPaused,
  subscriptionRenewed,
  subscriptionResumed,
  subscriptionStarted,
} from '../subscription.fixtures.js';
import { RenewSubscription } from './renew-subscription.js';
import { ResumeSubscription } from './resume-subscription.js';

const resume = (at: string) => new ResumeSubscription({ subscriptionId }, contextAt(at));
const paused = [subscriptionStarted(), subscriptionPaused];

describe('resuming a subscription', () => {
  it('keeps the old date while it is far enough ahead', () => {
    given(subscriptionDecider, paused)
      .when(resume('2026-02-10T12:00:00.000Z'))
      .then([subscriptionResumed(1, '2026-02-28')]);
  });

  it('delivers in three days when the old date has passed or is near', () => {
    given(subscriptionDecider, paused)
      .when(resume('2026-02-26T12:00:00.000Z'))
      .then([subscriptionResumed(1, '2026-03-01')]);
    given(subscriptionDecider, paused)
      .when(resume('2026-06-11T22:30:00.000Z'))
      .then([subscriptionResumed(1, '2026-06-15')]);
  });

  it.each([
    ['in progress', [renewalAttempted()]],
    ['at the bank', [renewalAttempted(), renewalProcessing()]],
  ])('keeps the day of a delivery whose payment is %s, and the schedule', (_, begun) => {
    const resumed = subscriptionResumed(1, '2026-02-28', true);
    const past = [subscriptionStarted(), ...begun, subscriptionPaused];
    given(subscriptionDecider, past).when(resume('2026-03-04T12:00:00.000Z')).then([resumed]);
    given(subscriptionDecider, [...past, resumed])
      .when(
        new RenewSubscription({ subscriptionId, cycle: 1, orderId: 'order-of-1' }, contextAt('2026-03-05T12:00:00Z')),
      )
      .then([subscriptionRenewed(1, '2026-03-31')]);
  });

  it('plans a delivery anew whose payment failed', () => {
    given(subscriptionDecider, [
      subscriptionStarted(),
      renewalAttempted(),
      subscriptionPaused,
      renewalDeclined(1, null),
    ])
      .when(resume('2026-03-04T12:00:00.000Z'))
      .then([subscriptionResumed(1, '2026-03-07')]);
  });

  it('by the end of the pause happens once, and not when the end was changed', () => {
    const over = new ResumeSubscription(
      { subscriptionId, pausedUntil: '2026-04-01' },
      contextAt('2026-04-01T12:00:00Z'),
    );
    const until = [subscriptionStarted(), pausedUntil('2026-04-01')];
    const resumed = subscriptionResumed(1, '2026-04-04');
    given(subscriptionDecider, until).when(over).then([resumed]);
    for (const since of [resumed, pausedUntil('2026-05-01'), subscriptionCancelled])
      given(subscriptionDecider, [...until, since])
        .when(over)
        .thenNothing();
  });

  it('does nothing when active, and is refused when cancelled or never started', () => {
    const at = '2026-02-10T12:00:00.000Z';
    given(subscriptionDecider, [subscriptionStarted()]).when(resume(at)).thenNothing();
    given(subscriptionDecider, [...paused, subscriptionCancelled])
      .when(resume(at))
      .thenRefused('subscription-cancelled');
    given(subscriptionDecider).when(resume(at)).thenRefused('subscription-not-found');
  });
});
