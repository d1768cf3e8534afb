import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { orderDecider } from '../order.decider.js';
import type { OpenStatus } from '../order.events.js';
import {
  orderCancelled,
  orderCancelledPaid,
  orderId,
  orderPlaced,
  orderRefunded,
  parcelShipped,
  paymentCaptured,
  products,
  refundRequested,
  replacementPlaced,
} from '../order.fixtures.js';
import { ReinstateOrder } from './reinstate-order.js';

const reinstate = (status: OpenStatus) => new ReinstateOrder({ orderId, status }, contextAt());
const reinstated = (saleId: string) =>
  ({ type: 'OrderReinstated', data: { to: 'pending', saleId, products } }) as const;
const second = `${orderId}/2`;
const cancelledUnpaid = [orderPlaced(), orderCancelled()];
const cancelledPaid = [orderPlaced(), paymentCaptured(), orderCancelledPaid(), refundRequested()];

describe('reinstating an order', () => {
  it('sells the goods again, under another sale id each time', () => {
    given(orderDecider, cancelledUnpaid)
      .when(reinstate('pending'))
      .then([reinstated(second)]);
    given(orderDecider, [...cancelledUnpaid, reinstated(second), orderCancelled({ saleId: second })])
      .when(reinstate('pending'))
      .then([reinstated(`${orderId}/3`)]);
  });

  it('does nothing when repeated', () => {
    given(orderDecider, [...cancelledUnpaid, reinstated(second)])
      .when(reinstate('pending'))
      .thenNothing();
  });

  it('refuses another status once the order is open again', () => {
    given(orderDecider, [...cancelledUnpaid, reinstated(second)])
      .when(reinstate('processing'))
      .thenRefused('conflict');
  });

  it('refuses to ship an unpaid order', () => {
    given(orderDecider, cancelledUnpaid).when(reinstate('shipped')).thenRefused('order-not-paid');
  });

  it('refuses after a refund was requested or made', () => {
    given(orderDecider, cancelledPaid).when(reinstate('processing')).thenRefused('order-cancelled');
    given(orderDecider, [...cancelledPaid, orderRefunded()])
      .when(reinstate('shipped'))
      .thenRefused('order-cancelled');
  });

  it('refuses a replacement that had left: its pieces were not put back, so nothing is sold again', () => {
    const left = [replacementPlaced(), parcelShipped(), orderCancelled({ from: 'shipped', wasShipped: true })];
    given(orderDecider, left).when(reinstate('shipped')).thenRefused('order-cancelled');
    given(orderDecider, left).when(reinstate('processing')).thenRefused('order-cancelled');
  });

  it('refuses an unknown order', () => {
    given(orderDecider).when(reinstate('pending')).thenRefused('order-not-found');
  });
});
