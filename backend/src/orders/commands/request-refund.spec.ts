import { contextAt, given } from '../../event-sourcing/given-when-then.js';
import { orderDecider } from '../order.decider.js';
import { orderCancelled, orderId, orderPlaced, paidAt, paymentCaptured, refundRequested } from '../order.fixtures.js';
import { RequestRefund } from './request-refund.js';

const request = (amountCents: number, refundId = 'return:1') =>
  new RequestRefund({ orderId, refundId, amountCents, reason: 'return' }, contextAt());
const paid = [orderPlaced(), paymentCaptured()];

describe('requesting a refund', () => {
  it('asks once per cause', () => {
    given(orderDecider, paid)
      .when(request(3000))
      .then([refundRequested('return:1', 3000)]);
  });

  it('gives at most what is left', () => {
    given(orderDecider, [...paid, refundRequested('return:1', 3000)])
      .when(request(8164, 'return:2'))
      .then([refundRequested('return:2', 5164)]);
  });

  it('gives nothing when everything went back already', () => {
    given(orderDecider, [...paid, orderCancelled({ from: 'processing', paidAt }), refundRequested()])
      .when(request(3000))
      .thenNothing();
  });

  it('is refused above what was paid, and without a payment', () => {
    given(orderDecider, paid).when(request(8165)).thenRefused('refund-too-high', { capturedCents: 8164 });
    given(orderDecider, [orderPlaced()]).when(request(3000)).thenRefused('order-not-paid');
    given(orderDecider).when(request(3000)).thenRefused('order-not-found');
  });
});
