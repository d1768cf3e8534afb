import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { orderDecider } from '../order.decider.js';
import {
  orderCancelled,
  dispatchOn,
  orderId,
  orderPlaced,
  paidAt,
  paymentCaptured,
  paymentIntentId,
  wholeOrder,
} from '../order.fixtures.js';
import { CapturePayment } from './capture-payment.js';

const capture = (changes: Partial<CapturePayment['payload']> = {}) =>
  new CapturePayment({ orderId, paymentIntentId, amountCents: 8164, dispatchOn, ...changes }, contextAt(paidAt));

describe('capturing a payment', () => {
  it('records the products and the lines that start a subscription', () => {
    given(orderDecider, [orderPlaced()]).when(capture()).then([paymentCaptured()]);
  });

  it('requests a refund when the order was cancelled in the meantime', () => {
    given(orderDecider, [orderPlaced(), orderCancelled()])
      .when(capture())
      .then([
        { type: 'LatePaymentCaptured', data: { paymentIntentId, amountCents: 8164 } },
        {
          type: 'RefundRequested',
          data: {
            refundId: `refund:${orderId}`,
            returnId: null,
            paymentIntentId,
            amountCents: 8164,
            reason: 'late-payment',
            parts: wholeOrder,
          },
        },
      ]);
  });

  it('is refused for another payment, another amount or no order', () => {
    given(orderDecider, [orderPlaced()])
      .when(capture({ paymentIntentId: 'pi_two' }))
      .thenRefused('payment-not-found');
    given(orderDecider, [orderPlaced()])
      .when(capture({ amountCents: 50 }))
      .thenRefused('total-mismatch', { totalCents: 8164 });
    given(orderDecider).when(capture()).thenRefused('order-not-found');
  });
});
