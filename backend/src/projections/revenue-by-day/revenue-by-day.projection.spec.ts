import type { OrderEvent } from '../../orders/order.events.js';
import {
  externalRefundFailed,
  externalRefundRecorded,
  orderCancelled,
  orderPlaced,
  orderRefunded,
  paidAt,
  paymentCaptured,
  paymentIntentId,
  refundFailed,
} from '../../orders/order.fixtures.js';
import { recorded } from '../../testing/recorded-events.js';
import { foldProjection } from '../fold-projection.fixtures.js';
import { revenueByDay } from './revenue-by-day.projection.js';

const paidOn = (at: string): OrderEvent => {
  const event = paymentCaptured();
  return { ...event, data: { ...event.data, paidAt: at } } as OrderEvent;
};

describe('revenue-by-day', () => {
  it('adds up per day in Amsterdam', () => {
    const rows = foldProjection(revenueByDay, [
      recorded('order-1', paidOn('2026-03-01T22:59:00.000Z')),
      recorded('order-2', paidOn('2026-03-01T23:01:00.000Z')),
      recorded('order-3', paidOn('2026-03-02T09:00:00.000Z')),
    ]);
    expect(rows).toEqual([
      { day: '2026-03-01', capturedCents: 8164, refundedCents: 0, orders: 1 },
      { day: '2026-03-02', capturedCents: 16328, refundedCents: 0, orders: 2 },
    ]);
  });

  it('books a refund on its own day and subtracts a cancelled order on the day it was paid', () => {
    const rows = foldProjection(revenueByDay, [
      recorded('order-1', paymentCaptured()),
      recorded('order-1', orderCancelled({ paidAt }), '2026-03-03T09:00:00.000Z'),
      recorded('order-1', orderRefunded(), '2026-03-04T09:00:00.000Z'),
    ]);
    expect(rows).toEqual([
      { day: '2026-03-02', capturedCents: 8164, refundedCents: 0, orders: 0 },
      { day: '2026-03-04', capturedCents: 0, refundedCents: 8164, orders: 0 },
    ]);
  });

  it('books money that went back outside the shop, and every refund that failed, on its own day', () => {
    const rows = foldProjection(revenueByDay, [
      recorded('order-1', paymentCaptured()),
      recorded('order-1', externalRefundRecorded('re_1', 1000), '2026-03-03T09:00:00.000Z'),
      recorded('order-1', orderRefunded('refund:1', 7164), '2026-03-03T09:00:00.000Z'),
      recorded('order-1', externalRefundFailed('re_1', 1000), '2026-03-04T09:00:00.000Z'),
      recorded('order-1', refundFailed('refund:1', 7164), '2026-03-05T09:00:00.000Z'),
    ]);
    expect(rows.map(({ day, refundedCents }) => [day, refundedCents])).toEqual([
      ['2026-03-02', 0],
      ['2026-03-03', 8164],
      ['2026-03-04', -1000],
      ['2026-03-05', -7164],
    ]);
  });

  it('counts money that was captured late but not its order, and ignores unpaid orders', () => {
    const rows = foldProjection(revenueByDay, [
      recorded('order-1', orderPlaced()),
      recorded('order-1', orderCancelled()),
      recorded('order-1', { type: 'LatePaymentCaptured', data: { paymentIntentId, amountCents: 8164 } }),
    ]);
    expect(rows).toEqual([{ day: '2026-03-02', capturedCents: 8164, refundedCents: 0, orders: 0 }]);
  });
});
