import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { orderDecider } from '../order.decider.js';
import {
  orderCancelled,
  orderCancelledPaid,
  orderId,
  orderPlaced,
  orderStatusChanged,
  paymentCaptured,
  planLine,
  refundRequested,
  returnRegistered,
} from '../order.fixtures.js';
import { CancelOrder } from './cancel-order.js';

const cancel = (endedPlans?: string[]) => new CancelOrder({ orderId, endedPlans }, contextAt());
const unpaid = [orderPlaced()];
const paid = [orderPlaced(), paymentCaptured()];
const shipped = [...paid, orderStatusChanged('processing', 'shipped')];

describe('cancelling an order', () => {
  it('requests no refund for an unpaid order', () => {
    given(orderDecider, unpaid).when(cancel()).then([orderCancelled()]);
  });

  it('requests one refund for a paid order', () => {
    given(orderDecider, paid).when(cancel()).then([orderCancelledPaid(), refundRequested()]);
  });

  it('does nothing when repeated', () => {
    given(orderDecider, [...unpaid, orderCancelled()])
      .when(cancel())
      .thenNothing();
    given(orderDecider, [...paid, orderCancelledPaid(), refundRequested()])
      .when(cancel([]))
      .thenNothing();
  });

  it('records that the order was shipped', () => {
    given(orderDecider, shipped)
      .when(cancel())
      .then([orderCancelledPaid({ from: 'shipped', wasShipped: true }), refundRequested()]);
  });

  it('cancels an order that was withdrawn before shipment', () => {
    given(orderDecider, [...paid, returnRegistered()])
      .when(cancel())
      .then([orderCancelledPaid(), refundRequested()]);
  });

  it('refunds only what earlier refunds left', () => {
    const rest = {
      lines: [
        { lineId: 'energy-boost', quantity: 1, amountCents: 2246 },
        { lineId: 'sleep-well-2-1', quantity: 1, amountCents: 3672 },
      ],
      shippingCents: 0,
    };
    given(orderDecider, [...shipped, returnRegistered(), refundRequested('return:return-1', 2246)])
      .when(cancel())
      .then([
        orderCancelledPaid({ from: 'shipped', wasShipped: true, refundCents: 5918 }),
        refundRequested(`refund:${orderId}`, 5918, rest),
      ]);
    given(orderDecider, [...shipped, refundRequested('return:1', 8164)])
      .when(cancel())
      .then([orderCancelledPaid({ from: 'shipped', wasShipped: true, refundCents: 0 })]);
  });

  it('refuses an unknown order', () => {
    given(orderDecider).when(cancel()).thenRefused('order-not-found');
  });
});

describe('the subscriptions of a cancelled order', () => {
  const renewal = { subscriptionId: 'running', cycle: 2 };
  const delivery = [orderPlaced({ renewal }), paymentCaptured()];

  it('end with the order that started them, unless staff keeps them', () => {
    given(orderDecider, paid)
      .when(cancel([planLine.lineId]))
      .then([orderCancelledPaid(), refundRequested()]);
    given(orderDecider, paid)
      .when(cancel([]))
      .then([orderCancelledPaid({}, false), refundRequested()]);
  });

  it('continue after a cancelled delivery, unless staff ends them', () => {
    given(orderDecider, delivery)
      .when(cancel())
      .then([orderCancelledPaid({ renewal }, false), refundRequested()]);
    given(orderDecider, delivery)
      .when(cancel([planLine.lineId]))
      .then([orderCancelledPaid({ renewal }), refundRequested()]);
  });

  it('are absent from the event before the payment is captured', () => {
    given(orderDecider, unpaid)
      .when(cancel([planLine.lineId]))
      .then([orderCancelled()]);
  });
});
