import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { termsOf } from '../delivery-terms.js';
import { subscriptionDecider } from '../subscription.decider.js';
import {
  deliveryMoved,
  deliverySkipped,
  otherTerms,
  renewalAttempted,
  renewalDeclined,
  renewalProcessing,
  subscriptionCancelled,
  subscriptionId,
  subscriptionPaused,
  subscriptionRenewed,
  subscriptionStarted,
  termsChanged,
} from '../subscription.fixtures.js';
import type { SubscriptionEvent } from '../subscription.events.js';
import { AttemptRenewal } from './attempt-renewal.js';
import { ChangeTerms } from './change-terms.js';
import { SkipDelivery } from './skip-delivery.js';

const noon = (day: string) => contextAt(`${day}T12:00:00.000Z`);
const change = (day = '2026-02-10', terms = otherTerms) => new ChangeTerms({ subscriptionId, terms }, noon(day));
const started = [subscriptionStarted()];
const now = termsChanged(1, '2026-02-28');

describe('changing the terms', () => {
  it('holds from the next delivery on, once, at the price that was agreed first', () => {
    given(subscriptionDecider, started).when(change()).then([now]);
    given(subscriptionDecider, [...started, now])
      .when(change())
      .thenNothing();
    given(subscriptionDecider, [...started, now])
      .when(change('2026-02-11', { ...otherTerms, priceCents: 9999 }))
      .thenNothing();
  });

  it('charges the new price for the next delivery', () =>
    given(subscriptionDecider, [...started, now])
      .when(new AttemptRenewal({ subscriptionId, cycle: 1, now: false }, noon('2026-02-28')))
      .then([{ type: 'RenewalAttempted', data: { cycle: 1, attempt: 1, amountCents: 5508, planned: true } }]));

  it.each([
    ['in progress', [renewalAttempted()]],
    ['at the bank', [renewalAttempted(), renewalProcessing()]],
    ['to be retried', [renewalAttempted(), renewalDeclined(1, '2026-03-02')]],
  ])('leaves the terms of a payment %s', (_, begun) => {
    const coming = termsChanged(2, '2026-04-30');
    given(subscriptionDecider, [...started, ...begun])
      .when(change('2026-02-28'))
      .then([coming]);
    const events = [...started, ...begun, coming];
    expect(termsOf(events, 1)).toMatchObject({ jars: 2, priceCents: 3672, orderId: expect.any(String) });
    expect(termsOf(events, 2)).toMatchObject({ jars: 3, priceCents: 5508, orderId: expect.any(String) });
    given(subscriptionDecider, [...events, subscriptionRenewed(1, '2026-04-30')])
      .when(new AttemptRenewal({ subscriptionId, cycle: 2, now: false }, noon('2026-04-30')))
      .then([{ type: 'RenewalAttempted', data: { cycle: 2, attempt: 1, amountCents: 5508, planned: true } }]);
  });

  it('leaves the price of a delivery that is due today, because the customer must know it first', () =>
    given(subscriptionDecider, started)
      .when(change('2026-02-28'))
      .then([termsChanged(2, '2026-04-30')]));

  it('replaces terms that were still to come', () => {
    const begun = [...started, renewalAttempted(), termsChanged(2, '2026-04-30')];
    const back = { ...otherTerms, jars: 2, frequency: 1, priceCents: 3672, shippingCents: 699 };
    given(subscriptionDecider, begun)
      .when(change('2026-02-28', back))
      .then([termsChanged(2, '2026-03-31', { ...back, formerAmountCents: 4371, amountCents: 4371 })]);
  });

  describe('names as the former price what the customer pays now', () => {
    const dearer = { ...otherTerms, jars: 6, priceCents: 9999 };
    const was = { formerAmountCents: 4371, amountCents: 9999 };

    it.each<[string, SubscriptionEvent[], string, SubscriptionEvent]>([
      ['not of terms that no delivery had', [now], '2026-02-11', termsChanged(1, '2026-02-28', { ...dearer, ...was })],
      [
        'not of terms that were to follow a payment in progress',
        [renewalAttempted(), termsChanged(2, '2026-04-30')],
        '2026-02-28',
        termsChanged(2, '2026-04-30', { ...dearer, ...was }),
      ],
      [
        'not of a delivery that was skipped',
        [now, deliverySkipped(1, '2026-04-30')],
        '2026-02-11',
        termsChanged(2, '2026-04-30', { ...dearer, ...was }),
      ],
      [
        'of the last delivery that was paid',
        [now, subscriptionRenewed(1, '2026-04-30')],
        '2026-03-01',
        termsChanged(2, '2026-04-30', { ...dearer, ...was, formerAmountCents: 5508 }),
      ],
      [
        'of the delivery whose payment is in progress',
        [now, renewalAttempted()],
        '2026-02-28',
        termsChanged(2, '2026-04-30', { ...dearer, ...was, formerAmountCents: 5508 }),
      ],
    ])('%s', (_, events, day, changed) =>
      given(subscriptionDecider, [...started, ...events])
        .when(change(day, dearer))
        .then([changed]),
    );
  });

  it('counts another frequency from the next delivery, on the same day of the month', () => {
    const skip = (cycle: number) => new SkipDelivery({ subscriptionId, cycle }, noon('2026-02-10'));
    given(subscriptionDecider, [...started, now])
      .when(skip(1))
      .then([deliverySkipped(1, '2026-04-30')]);
    given(subscriptionDecider, [...started, now, deliverySkipped(1, '2026-04-30')])
      .when(skip(2))
      .then([deliverySkipped(2, '2026-06-30')]);
    given(subscriptionDecider, [...started, deliveryMoved('2026-03-12'), termsChanged(1, '2026-03-12')])
      .when(skip(1))
      .then([deliverySkipped(1, '2026-05-12')]);
  });

  it('names no day while paused, and is refused when cancelled or never started', () => {
    given(subscriptionDecider, [...started, subscriptionPaused])
      .when(change('2026-06-10'))
      .then([termsChanged(1, null)]);
    given(subscriptionDecider, [...started, subscriptionCancelled])
      .when(change())
      .thenRefused('subscription-cancelled');
    given(subscriptionDecider).when(change()).thenRefused('subscription-not-found');
  });
});
