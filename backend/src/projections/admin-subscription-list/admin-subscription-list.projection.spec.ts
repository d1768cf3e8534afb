import type { SubscriptionEvent } from '../../subscriptions/subscription.events.js';
import {
  deliveryMoved,
  deliverySkipped,
  pausedUntil,
  subscriptionCancelled,
  subscriptionPaused,
  subscriptionRenewed,
  subscriptionResumed,
  subscriptionStarted,
  otherTerms,
  terms,
  termsChanged,
} from '../../subscriptions/subscription.fixtures.js';
import { recorded, recordedStream } from '../../testing/recorded-events.js';
import { foldProjection } from '../fold-projection.fixtures.js';
import { adminSubscriptionList } from './admin-subscription-list.projection.js';

const rowsAfter = (...events: SubscriptionEvent[]) =>
  foldProjection(adminSubscriptionList, [
    ...recordedStream('subscription-a-1', [subscriptionStarted(), ...events], '2026-01-31T12:00:00.000Z'),
    recorded('subscription-b-2', subscriptionStarted({ frequency: 3 })),
  ]);

describe('admin-subscription-list', () => {
  it('has one row per subscription, with its terms', () => {
    const { lineId: _, listCents: __, discountPercent: ___, vatRate: ____, ...shown } = terms;
    expect(rowsAfter()).toMatchObject([
      {
        ...shown,
        subscriptionId: 'a-1',
        status: 'active',
        nextCycle: 1,
        nextDeliveryDate: '2026-02-28',
        deliveries: 1,
        startedAt: '2026-01-31T12:00:00.000Z',
        cancelledAt: null,
      },
      { subscriptionId: 'b-2', frequency: 3 },
    ]);
  });

  it('has no next delivery while paused', () => {
    expect(rowsAfter(subscriptionPaused)).toMatchObject([
      { status: 'paused', pauseReason: 'requested', nextDeliveryDate: null },
      { status: 'active' },
    ]);
    expect(rowsAfter(subscriptionPaused, subscriptionResumed(1, '2026-03-05'))[0]).toMatchObject({
      status: 'active',
      pauseReason: null,
      nextDeliveryDate: '2026-03-05',
    });
  });

  it('shows the end of a pause and the new day of a moved delivery', () => {
    expect(rowsAfter(pausedUntil('2026-04-01'))[0]).toMatchObject({ status: 'paused', pausedUntil: '2026-04-01' });
    const resumed = [pausedUntil('2026-04-01'), subscriptionResumed(1, '2026-04-04'), deliveryMoved('2026-04-10')];
    expect(rowsAfter(...resumed)).toMatchObject([
      { status: 'active', pausedUntil: null, nextDeliveryDate: '2026-04-10' },
      { nextDeliveryDate: '2026-02-28' },
    ]);
  });

  it('shows other terms at once, or when the delivery in progress is over, and keeps the former price', () => {
    const { jars, frequency, priceCents, shippingCents } = otherTerms;
    const other = { jars, frequency, priceCents, shippingCents, comingTerms: null };
    const formerPrices = [{ priceCents: 3672, frequency: 1, until: '2026-01-31T12:00:00.000Z' }];
    expect(rowsAfter(termsChanged(1, '2026-02-28'))).toMatchObject([{ ...other, formerPrices }, { jars: 2 }]);
    const coming = [termsChanged(2, '2026-04-28')];
    expect(rowsAfter(...coming)[0]).toMatchObject({
      jars: 2,
      priceCents: 3672,
      comingTerms: { jars: 3 },
      formerPrices: [],
    });
    for (const over of [subscriptionRenewed(1, '2026-04-28'), deliverySkipped(1, '2026-04-28')])
      expect(rowsAfter(...coming, over)[0]).toMatchObject({ ...other, formerPrices });
  });

  it('continues without an end when a rejected withdrawal restores it', () => {
    const [row] = rowsAfter(subscriptionCancelled, subscriptionResumed(1, '2026-03-05'));
    expect(row).toMatchObject({ status: 'active', cancelledAt: null, nextDeliveryDate: '2026-03-05' });
    const paused = rowsAfter(pausedUntil('2026-04-01'), subscriptionCancelled, pausedUntil('2026-04-01'))[0];
    expect(paused).toMatchObject({ status: 'paused', cancelledAt: null, pausedUntil: '2026-04-01' });
  });

  it('advances with each delivery that is made or skipped', () => {
    const [row] = rowsAfter(subscriptionRenewed(1, '2026-03-31'), deliverySkipped(2, '2026-04-30'));
    expect(row).toMatchObject({ deliveries: 2, nextCycle: 3, nextDeliveryDate: '2026-04-30' });
  });

  it('stays cancelled when a last payment is captured after the cancellation', () => {
    const [row] = rowsAfter(subscriptionCancelled, subscriptionRenewed(1, '2026-03-31'));
    expect(row).toMatchObject({
      status: 'cancelled',
      cancelledAt: '2026-01-31T12:00:00.000Z',
      nextDeliveryDate: null,
      deliveries: 2,
    });
  });
});
