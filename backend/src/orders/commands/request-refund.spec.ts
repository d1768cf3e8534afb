import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { orderDecider } from '../order.decider.js';
import {
  orderCancelled,
  orderId,
  orderPlaced,
  paidAt,
  paymentCaptured,
  orderStatusChanged,
  piecesKept,
  refundOmitted,
  refundRequested,
  returnReclaimed,
  returnRegistered,
  returnReleased,
} from '../order.fixtures.js';
import { RequestRefund } from './request-refund.js';

const request = (amountCents: number, returnId = 'return-1') => {
  const refund = { orderId, refundId: `return:${returnId}`, returnId, amountCents, reason: 'return' } as const;
  return new RequestRefund(refund, contextAt());
};
const paid = [orderPlaced(), paymentCaptured()];
const registered = [...paid, returnRegistered()];
const oneJar = { lines: [{ lineId: 'energy-boost', quantity: 1, amountCents: 2246 }], shippingCents: 0 };
const reclaimed = returnReclaimed();

describe('requesting a refund', () => {
  it('records its pieces per line, once per cause', () => {
    given(orderDecider, registered)
      .when(request(2246))
      .then([refundRequested('return:return-1', 2246, oneJar), piecesKept()]);
  });

  it('returns the pieces to stock when they never left, once', () => {
    const left = [...paid, returnRegistered({ isUnshipped: false }), orderStatusChanged('processing', 'shipped')];
    given(orderDecider, left)
      .when(request(2246))
      .then([refundRequested('return:return-1', 2246, oneJar)]);
    const leftOut = [{ lineId: 'energy-boost', quantity: 1 }];
    const kept = [...registered, orderStatusChanged('processing', 'shipped', leftOut), piecesKept()];
    given(orderDecider, kept)
      .when(request(2246))
      .then([refundRequested('return:return-1', 2246, oneJar)]);
  });

  it('takes an amount above the returned pieces from the shipping, then from other lines', () => {
    const dear = [orderPlaced({ shippingCents: 699, totalCents: 8863 }), paymentCaptured(8863), returnRegistered()];
    const parts = {
      lines: [
        { lineId: 'energy-boost', quantity: 1, amountCents: 4492 },
        { lineId: 'sleep-well-2-1', quantity: 0, amountCents: 9 },
      ],
      shippingCents: 699,
    };
    given(orderDecider, dear)
      .when(request(5200))
      .then([refundRequested('return:return-1', 5200, parts), piecesKept()]);
  });

  it('refunds at most the remaining amount', () => {
    const rest = {
      lines: [
        { lineId: 'energy-boost', quantity: 0, amountCents: 2246 },
        { lineId: 'sleep-well-2-1', quantity: 0, amountCents: 3672 },
      ],
      shippingCents: 0,
    };
    given(orderDecider, [...registered, refundRequested('return:return-1', 2246)])
      .when(request(8164, 'unknown'))
      .then([refundRequested('return:unknown', 5918, rest)]);
  });

  it('is omitted once when everything was refunded', () => {
    const refunded = [...paid, orderCancelled({ from: 'processing', paidAt }), refundRequested()];
    given(orderDecider, refunded)
      .when(request(3000))
      .then([refundOmitted('return:return-1', 3000)]);
    given(orderDecider, [...refunded, refundOmitted('return:return-1', 3000)])
      .when(request(3000))
      .thenNothing();
  });

  it('is refused above the paid amount, and without a payment', () => {
    given(orderDecider, paid).when(request(8165)).thenRefused('refund-too-high', { capturedCents: 8164 });
    given(orderDecider, [orderPlaced()]).when(request(3000)).thenRefused('order-not-paid');
    given(orderDecider).when(request(3000)).thenRefused('order-not-found');
  });
});

describe('requesting the refund of a return that was rejected before', () => {
  const twoJars = [
    { lineId: 'energy-boost', productId: 7, productName: 'Energy Boost', quantity: 2, totalCents: 4492 },
  ];
  const other = returnRegistered({ returnId: 'return-2', lines: twoJars, refundCents: 4492 });

  it('reclaims its pieces when it arrives before the command that reclaims them', () => {
    given(orderDecider, [...registered, returnReleased()])
      .when(request(2246))
      .then([reclaimed, refundRequested('return:return-1', 2246, oneJar), piecesKept()]);
  });

  it('is refused when another return has its pieces', () => {
    given(orderDecider, [...registered, returnReleased(), other])
      .when(request(2246))
      .thenRefused('return-exceeds-order', { name: 'Energy Boost', left: 0 });
  });

  it('is refused for pieces that were refunded and released before refunds were recorded per line', () => {
    const reopened = [...registered, refundRequested('return:return-1', 2246), returnReleased()];
    given(orderDecider, [...reopened, other])
      .when(request(4492, 'return-2'))
      .thenRefused('return-exceeds-order', { name: 'Energy Boost', left: 1 });
  });
});
