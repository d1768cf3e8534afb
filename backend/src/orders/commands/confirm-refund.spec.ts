import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
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

const confirm = (refundId = `refund:${orderId}`, byHand = false) =>
  new ConfirmRefund({ orderId, refundId, amountCents: 8164, byHand }, contextAt());
const requested = [orderPlaced(), paymentCaptured(), orderCancelled({ from: 'processing' }), refundRequested()];

describe('confirming a refund', () => {
  it('records a refund by the provider, once', () => {
    given(orderDecider, requested).when(confirm()).then([orderRefunded()]);
  });

  it('records a refund by hand, and no refund twice', () => {
    const byHand = orderRefunded(undefined, undefined, true);
    given(orderDecider, requested).when(confirm(undefined, true)).then([byHand]);
    given(orderDecider, [...requested, byHand])
      .when(confirm())
      .thenNothing();
    given(orderDecider, [...requested, orderRefunded()])
      .when(confirm(undefined, true))
      .thenNothing();
  });

  it('refuses a refund that was not requested', () => {
    given(orderDecider, requested).when(confirm('refund:other')).thenRefused('refund-not-found');
    given(orderDecider).when(confirm()).thenRefused('order-not-found');
  });
});
