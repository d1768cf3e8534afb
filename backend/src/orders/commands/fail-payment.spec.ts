import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { orderDecider } from '../order.decider.js';
import { orderCancelled, orderId, orderPlaced, paymentCaptured, paymentIntentId } from '../order.fixtures.js';
import { FailPayment } from './fail-payment.js';

const reason = 'card_declined';
const fail = (intent = paymentIntentId) =>
  new FailPayment({ orderId, paymentIntentId: intent, reason }, contextAt('2026-03-04T09:00:00.000Z'));

describe('a failed payment', () => {
  it('cancels the order', () => {
    given(orderDecider, [orderPlaced()])
      .when(fail())
      .then([{ type: 'PaymentFailed', data: { paymentIntentId, reason } }, orderCancelled()]);
  });

  it('changes nothing once the payment is captured or the order is cancelled', () => {
    given(orderDecider, [orderPlaced(), paymentCaptured()]).when(fail()).thenNothing();
    given(orderDecider, [orderPlaced(), orderCancelled()]).when(fail()).thenNothing();
  });

  it('is refused for another payment or no order', () => {
    given(orderDecider, [orderPlaced()]).when(fail('pi_two')).thenRefused('payment-not-found');
    given(orderDecider).when(fail()).thenRefused('order-not-found');
  });
});
