import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { subscriptionDecider } from '../subscription.decider.js';
import {
  deliveryMoved,
  renewalAttempted,
  renewalDeclined,
  renewalProcessing,
  subscriptionCancelled,
  subscriptionId,
  subscriptionPaused,
  subscriptionRenewed,
  subscriptionStarted,
} from '../subscription.fixtures.js';
import { AttemptRenewal } from './attempt-renewal.js';
import { MoveDelivery } from './move-delivery.js';
import { SkipDelivery } from './skip-delivery.js';

const today = '2026-02-10';
const noon = (day: string) => contextAt(`${day}T12:00:00.000Z`);
const move = (deliveryDate: string, cycle = 1) =>
  new MoveDelivery({ subscriptionId, cycle, deliveryDate }, noon(today));
const started = [subscriptionStarted()];

describe('moving a delivery', () => {
  it('plans it on the new day, once, and counts later ones from there', () => {
    given(subscriptionDecider, started)
      .when(move('2026-03-10'))
      .then([deliveryMoved('2026-03-10')]);
    const moved = [...started, deliveryMoved('2026-03-10')];
    given(subscriptionDecider, moved).when(move('2026-03-10')).thenNothing();
    given(subscriptionDecider, moved)
      .when(new SkipDelivery({ subscriptionId, cycle: 1 }, noon(today)))
      .then([
        {
          type: 'DeliverySkipped',
          data: { cycle: 1, reason: 'requested', nextCycle: 2, nextDeliveryDate: '2026-04-10' },
        },
      ]);
  });

  it.each(['2026-02-11', '2027-02-10'])('takes tomorrow until a year ahead: %s', (day) =>
    given(subscriptionDecider, started)
      .when(move(day))
      .then([deliveryMoved(day)]),
  );

  it.each(['2026-02-09', '2026-02-10', '2027-02-11'])('is refused for %s', (day) =>
    given(subscriptionDecider, started).when(move(day)).thenRefused('delivery-day-out-of-range'),
  );

  it('is charged on the new day and not on the old one', () => {
    const attempt = (day: string) => new AttemptRenewal({ subscriptionId, cycle: 1, now: false }, noon(day));
    const moved = [...started, deliveryMoved('2026-03-10')];
    given(subscriptionDecider, moved).when(attempt('2026-03-09')).thenNothing();
    given(subscriptionDecider, moved).when(attempt('2026-03-10')).then([renewalAttempted()]);
  });

  it('retries a failed payment on the new day, with a new number and new retries', () => {
    const failed = [...started, renewalAttempted(), renewalDeclined(1, '2026-03-02'), deliveryMoved('2026-03-25')];
    const attempt = (day: string) => new AttemptRenewal({ subscriptionId, cycle: 1, now: false }, noon(day));
    given(subscriptionDecider, failed).when(attempt('2026-03-05')).thenNothing();
    given(subscriptionDecider, failed)
      .when(attempt('2026-03-25'))
      .then([renewalAttempted(2)]);
  });

  it('is refused while its payment is in progress', () => {
    for (const begun of [[renewalAttempted()], [renewalAttempted(), renewalProcessing()]])
      given(subscriptionDecider, [...started, ...begun])
        .when(move('2026-03-10'))
        .thenRefused('renewal-under-way');
  });

  it('is refused for another delivery than the next one', () =>
    given(subscriptionDecider, [...started, subscriptionRenewed(1, '2026-03-31')])
      .when(move('2026-03-10'))
      .thenRefused('conflict', { nextCycle: 2 }));

  it('is refused while no delivery is planned', () => {
    given(subscriptionDecider, [...started, subscriptionPaused])
      .when(move('2026-03-10'))
      .thenRefused('subscription-not-active');
    given(subscriptionDecider, [...started, subscriptionCancelled])
      .when(move('2026-03-10'))
      .thenRefused('subscription-cancelled');
    given(subscriptionDecider).when(move('2026-03-10')).thenRefused('subscription-not-found');
  });
});
