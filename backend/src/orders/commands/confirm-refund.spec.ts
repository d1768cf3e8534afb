import { contextAt, given } from '../../event-sourcing/given-when-then.js';
import { orderDecider } from '../order.decider.js';
import {
  orderCancelled,
  orderId,
  orderPlaced,
  orderRefunded,
  paymentCaptured,
  refundRequested,
} from '../order.fixtures.js';
import { ConfirmRefund } from './confirm-refund.js';

const confirm = (refundId = `refund:${orderId}`) =>
  new ConfirmRefund({ orderId, refundId, amountCents: 8164 }, contextAt());
const requested = [orderPlaced(), paymentCaptured(), orderCancelled({ from: 'processing' }), refundRequested()];

describe('confirming a refund', () => {
  it('records that the provider made it, once', () => {
    given(orderDecider, requested).when(confirm()).then([orderRefunded()]);
  });

  it('is refused for a refund nobody asked for', () => {
    given(orderDecider, requested).when(confirm('refund:other')).thenRefused('refund-not-found');
    given(orderDecider).when(confirm()).thenRefused('order-not-found');
  });
});
