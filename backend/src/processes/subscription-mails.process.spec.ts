import type { Command } from '../platform/event-sourcing/deciding/decider.js';
import { contextAt } from '../platform/event-sourcing/deciding/given-when-then.js';
import type { SubscriptionEvent } from '../subscriptions/subscription.events.js';
import {
  deliveryMoved,
  deliverySkipped,
  pausedForPayment,
  pausedUntil,
  paymentMethodRequested,
  renewalDeclined,
  subscriptionCancelled,
  subscriptionResumed,
  subscriptionStarted,
  termsChanged,
} from '../subscriptions/subscription.fixtures.js';
import { recorded } from '../testing/recorded-events.js';
import { whenDeliverySkippedOrSubscriptionCancelledThenClosePayment } from './when-delivery-skipped-or-subscription-cancelled-then-close-payment.process.js';
import { whenSubscriptionStartedThenMailSubscriptionNews } from './when-subscription-started-then-mail-subscription-news.process.js';

type Process = typeof whenSubscriptionStartedThenMailSubscriptionNews;
const context = { ...contextAt(), causationId: 'event-1' };
const commandsOf = (process: Process, event: SubscriptionEvent) =>
  process.on[event.type]?.(recorded('subscription-1', event) as never, context).map(({ payload }: Command) => payload);

describe('a subscriber receives a mail about', () => {
  const mail = (template: string, facts: object = {}) => ({
    key: `${template}:event-1`,
    template,
    reference: { subscriptionId: '1', ...facts },
  });

  it.each<[string, SubscriptionEvent, object]>([
    ['the start', subscriptionStarted(), mail('subscription-started')],
    [
      'a decline',
      renewalDeclined(1, '2026-03-02'),
      mail('subscription-payment-failed', { kind: 'soft', code: 'insufficient_funds', dueOn: '2026-03-02' }),
    ],
    ['a pause', pausedForPayment, mail('subscription-paused', { reason: 'payment-failed', until: null })],
    [
      'a pause with an end',
      pausedUntil('2026-04-01'),
      mail('subscription-paused', { reason: 'requested', until: '2026-04-01' }),
    ],
    [
      'other terms',
      termsChanged(1, '2026-02-28'),
      mail('subscription-terms-changed', {
        productName: 'Sleep Well',
        pieces: 3,
        frequency: 2,
        vatRate: 'low',
        priceCents: 5508,
        shippingCents: 0,
        formerAmountCents: 4371,
        deliveryDate: '2026-02-28',
      }),
    ],
    [
      'a request for another payment method',
      paymentMethodRequested('2026-02-17'),
      mail('subscription-method-requested'),
    ],
    [
      'a moved delivery',
      deliveryMoved('2026-03-10'),
      mail('subscription-delivery-moved', { deliveryDate: '2026-03-10' }),
    ],
    [
      'a resumption',
      subscriptionResumed(1, '2026-03-05'),
      mail('subscription-resumed', { deliveryDate: '2026-03-05', paymentUnderWay: false }),
    ],
    [
      'a resumption while a payment is under way',
      subscriptionResumed(1, '2026-03-05', true),
      mail('subscription-resumed', { deliveryDate: '2026-03-05', paymentUnderWay: true }),
    ],
    [
      'a skip',
      deliverySkipped(1, '2026-03-31', 'out-of-stock'),
      mail('subscription-skipped', { reason: 'out-of-stock', deliveryDate: '2026-03-31' }),
    ],
    ['the end', subscriptionCancelled, mail('subscription-cancelled', { reason: 'requested' })],
  ])('%s', (_, event, expected) => {
    expect(commandsOf(whenSubscriptionStartedThenMailSubscriptionNews, event)).toEqual([expected]);
  });

  it('the pause instead of the last decline', () => {
    expect(commandsOf(whenSubscriptionStartedThenMailSubscriptionNews, renewalDeclined(4, null))).toEqual([]);
  });
});

describe('the payment of a dropped delivery', () => {
  it.each<[string, SubscriptionEvent, object[]]>([
    ['skipped', deliverySkipped(1, '2026-03-31'), [{ subscriptionId: '1', cycle: 1 }]],
    ['cancelled', subscriptionCancelled, [{ subscriptionId: '1', cycle: null }]],
    ['declined for the last time', renewalDeclined(4, null), [{ subscriptionId: '1', cycle: 1 }]],
    ['declined and retried later', renewalDeclined(1, '2026-03-02'), []],
  ])('is closed unless the delivery is retried: %s', (_, event, expected) => {
    expect(commandsOf(whenDeliverySkippedOrSubscriptionCancelledThenClosePayment, event)).toEqual(expected);
  });
});
