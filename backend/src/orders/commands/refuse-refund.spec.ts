import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { orderDecider } from '../order.decider.js';
import {
  orderCancelledPaid,
  orderId,
  orderPlaced,
  orderRefunded,
  paymentCaptured,
  refundFailed,
  refundReduced,
  refundRefused,
  refundRequested,
  wholeOrder,
} from '../order.fixtures.js';
import { RefuseRefund } from './refuse-refund.js';

const refundId = `refund:${orderId}`;
const refuse = (amountCents = 8164) => new RefuseRefund({ orderId, refundId, amountCents }, contextAt());
const requested = [orderPlaced(), paymentCaptured(), orderCancelledPaid(), refundRequested()];

describe('a refund that the provider refuses', () => {
  it('is recorded once, and again after it was made and failed', () => {
    given(orderDecider, requested)
      .when(refuse())
      .then([refundRefused(refundId)]);
    given(orderDecider, [...requested, refundRefused(refundId)])
      .when(refuse())
      .thenNothing();
    given(orderDecider, [...requested, refundRefused(refundId), orderRefunded(), refundFailed()])
      .when(refuse())
      .then([refundRefused(refundId)]);
  });

  it('is not recorded once it was made, or for another amount', () => {
    given(orderDecider, [...requested, orderRefunded()])
      .when(refuse())
      .thenNothing();
    given(orderDecider, [...requested, refundReduced(7164, 1000, wholeOrder)])
      .when(refuse())
      .thenNothing();
  });

  it('is refused for an unknown refund', () => {
    given(orderDecider, [orderPlaced(), paymentCaptured()]).when(refuse()).thenRefused('refund-not-found');
  });
});
