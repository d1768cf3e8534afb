import type { OrderEvent } from '../../orders/order.events.js';
import {
  externalRefundFailed,
  externalRefundRecorded,
  orderCancelled,
  orderCancelledPaid,
  orderId,
  orderPlaced,
  orderRefunded,
  paidAt,
  paymentCaptured,
  piecesCancelled,
  piecesKept,
  products,
  refundFailed,
  refundReduced,
  refundRequested,
} from '../../orders/order.fixtures.js';
import { recorded } from '../../testing/recorded-events.js';
import { foldProjection } from '../fold-projection.fixtures.js';
import { soldGoods } from './sold-goods.projection.js';

const after = (...events: OrderEvent[]) =>
  foldProjection(soldGoods, [
    recorded('order-other', orderPlaced()),
    ...[orderPlaced(), paymentCaptured(), ...events].map((event) => recorded(`order-${orderId}`, event)),
  ]).at(-1)!;
const figures = (...events: OrderEvent[]) => after(...events).lines.map((line) => [line.pieces, line.refundedCents]);

it('has the pieces and the payment of each line, with the jars of a subscription', () => {
  const [other, row] = foldProjection(soldGoods, [
    recorded('order-other', orderPlaced({ discountCents: 816, totalCents: 7348 })),
    recorded(`order-${orderId}`, orderPlaced()),
    recorded(`order-${orderId}`, paymentCaptured()),
  ]);
  expect(other).toMatchObject({ orderId: 'other', paidAt: null, lines: [{ paidCents: 4043 }, { paidCents: 3305 }] });
  expect(row).toMatchObject({ orderId, paidAt, refunds: [] });
  expect(
    row!.lines.map(({ productId, percent, pieces, paidCents }) => [productId, percent, pieces, paidCents]),
  ).toEqual([
    [7, 9, 2, 4492],
    [8, 9, 2, 3672],
  ]);
});

it('counts no pieces that went back to stock before they left', () => {
  expect(figures(orderCancelledPaid())).toEqual([[0, 0], [0, 0]]); // oxfmt-ignore
  expect(figures(orderCancelledPaid({ wasShipped: true }))).toEqual([[2, 0], [2, 0]]); // oxfmt-ignore
  expect(figures(piecesCancelled())).toEqual([[1, 0], [2, 0]]); // oxfmt-ignore
  expect(figures(piecesKept())).toEqual([[1, 0], [2, 0]]); // oxfmt-ignore
  const reinstated = { type: 'OrderReinstated', data: { to: 'processing', saleId: 's2', products } } as const;
  expect(figures(orderCancelled({ paidAt }), reinstated)).toEqual([[2, 0], [2, 0]]); // oxfmt-ignore
});

it('subtracts a refund once it is made, and adds it again when it fails', () => {
  const requested = refundRequested();
  expect(figures(requested)).toEqual([[2, 0], [2, 0]]); // oxfmt-ignore
  expect(figures(requested, orderRefunded())).toEqual([[2, 4492], [2, 3672]]); // oxfmt-ignore
  expect(figures(requested, orderRefunded(), refundFailed())).toEqual([[2, 0], [2, 0]]); // oxfmt-ignore
  expect(figures(requested, orderRefunded(), refundFailed(), orderRefunded())).toEqual([[2, 4492], [2, 3672]]); // oxfmt-ignore
});

it('divides a refund of an older event by what was paid for each line', () => {
  const refundId = 'return:r1';
  const half = [refundRequested(refundId, 4082), orderRefunded(refundId, 4082)];
  expect(figures(...half)).toEqual([[2, 2246], [2, 1836]]); // oxfmt-ignore
});

it('subtracts money that went back outside the shop, which leaves less of a requested refund', () => {
  const external = externalRefundRecorded('re_1', 1000);
  expect(figures(external)).toEqual([[2, 1000], [2, 0]]); // oxfmt-ignore
  expect(figures(external, externalRefundFailed('re_1', 1000))).toEqual([[2, 0], [2, 0]]); // oxfmt-ignore
  const left = { lines: [{ lineId: 'sleep-well-2-1', quantity: 1, amountCents: 3672 }], shippingCents: 0 };
  const reduced = refundReduced(3672, 4492, left);
  expect(
    figures(refundRequested(), externalRefundRecorded('re_1', 4492), reduced, orderRefunded(undefined, 3672)),
  ).toEqual(
    [[2, 4492], [2, 3672]], // oxfmt-ignore
  );
});
