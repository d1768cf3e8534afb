import type { OrderEvent } from '../../orders/order.events.js';
import {
  agreed,
  contactId,
  disputeClosed,
  disputeOpened,
  externalRefundFailed,
  externalRefundRecorded,
  jarLine,
  orderCancelled,
  orderPlaced,
  orderRefunded,
  orderStatusChanged,
  paymentCaptured,
  paymentIntentId,
  piecesCancelled,
  planLine,
  refundFailed,
  refundReduced,
  refundRequested,
  returnRegistered,
  returnReleased,
  wholeOrder,
} from '../../orders/order.fixtures.js';
import { recorded, recordedStream } from '../../testing/recorded-events.js';
import { foldProjection } from '../fold-projection.fixtures.js';
import { adminOrderList } from './admin-order-list.projection.js';

const rowsAfter = (...events: OrderEvent[]) =>
  foldProjection(adminOrderList, [
    recorded('order-other', orderPlaced({ orderNumber: '2026-000001', renewal: { subscriptionId: 's', cycle: 2 } })),
    ...recordedStream('order-a-1', events),
  ]);
const rowAfter = (...events: OrderEvent[]) => rowsAfter(...events)[1];

describe('admin-order-list', () => {
  it('has one row per order with the agreed terms', () => {
    expect(rowsAfter(orderPlaced())).toMatchObject([
      { orderId: 'other', orderNumber: '2026-000001', subscriptionId: 's' },
      {
        orderId: 'a-1',
        orderNumber: '2026-000123',
        contactId,
        paymentIntentId,
        placedAt: '2026-03-02T09:00:00.000Z',
        status: 'pending',
        paid: false,
        itemCount: 4,
        lines: [jarLine, planLine],
        totalCents: agreed.totalCents,
        savingsCents: agreed.savingsCents,
        capturedCents: 0,
        subscriptionId: null,
      },
    ]);
  });

  it('keeps each dispute with its outcome', () => {
    const paid = [orderPlaced(), paymentCaptured()];
    const opened = [...paid, disputeOpened('du_1'), disputeOpened('du_2', 8164, true), disputeOpened('du_2')];
    expect(rowAfter(...opened)).toMatchObject({ disputes: [{ outcome: null }, { outcome: null }] });
    expect(rowsAfter(...opened, disputeClosed('won', 'du_2'))).toMatchObject([
      { disputes: [] },
      {
        disputes: [
          { disputeId: 'du_1', outcome: null },
          { disputeId: 'du_2', outcome: 'won' },
        ],
      },
    ]);
  });

  it('separates what the bank took back from what the shop refunded', () => {
    const refunded = [orderPlaced(), paymentCaptured(), externalRefundRecorded('re_1', 1000)];
    expect(rowAfter(...refunded)).toMatchObject({ refundedCents: 1000, chargedBackCents: 0 });
    const chargeback = { externalId: 'du_1', origin: 'dispute', amountCents: 7164 } as const;
    const parts = { lines: [], shippingCents: 0, vat: null };
    const lost = [...refunded, { type: 'ExternalRefundRecorded', data: { ...chargeback, parts } } as OrderEvent];
    expect(rowAfter(...lost)).toMatchObject({ refundedCents: 8164, chargedBackCents: 7164 });
    const won: OrderEvent = { type: 'ExternalRefundFailed', data: chargeback };
    expect(rowAfter(...lost, won)).toMatchObject({ refundedCents: 1000, chargedBackCents: 0 });
  });

  it('follows payment and status of that order only', () => {
    expect(rowAfter(orderPlaced(), paymentCaptured())).toMatchObject({ status: 'processing', paid: true });
    const shipped = orderStatusChanged('processing', 'shipped');
    expect(rowsAfter(orderPlaced(), paymentCaptured(), shipped)).toMatchObject([
      { status: 'pending', paid: false, capturedCents: 0 },
      { status: 'shipped', paid: true, capturedCents: 8164 },
    ]);
  });

  it('separates the requested refund from the completed one', () => {
    const cancelled = [orderPlaced(), paymentCaptured(), orderCancelled(), refundRequested()];
    expect(rowAfter(...cancelled)).toMatchObject({
      status: 'cancelled',
      refundRequestedCents: 8164,
      refundedCents: 0,
    });
    expect(rowAfter(...cancelled, orderRefunded())).toMatchObject({ refundRequestedCents: 8164, refundedCents: 8164 });
    const reduced = [...cancelled, refundReduced(7164, 1000, wholeOrder), externalRefundRecorded()];
    expect(rowAfter(...reduced)).toMatchObject({ refundRequestedCents: 8164, refundedCents: 1000 });
    const failed = [...reduced, orderRefunded(), refundFailed(), externalRefundFailed()];
    expect(rowAfter(...failed)).toMatchObject({ refundRequestedCents: 7164, refundedCents: 0 });
  });

  it('shows a payment captured after cancellation, and a reinstated order', () => {
    const late: OrderEvent = { type: 'LatePaymentCaptured', data: { paymentIntentId, amountCents: 8164 } };
    expect(rowAfter(orderPlaced(), orderCancelled(), late)).toMatchObject({
      ...{ paid: false, capturedCents: 8164, paidAt: '2026-03-02T09:00:00.000Z' },
    });
    const back: OrderEvent = { type: 'OrderReinstated', data: { to: 'pending', saleId: 'a-1/2', products: [] } };
    expect(rowAfter(orderPlaced(), orderCancelled(), back)).toMatchObject({ status: 'pending' });
  });

  it('shows the pieces withdrawn before shipment, until the return is rejected', () => {
    const jar = { id: 'energy-boost', productName: 'Energy Boost', quantity: 1 };
    const partly = [orderPlaced(), paymentCaptured(), returnRegistered()];
    expect(rowAfter(...partly)).toMatchObject({ withdrawn: [jar], isWithdrawn: false });
    expect(rowAfter(...partly, returnReleased())).toMatchObject({ withdrawn: [], isWithdrawn: false });
    const refunded = [...partly, refundRequested('return:return-1', 2246)];
    expect(rowAfter(...refunded, returnReleased())).toMatchObject({ withdrawn: [jar] });
    const lines = [jarLine, planLine].map((line) => ({ ...line, totalCents: line.totalCents }));
    expect(rowAfter(orderPlaced(), returnRegistered({ lines }))).toMatchObject({ isWithdrawn: true });
    expect(rowAfter(orderPlaced(), returnRegistered({ isUnshipped: false }))).toMatchObject({ withdrawn: [] });
    expect(rowsAfter(...partly)[0]).toMatchObject({ withdrawn: [] });
  });

  it('shows cancelled pieces, and an order of which the rest is withdrawn', () => {
    const jar = { id: 'energy-boost', productName: 'Energy Boost', quantity: 1 };
    const cancelled = [orderPlaced(), paymentCaptured(), piecesCancelled()];
    expect(rowAfter(...cancelled)).toMatchObject({ cancelledPieces: [jar], itemCount: 3, isWithdrawn: false });
    expect(rowsAfter(...cancelled)[0]).toMatchObject({ cancelledPieces: [], itemCount: 4 });
    expect(rowAfter(...cancelled, piecesCancelled())).toMatchObject({ cancelledPieces: [{ ...jar, quantity: 2 }] });
    const lines = [{ ...jarLine, quantity: 1 }, planLine];
    expect(rowAfter(...cancelled, returnRegistered({ lines }))).toMatchObject({ isWithdrawn: true });
  });

  it('halts on an unknown order', () => {
    expect(() => foldProjection(adminOrderList, [recorded('order-new', paymentCaptured())])).toThrow('does not exist');
  });
});
