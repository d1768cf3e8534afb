import { vatAmounts } from '../../../../pricing/vat.js';
import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { orderDecider } from '../order.decider.js';
import type { OrderEvent, Pieces } from '../order.events.js';
import {
  orderCancelledPaid,
  orderCompleted,
  orderId,
  orderPlaced,
  orderStatusChanged,
  parcelShipped,
  parcelStateChanged,
  paymentCaptured,
  paymentIntentId,
  piecesCancelled,
  planLine,
  products,
  refundRequested,
  returnRegistered,
  returnReleased,
  wholeOrder,
} from '../order.fixtures.js';
import { CancelOrder } from './cancel-order.js';
import { CancelPieces } from './cancel-pieces.js';
import { ChangeOrderStatus } from './change-order-status.js';
import { ReclaimReturn } from './reclaim-return.js';
import { RecordExternalRefund } from './record-external-refund.js';
import { RegisterReturn } from './register-return.js';
import { ShipParcel } from './ship-parcel.js';

const paid = [orderPlaced(), paymentCaptured()];
const jars = (quantity: number): Pieces[] => [{ lineId: 'energy-boost', quantity }];
const plan: Pieces = { lineId: planLine.lineId, quantity: 1 };
const cancel = (pieces: readonly Pieces[], more: Partial<CancelPieces['payload']> = {}) => {
  const about = { orderId, cancellationId: 'cancellation-1', reason: 'customer-request', pieces } as const;
  return new CancelPieces({ ...about, ...more }, contextAt());
};
const refunded = (
  amountCents: number,
  lines: { lineId: string; quantity: number; amountCents: number }[],
): Extract<OrderEvent, { type: 'RefundRequested' }> => ({
  type: 'RefundRequested',
  data: {
    refundId: 'pieces:cancellation-1',
    returnId: null,
    paymentIntentId,
    amountCents,
    reason: 'pieces-cancelled',
    parts: {
      lines,
      shippingCents: 0,
      vat: vatAmounts([{ rate: 'low', percent: 9, cents: amountCents }]),
    },
  },
});
const jarRefunded = refunded(2246, [{ lineId: 'energy-boost', quantity: 1, amountCents: 2246 }]);
const withoutJar = [...paid, piecesCancelled(), jarRefunded];
const planCancelled = (ends: boolean): OrderEvent =>
  piecesCancelled({
    lines: [{ ...plan, productId: 8, productName: 'Sleep Well', totalCents: 3672 }],
    products: [products[1]!],
    plans: [{ lineId: plan.lineId, productName: 'Sleep Well', ends }],
    refundCents: 3672,
  });
const planRefunded = refunded(3672, [{ ...plan, amountCents: 3672 }]);

describe('cancelling pieces', () => {
  it('is refused for other content under the id of a former cancellation', () => {
    const other = [cancel(jars(2)), cancel(jars(1), { reason: 'out-of-stock' })];
    for (const edited of other) given(orderDecider, withoutJar).when(edited).thenRefused('done-otherwise');
    const withoutPlan = [...paid, planCancelled(true), planRefunded];
    given(orderDecider, withoutPlan)
      .when(cancel([plan], { endedPlans: [plan.lineId] }))
      .thenNothing();
    given(orderDecider, withoutPlan)
      .when(cancel([plan], { endedPlans: [] }))
      .thenRefused('done-otherwise');
  });

  it('requests the refund of exactly these pieces, once', () => {
    given(orderDecider, paid)
      .when(cancel(jars(1)))
      .then([piecesCancelled(), jarRefunded]);
    given(orderDecider, withoutJar)
      .when(cancel(jars(1)))
      .thenNothing();
  });

  it('ends the subscription that the line started, unless staff keeps it', () => {
    given(orderDecider, paid)
      .when(cancel([plan]))
      .then([planCancelled(true), planRefunded]);
    given(orderDecider, paid)
      .when(cancel([plan], { endedPlans: [] }))
      .then([planCancelled(false), planRefunded]);
  });

  it('refuses pieces that left, that are withdrawn, or that were cancelled before', () => {
    const more = { cancellationId: 'cancellation-2' };
    given(orderDecider, [...paid, parcelShipped()])
      .when(cancel(jars(2)))
      .thenRefused('pieces-not-here', { name: 'Energy Boost', left: 1 });
    given(orderDecider, [...paid, returnRegistered()])
      .when(cancel(jars(2)))
      .thenRefused('pieces-not-here', { name: 'Energy Boost', left: 1 });
    given(orderDecider, withoutJar)
      .when(cancel(jars(2), more))
      .thenRefused('pieces-not-here', { name: 'Energy Boost', left: 1 });
    given(orderDecider, [...paid, orderStatusChanged('processing', 'shipped')])
      .when(cancel(jars(1)))
      .thenRefused('pieces-not-here', { name: 'Energy Boost', left: 0 });
    given(orderDecider, paid)
      .when(cancel([{ lineId: 'focus', quantity: 1 }]))
      .thenRefused('pieces-not-here', { name: 'dit product', left: 0 });
  });

  it('refuses to leave an order empty, also in two steps', () => {
    given(orderDecider, paid)
      .when(cancel([...jars(2), plan]))
      .thenRefused('order-left-empty');
    given(orderDecider, withoutJar)
      .when(cancel([...jars(1), plan], { cancellationId: 'cancellation-2' }))
      .thenRefused('order-left-empty');
  });

  it('refuses an unpaid and a cancelled order', () => {
    given(orderDecider, [orderPlaced()])
      .when(cancel(jars(1)))
      .thenRefused('order-not-paid');
    given(orderDecider, [...paid, orderCancelledPaid(), refundRequested()])
      .when(cancel(jars(1)))
      .thenRefused('order-cancelled');
  });

  it('completes an order of which the rest has left', () => {
    const rest = [...jars(1), plan];
    const lines = [
      { lineId: 'energy-boost', productId: 7, productName: 'Energy Boost', quantity: 1, totalCents: 2246 },
      { ...plan, productId: 8, productName: 'Sleep Well', totalCents: 3672 },
    ];
    const cancelled = piecesCancelled({
      lines,
      products: [{ productId: 7, pieces: 1, totalCents: 2246 }, products[1]!],
      plans: [{ lineId: plan.lineId, productName: 'Sleep Well', ends: true }],
      refundCents: 5918,
    });
    const back = lines.map(({ lineId, quantity, totalCents: amountCents }) => ({ lineId, quantity, amountCents }));
    given(orderDecider, [...paid, parcelShipped()])
      .when(cancel(rest))
      .then([cancelled, refunded(5918, back), orderCompleted()]);
    const delivered = parcelStateChanged('parcel-1', 'delivered');
    given(orderDecider, [...paid, parcelShipped(), delivered])
      .when(cancel(rest))
      .then([cancelled, refunded(5918, back), orderCompleted(), orderStatusChanged('shipped', 'delivered')]);
  });

  it('refunds no more than earlier refunds left of the line', () => {
    const goodwill = refundRequested('staff:1', 4000, {
      lines: [{ lineId: 'energy-boost', quantity: 0, amountCents: 4000 }],
      shippingCents: 0,
    });
    const request = refunded(492, [{ lineId: 'energy-boost', quantity: 1, amountCents: 492 }]);
    const vat = [{ rate: 'low', percent: 9, grossCents: 492, vatCents: 41 }];
    given(orderDecider, [...paid, goodwill])
      .when(cancel(jars(1)))
      .then([
        piecesCancelled({ refundCents: 492 }),
        { ...request, data: { ...request.data, parts: { ...request.data.parts!, vat } } } as OrderEvent,
      ]);
  });
});

describe('an order without the cancelled pieces', () => {
  it('ships the rest only', () => {
    const ship = (pieces: readonly Pieces[]) =>
      new ShipParcel({ orderId, parcelId: 'parcel-1', carrier: null, trackingCode: null, pieces }, contextAt());
    given(orderDecider, withoutJar)
      .when(ship(jars(2)))
      .thenRefused('parcel-exceeds-order', { name: 'Energy Boost', left: 1 });
    const rest = {
      saleId: orderId,
      products: [
        { productId: 7, pieces: 1 },
        { productId: 8, pieces: 2 },
      ],
    };
    given(orderDecider, withoutJar)
      .when(new ChangeOrderStatus({ orderId, status: 'shipped' }, contextAt()))
      .then([{ type: 'OrderStatusChanged', data: { from: 'processing', to: 'shipped', leftOut: [], parcel: rest } }]);
  });

  it('returns the rest only, with its shipping', () => {
    const back = (pieces: readonly Pieces[] | 'all') =>
      new RegisterReturn(
        { orderId, returnId: 'return-1', origin: 'customer', reason: 'changed-mind', pieces },
        contextAt(),
      );
    given(orderDecider, withoutJar)
      .when(back(jars(2)))
      .thenRefused('return-exceeds-order', { name: 'Energy Boost', left: 1 });
    const registered = returnRegistered({
      lines: [
        { lineId: 'energy-boost', productId: 7, productName: 'Energy Boost', quantity: 1, totalCents: 2246 },
        { ...plan, productId: 8, productName: 'Sleep Well', totalCents: 3672, jars: 2 },
      ],
      refundCents: 5918,
      isWhole: true,
      endedPlans: [plan.lineId],
    });
    given(orderDecider, withoutJar).when(back('all')).then([registered]);
  });

  it('is refunded the rest when it is cancelled, and loses the rest of its stock', () => {
    const rest = {
      lines: [
        { lineId: 'energy-boost', quantity: 1, amountCents: 2246 },
        { lineId: planLine.lineId, quantity: 1, amountCents: 3672 },
      ],
      shippingCents: 0,
      vat: [{ rate: 'low', percent: 9, grossCents: 5918, vatCents: 489 }],
    } as const;
    given(orderDecider, withoutJar)
      .when(new CancelOrder({ orderId }, contextAt()))
      .then([
        orderCancelledPaid({
          products: [{ productId: 7, pieces: 1, totalCents: 2246 }, products[1]!],
          refundCents: 5918,
        }),
        refundRequested(`refund:${orderId}`, 5918, { ...rest, lines: [...rest.lines], vat: [...rest.vat] }),
      ]);
  });

  it('keeps the pieces of its refund when money went back outside the shop', () => {
    const outside = new RecordExternalRefund(
      { orderId, externalId: 're_1', origin: 'dashboard', amountCents: 6918 },
      contextAt(),
    );
    given(orderDecider, withoutJar)
      .when(outside)
      .then([
        {
          type: 'RefundReduced',
          data: {
            refundId: 'pieces:cancellation-1',
            returnId: null,
            amountCents: 1246,
            reducedCents: 1000,
            parts: {
              lines: [{ lineId: 'energy-boost', quantity: 1, amountCents: 1246 }],
              shippingCents: 0,
              vat: [{ rate: 'low', percent: 9, grossCents: 1246, vatCents: 103 }],
            },
          },
        },
        expect.objectContaining({ type: 'ExternalRefundRecorded' }) as never,
      ]);
  });

  it('takes the pieces of a rejected return, which cannot be reclaimed afterwards', () => {
    const both = piecesCancelled({
      lines: [{ lineId: 'energy-boost', productId: 7, productName: 'Energy Boost', quantity: 2, totalCents: 4492 }],
      products: [products[0]!],
      refundCents: 4492,
    });
    const rejected = [...paid, returnRegistered(), returnReleased()];
    given(orderDecider, rejected)
      .when(cancel(jars(2)))
      .then([both, refunded(4492, [wholeOrder.lines[0]!])]);
    given(orderDecider, [...rejected, both])
      .when(new ReclaimReturn({ orderId, returnId: 'return-1' }, contextAt()))
      .thenRefused('return-exceeds-order', { name: 'Energy Boost', left: 0 });
  });
});
