import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { orderDecider } from '../order.decider.js';
import type { OpenStatus, Pieces } from '../order.events.js';
import {
  disputeClosed,
  disputeOpened,
  externalRefundFailed,
  externalRefundRecorded,
  orderCancelled,
  orderCancelledPaid,
  orderCompleted,
  orderId,
  orderPlaced,
  orderStatusChanged,
  parcelShipped,
  parcelStateChanged,
  paymentCaptured,
  piecesKept,
  refundRequested,
  returnRegistered,
  returnReleased,
} from '../order.fixtures.js';
import { ChangeOrderStatus } from './change-order-status.js';

const move = (status: OpenStatus, leftOut?: Pieces[]) =>
  new ChangeOrderStatus({ orderId, status, leftOut }, contextAt());
const unpaid = [orderPlaced()];
const paid = [orderPlaced(), paymentCaptured()];
const shipped = [...paid, orderStatusChanged('processing', 'shipped')];

describe('moving an order', () => {
  it('moves a paid order to any open status and back', () => {
    given(orderDecider, paid)
      .when(move('shipped'))
      .then([orderStatusChanged('processing', 'shipped')]);
    given(orderDecider, paid)
      .when(move('delivered'))
      .then([orderStatusChanged('processing', 'delivered')]);
    given(orderDecider, shipped)
      .when(move('processing'))
      .then([orderStatusChanged('shipped', 'processing')]);
  });

  it('does nothing when repeated', () => {
    given(orderDecider, paid).when(move('processing')).thenNothing();
    given(orderDecider, shipped).when(move('shipped')).thenNothing();
  });

  it('keeps a parcel in the shop whose money the bank has taken back', () => {
    const lost = [...paid, disputeOpened(), disputeClosed('lost'), externalRefundRecorded('du_1', 8164)];
    given(orderDecider, lost).when(move('shipped')).thenRefused('order-charged-back');
    given(orderDecider, [...lost, disputeClosed('won'), externalRefundFailed('du_1', 8164)])
      .when(move('shipped'))
      .then([orderStatusChanged('processing', 'shipped')]);
    const inPart = [...paid, disputeOpened(), disputeClosed('lost', 'du_1', 100), externalRefundRecorded('du_1', 100)];
    given(orderDecider, inPart)
      .when(move('shipped'))
      .then([orderStatusChanged('processing', 'shipped')]);
  });

  it('refuses to ship an unpaid order', () => {
    given(orderDecider, unpaid).when(move('shipped')).thenRefused('order-not-paid');
    given(orderDecider, unpaid).when(move('delivered')).thenRefused('order-not-paid');
  });

  it('refuses a cancelled order', () => {
    given(orderDecider, [...unpaid, orderCancelled()])
      .when(move('pending'))
      .thenRefused('order-cancelled');
    given(orderDecider, [...paid, orderCancelledPaid(), refundRequested()])
      .when(move('shipped'))
      .thenRefused('order-cancelled');
  });

  it('refuses an unknown order', () => {
    given(orderDecider).when(move('shipped')).thenRefused('order-not-found');
  });
});

describe('shipping an order with pieces withdrawn before shipment', () => {
  const bothLines = [
    { lineId: 'energy-boost', productId: 7, productName: 'Energy Boost', quantity: 2, totalCents: 4492 },
    { lineId: 'sleep-well-2-1', productId: 8, productName: 'Sleep Well', quantity: 1, totalCents: 3672 },
  ];
  const withdrawn = [...paid, returnRegistered({ lines: bothLines, refundCents: 8164, isWhole: true })];
  const partly = [...paid, returnRegistered()];
  const oneJar = [{ lineId: 'energy-boost', quantity: 1 }];

  it('refuses while the return of the whole order is open or refunded', () => {
    for (const status of ['shipped', 'delivered'] as const)
      given(orderDecider, withdrawn).when(move(status)).thenRefused('order-withdrawn');
    given(orderDecider, [...withdrawn, returnReleased()])
      .when(move('shipped'))
      .then([orderStatusChanged('processing', 'shipped')]);
    given(orderDecider, [...withdrawn, refundRequested('return:return-1', 8164), returnReleased()])
      .when(move('shipped'))
      .thenRefused('order-withdrawn');
  });

  it('records the withdrawn pieces as left out once staff confirms exactly these', () => {
    for (const other of [[], [{ lineId: 'energy-boost', quantity: 2 }]])
      given(orderDecider, partly)
        .when(move('shipped', other))
        .thenRefused('order-partly-withdrawn', { pieces: '1 × Energy Boost' });
    given(orderDecider, partly)
      .when(move('shipped', oneJar))
      .then([orderStatusChanged('processing', 'shipped', oneJar), piecesKept()]);
    given(orderDecider, [...partly, piecesKept()])
      .when(move('shipped', oneJar))
      .then([orderStatusChanged('processing', 'shipped', oneJar)]);
    given(orderDecider, [...partly, returnReleased()])
      .when(move('shipped', oneJar))
      .thenRefused('conflict');
  });

  it('needs no confirmation after shipment, nor for a return of delivered goods', () => {
    given(orderDecider, [...partly, orderStatusChanged('processing', 'shipped', oneJar)])
      .when(move('delivered'))
      .then([orderStatusChanged('shipped', 'delivered')]);
    given(orderDecider, [...paid, returnRegistered({ isUnshipped: false })])
      .when(move('shipped'))
      .then([orderStatusChanged('processing', 'shipped')]);
  });

  describe('after the rest was delivered', () => {
    const withdrawnRest = returnRegistered({ lines: [bothLines[0]!], refundCents: 4492 });
    const leftOut = [{ lineId: 'energy-boost', quantity: 2 }];
    const pieces = [{ lineId: 'sleep-well-2-1', quantity: 1 }];
    const rest = parcelShipped({ pieces, parcel: { saleId: orderId, products: [{ productId: 8, pieces: 2 }] } });
    const delivered = parcelStateChanged('parcel-1', 'delivered');
    const left = [...paid, rest, delivered, withdrawnRest];

    it('delivers the order', () => {
      given(orderDecider, left)
        .when(move('shipped', leftOut))
        .then([orderCompleted(leftOut), piecesKept('return-1', 2), orderStatusChanged('shipped', 'delivered')]);
    });

    it('leaves the order shipped while a parcel is under way or no carrier reports on it', () => {
      given(orderDecider, [...paid, rest, withdrawnRest])
        .when(move('shipped', leftOut))
        .then([orderCompleted(leftOut), piecesKept('return-1', 2)]);
      given(orderDecider, [...paid, rest, delivered])
        .when(move('shipped'))
        .then([
          {
            type: 'OrderStatusChanged',
            data: {
              from: 'processing',
              to: 'shipped',
              leftOut: [],
              parcel: { saleId: orderId, products: [{ productId: 7, pieces: 2 }] },
            },
          },
        ]);
    });

    it('moves the order back to shipped when the carrier did not deliver it, or for an undo', () => {
      const complete = [orderCompleted(leftOut), piecesKept('return-1', 2), orderStatusChanged('shipped', 'delivered')];
      given(orderDecider, [...paid, rest, withdrawnRest, ...complete])
        .when(move('shipped'))
        .then([orderStatusChanged('delivered', 'shipped')]);
      given(orderDecider, [...left, ...complete])
        .when(new ChangeOrderStatus({ orderId, status: 'shipped', onlyFrom: 'delivered' }, contextAt()))
        .then([orderStatusChanged('delivered', 'shipped')]);
    });
  });
});
