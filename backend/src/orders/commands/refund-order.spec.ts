import { vatAmounts } from '../../../../pricing/vat.js';
import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { orderDecider } from '../order.decider.js';
import {
  orderCancelledPaid,
  orderId,
  orderPlaced,
  paymentCaptured,
  paymentIntentId,
  refundRequested,
} from '../order.fixtures.js';
import type { OrderEvent } from '../order.events.js';
import { RefundOrder } from './refund-order.js';

const dear = [orderPlaced({ shippingCents: 699, totalCents: 8863 }), paymentCaptured(8863)];
const refund = (chosen: Partial<RefundOrder['payload']>, refundId = 'staff:1') =>
  new RefundOrder({ orderId, refundId, reason: 'goodwill', lines: [], shippingCents: 0, ...chosen }, contextAt());
const ofJars = (amountCents: number) => ({ lines: [{ lineId: 'energy-boost', amountCents }] });
const requested = (amountCents: number, lineCents: number, shippingCents: number): OrderEvent => ({
  type: 'RefundRequested',
  data: {
    refundId: 'staff:1',
    returnId: null,
    paymentIntentId,
    amountCents,
    reason: 'goodwill',
    parts: {
      lines: lineCents > 0 ? [{ lineId: 'energy-boost', quantity: 0, amountCents: lineCents }] : [],
      shippingCents,
      vat: vatAmounts([{ rate: 'low', percent: 9, cents: amountCents }]),
    },
  },
});

describe('a refund without a return', () => {
  it('takes back no pieces, and is made once', () => {
    given(orderDecider, dear)
      .when(refund(ofJars(500)))
      .then([requested(500, 500, 0)]);
  });

  it('is refused for other content under the id of a former one, and repeated for the same', () => {
    const made = [...dear, requested(500, 500, 0)];
    given(orderDecider, made)
      .when(refund(ofJars(500)))
      .thenNothing();
    for (const other of [ofJars(1000), { shippingCents: 500 }, { ...ofJars(500), reason: 'damage' as const }])
      given(orderDecider, made).when(refund(other)).thenRefused('done-otherwise');
  });

  it('covers the shipping, also together with a part of a line', () => {
    given(orderDecider, dear)
      .when(refund({ shippingCents: 699 }))
      .then([requested(699, 0, 699)]);
    given(orderDecider, dear)
      .when(refund({ ...ofJars(1), shippingCents: 699 }))
      .then([requested(700, 1, 699)]);
  });

  it('is refused above what a line, the shipping or the payment has left', () => {
    given(orderDecider, dear)
      .when(refund(ofJars(4493)))
      .thenRefused('refund-too-high', { leftCents: 8863 });
    given(orderDecider, dear)
      .when(refund({ shippingCents: 700 }))
      .thenRefused('refund-too-high');
    given(orderDecider, dear)
      .when(refund({ lines: [{ lineId: 'unknown', amountCents: 1 }] }))
      .thenRefused('refund-too-high');
    given(orderDecider, [...dear, requested(4492, 4492, 0)])
      .when(refund(ofJars(1), 'staff:2'))
      .thenRefused('refund-too-high', { leftCents: 4371 });
    given(orderDecider, [...dear, orderCancelledPaid(), refundRequested(undefined, 8863, null)])
      .when(refund(ofJars(1)))
      .thenRefused('refund-too-high', { leftCents: 0 });
  });

  it('is refused without an amount, and before the order is paid', () => {
    given(orderDecider, dear)
      .when(refund(ofJars(0)))
      .thenRefused('refund-empty');
    given(orderDecider, [orderPlaced()])
      .when(refund(ofJars(1)))
      .thenRefused('order-not-paid');
  });
});
