import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { subscriptionDecider } from '../subscription.decider.js';
import {
  pausedForPayment,
  pausedUntil,
  renewalAttempted,
  subscriptionCancelled,
  subscriptionId,
  subscriptionPaused,
  subscriptionResumed,
  subscriptionStarted,
  terms,
} from '../subscription.fixtures.js';
import type { SubscriptionEvent } from '../subscription.events.js';
import { AttemptRenewal } from './attempt-renewal.js';
import { RestoreSubscription } from './restore-subscription.js';
import { ResumeSubscription } from './resume-subscription.js';

const { orderId } = terms;
const restore = (day: string, of = orderId) =>
  new RestoreSubscription({ subscriptionId, orderId: of }, contextAt(`${day}T12:00:00Z`));
const ended = (reason: 'withdrawn' | 'order-cancelled'): SubscriptionEvent => ({
  type: 'SubscriptionCancelled',
  data: { reason, orderId },
});
const withdrawn = [subscriptionStarted(), ended('withdrawn')];

describe('restoring a subscription after a rejected withdrawal', () => {
  it('keeps the old delivery day, or takes three days when that is later', () => {
    given(subscriptionDecider, withdrawn)
      .when(restore('2026-02-10'))
      .then([subscriptionResumed(1, '2026-02-28')]);
    given(subscriptionDecider, withdrawn)
      .when(restore('2026-03-10'))
      .then([subscriptionResumed(1, '2026-03-13')]);
  });

  it.each([
    ['on request', subscriptionPaused],
    ['after failed payments', pausedForPayment],
    ['until a day that is still to come', pausedUntil('2026-04-01')],
  ])('keeps a subscription paused that was paused %s, by one event, so that one mail follows', (_, paused) => {
    const restored = [subscriptionStarted(), paused, ended('withdrawn'), paused];
    given(subscriptionDecider, restored.slice(0, -1)).when(restore('2026-02-10')).then([paused]);
    given(subscriptionDecider, restored).when(restore('2026-02-10')).thenNothing();
    given(subscriptionDecider, restored)
      .when(new ResumeSubscription({ subscriptionId }, contextAt('2026-02-10T12:00:00Z')))
      .then([subscriptionResumed(1, '2026-02-28')]);
  });

  it('resumes a subscription whose pause would be over', () =>
    given(subscriptionDecider, [subscriptionStarted(), pausedUntil('2026-04-01'), ended('withdrawn')])
      .when(restore('2026-04-01'))
      .then([subscriptionResumed(1, '2026-04-04')]));

  it('does nothing the second time, or when it never ended', () => {
    given(subscriptionDecider, [...withdrawn, subscriptionResumed(1, '2026-02-28')])
      .when(restore('2026-02-10'))
      .thenNothing();
    given(subscriptionDecider, [subscriptionStarted()]).when(restore('2026-02-10')).thenNothing();
  });

  it('keeps the day of a delivery whose payment is in progress', () =>
    given(subscriptionDecider, [subscriptionStarted(), renewalAttempted(), ended('withdrawn')])
      .when(restore('2026-03-10'))
      .then([subscriptionResumed(1, '2026-02-28', true)]));

  it('charges an attempt that was open at the end no second time', () => {
    const restored = [
      subscriptionStarted(),
      renewalAttempted(),
      ended('withdrawn'),
      subscriptionResumed(1, '2026-02-28', true),
    ];
    const again = new AttemptRenewal({ subscriptionId, cycle: 1, now: true }, contextAt('2026-02-28T12:00:00Z'));
    given(subscriptionDecider, restored).when(again).thenNothing();
  });

  it('leaves a subscription that ended for another reason', () => {
    const others = [subscriptionCancelled, ended('order-cancelled')];
    for (const other of others)
      given(subscriptionDecider, [subscriptionStarted(), other]).when(restore('2026-02-10')).thenNothing();
    given(subscriptionDecider, withdrawn).when(restore('2026-02-10', 'another-order')).thenNothing();
    given(subscriptionDecider, [...withdrawn, subscriptionResumed(1, '2026-02-28'), subscriptionCancelled])
      .when(restore('2026-02-10'))
      .thenNothing();
  });
});
