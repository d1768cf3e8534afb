import {
  deliveryMoved,
  deliverySkipped,
  paymentMethodChanged,
  pausedForPayment,
  pausedUntil,
  renewalAbandoned,
  renewalAttempted,
  renewalDeclined,
  renewalPostponed,
  renewalProcessing,
  subscriptionCancelled,
  subscriptionPaused,
  subscriptionRenewed,
  subscriptionResumed,
  subscriptionStarted,
  termsChanged,
} from '../../subscriptions/subscription.fixtures.js';
import type { SubscriptionEvent } from '../../subscriptions/subscription.events.js';
import { recordedStream } from '../../testing/recorded-events.js';
import { foldProjection } from '../fold-projection.fixtures.js';
import { customerSubscriptions } from '../customer-subscriptions/customer-subscriptions.projection.js';
import { dueRenewals } from './due-renewals.projection.js';

const after = (...events: SubscriptionEvent[]) => {
  const streams = [
    ...recordedStream('subscription-1', [subscriptionStarted(), ...events]),
    ...recordedStream('subscription-2', [subscriptionStarted()]),
  ];
  const [due, other] = foldProjection(dueRenewals, streams);
  const [shown] = foldProjection(customerSubscriptions, streams);
  expect(other).toMatchObject({ subscriptionId: '2', state: 'planned', dueOn: '2026-02-28' });
  return { due, shown };
};
const declined = renewalDeclined(1, '2026-03-02');

describe('the due renewals, and their state for the subscriber', () => {
  it.each<[string, SubscriptionEvent[], object, object]>([
    [
      'a planned delivery',
      [],
      { state: 'planned', dueOn: '2026-02-28', cycle: 1, amountCents: 4371 },
      { payment: 'planned' },
    ],
    [
      'an open attempt, which stays due',
      [renewalAttempted()],
      { state: 'under-way', dueOn: '2026-02-28', attempt: 1 },
      { payment: 'under-way' },
    ],
    [
      'a payment that the bank processes, which is not due',
      [renewalAttempted(), renewalProcessing()],
      { state: 'processing', dueOn: null },
      { payment: 'processing' },
    ],
    [
      'a decline',
      [renewalAttempted(), declined],
      { state: 'retrying', dueOn: '2026-03-02', code: 'insufficient_funds' },
      { payment: 'retrying', paymentDueOn: '2026-03-02' },
    ],
    [
      'a decline that needs the customer',
      [renewalAttempted(), renewalDeclined(1, '2026-03-09', 'hard')],
      { state: 'action-needed', dueOn: '2026-03-09' },
      { payment: 'action-needed', paymentDueOn: '2026-03-09' },
    ],
    [
      'another payment method',
      [renewalAttempted(), renewalDeclined(1, '2026-03-09', 'hard'), paymentMethodChanged('2026-03-03')],
      { state: 'retrying', dueOn: '2026-03-03' },
      { payment: 'retrying', paymentDueOn: '2026-03-03' },
    ],
    [
      'a pause after the last decline',
      [renewalAttempted(), renewalDeclined(1, null), pausedForPayment],
      { state: 'retrying', dueOn: null, status: 'paused' },
      { status: 'paused', pauseReason: 'payment-failed', payment: 'retrying' },
    ],
    [
      'an abandoned attempt',
      [renewalAttempted(), renewalAbandoned(1, '2026-03-01')],
      { state: 'retrying', dueOn: '2026-03-01' },
      { payment: 'retrying' },
    ],
    [
      'a postponement for lack of stock',
      [renewalAttempted(), renewalPostponed(1, '2026-03-03')],
      { state: 'postponed', dueOn: '2026-03-03', code: 'out-of-stock' },
      { payment: 'postponed', paymentDueOn: '2026-03-03' },
    ],
    [
      'a skipped delivery',
      [deliverySkipped(1, '2026-03-31')],
      { state: 'planned', dueOn: '2026-03-31', cycle: 2 },
      { nextCycle: 2, nextDeliveryDate: '2026-03-31' },
    ],
    [
      'a renewal',
      [renewalAttempted(), subscriptionRenewed(1, '2026-03-31')],
      { state: 'planned', dueOn: '2026-03-31', cycle: 2, attempt: 0 },
      { payment: 'planned', nextCycle: 2 },
    ],
    ['a pause', [subscriptionPaused], { status: 'paused', dueOn: null }, { status: 'paused' }],
    [
      'a pause during an attempt',
      [renewalAttempted(), subscriptionPaused],
      { status: 'paused', state: 'under-way', dueOn: '2026-02-28' },
      { status: 'paused', payment: 'under-way' },
    ],
    [
      'a renewal after such a pause',
      [renewalAttempted(), subscriptionPaused, subscriptionRenewed(1, '2026-03-31')],
      { status: 'paused', state: 'planned', dueOn: null },
      { status: 'paused', nextDeliveryDate: '2026-03-31' },
    ],
    [
      'a resumption',
      [subscriptionPaused, subscriptionResumed(1, '2026-03-05')],
      { status: 'active', state: 'planned', dueOn: '2026-03-05' },
      { status: 'active', pauseReason: null, nextDeliveryDate: '2026-03-05' },
    ],
    [
      'a resumption while a payment is in progress',
      [renewalAttempted(), subscriptionPaused, subscriptionResumed(1, '2026-02-28', true)],
      { status: 'active', state: 'under-way', dueOn: '2026-02-28' },
      { status: 'active', payment: 'under-way', nextDeliveryDate: '2026-02-28' },
    ],
    [
      'a pause with an end',
      [pausedUntil('2026-04-01')],
      { status: 'paused', dueOn: null, resumeOn: '2026-04-01' },
      { status: 'paused', pausedUntil: '2026-04-01' },
    ],
    [
      'a resumption after such a pause',
      [pausedUntil('2026-04-01'), subscriptionResumed(1, '2026-04-04')],
      { status: 'active', dueOn: '2026-04-04', resumeOn: null },
      { status: 'active', pausedUntil: null },
    ],
    [
      'a cancellation in such a pause',
      [pausedUntil('2026-04-01'), subscriptionCancelled],
      { status: 'cancelled', resumeOn: null },
      { status: 'cancelled' },
    ],
    [
      'a restoration in such a pause',
      [pausedUntil('2026-04-01'), subscriptionCancelled, pausedUntil('2026-04-01')],
      { status: 'paused', dueOn: null, resumeOn: '2026-04-01' },
      { status: 'paused', cancelledAt: null, pausedUntil: '2026-04-01' },
    ],
    [
      'a moved delivery after a decline',
      [renewalAttempted(), declined, deliveryMoved('2026-03-25')],
      { state: 'planned', attempt: 1, code: null, dueOn: '2026-03-25' },
      { payment: 'planned', paymentDueOn: null, nextDeliveryDate: '2026-03-25' },
    ],
    [
      'other terms',
      [termsChanged(1, '2026-02-28')],
      { amountCents: 5508, comingTerms: null },
      { jars: 3, frequency: 2, priceCents: 5508, shippingCents: 0, comingTerms: null },
    ],
    [
      'other terms while a payment is in progress',
      [renewalAttempted(), termsChanged(2, '2026-04-28')],
      { amountCents: 4371, state: 'under-way' },
      { jars: 2, priceCents: 3672 },
    ],
    [
      'other terms after that payment',
      [renewalAttempted(), termsChanged(2, '2026-04-28'), subscriptionRenewed(1, '2026-04-28')],
      { amountCents: 5508, comingTerms: null, dueOn: '2026-04-28' },
      { jars: 3, priceCents: 5508, comingTerms: null },
    ],
    ['a cancellation', [subscriptionCancelled], { status: 'cancelled', dueOn: null }, { status: 'cancelled' }],
  ])('%s', (_, events, due, shown) => {
    const rows = after(...events);
    expect(rows.due).toMatchObject({ subscriptionId: '1', ...due });
    expect(rows.shown).toMatchObject({ subscriptionId: '1', ...shown });
  });
});
