import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { orderDecider } from '../order.decider.js';
import type { Pieces } from '../order.events.js';
import {
  disputeClosed,
  disputeOpened,
  externalRefundRecorded,
  orderCancelledPaid,
  orderCompleted,
  orderId,
  orderPlaced,
  orderStatusChanged,
  parcelShipped,
  parcelStateChanged,
  paymentCaptured,
  piecesKept,
  refundRequested,
  restShipped,
  returnRegistered,
  trackingChanged,
} from '../order.fixtures.js';
import { CancelOrder } from './cancel-order.js';
import { ChangeOrderStatus } from './change-order-status.js';
import { ChangeParcelTracking } from './change-parcel-tracking.js';
import { RegisterReturn } from './register-return.js';
import { ShipParcel } from './ship-parcel.js';

const ship = (
  { data: { parcel: _, isLast: __, ...shipped } }: ReturnType<typeof parcelShipped>,
  pieces: readonly Pieces[] = shipped.pieces,
) => new ShipParcel({ orderId, ...shipped, pieces }, contextAt());
const move = (status: 'processing' | 'shipped', leftOut: Pieces[] = []) =>
  new ChangeOrderStatus({ orderId, status, leftOut }, contextAt());
const jars = (quantity: number): Pieces[] => [{ lineId: 'energy-boost', quantity }];
const paid = [orderPlaced(), paymentCaptured()];
const inPart = [...paid, parcelShipped()];
const complete = [...inPart, restShipped(), orderCompleted()];

describe('shipping a parcel', () => {
  it('ships the order with the parcel that has its last piece', () => {
    given(orderDecider, paid).when(ship(parcelShipped())).then([parcelShipped()]);
    given(orderDecider, inPart).when(ship(restShipped())).then([restShipped(), orderCompleted()]);
    given(orderDecider, [...inPart, parcelStateChanged('parcel-1', 'delivered')])
      .when(ship(restShipped()))
      .then([restShipped(), orderCompleted()]);
  });

  it('ships nothing when repeated, also after staff moved the order back', () => {
    given(orderDecider, inPart).when(ship(parcelShipped())).thenNothing();
    given(orderDecider, [...complete, orderStatusChanged('shipped', 'processing')])
      .when(ship(restShipped()))
      .thenNothing();
  });

  it('refuses other content under the id of a former parcel', () => {
    given(orderDecider, inPart)
      .when(ship(parcelShipped(), jars(2)))
      .thenRefused('done-otherwise');
    const { data } = parcelShipped();
    given(orderDecider, inPart)
      .when(ship({ ...parcelShipped(), data: { ...data, trackingCode: '3SOTHER00001' } }))
      .thenRefused('done-otherwise');
    given(orderDecider, [...inPart, trackingChanged()])
      .when(ship(parcelShipped()))
      .thenNothing();
  });

  it('refuses pieces that are in another parcel, or in no order', () => {
    given(orderDecider, inPart)
      .when(ship(restShipped(), jars(2)))
      .thenRefused('parcel-exceeds-order', { name: 'Energy Boost', left: 1 });
    given(orderDecider, complete)
      .when(ship(restShipped({ parcelId: 'parcel-3' }), jars(1)))
      .thenRefused('parcel-exceeds-order', { name: 'Energy Boost', left: 0 });
    given(orderDecider, paid)
      .when(ship(parcelShipped(), [...jars(1), ...jars(2)]))
      .thenRefused('parcel-exceeds-order', { name: 'Energy Boost', left: 2 });
    given(orderDecider, paid)
      .when(ship(parcelShipped(), [{ lineId: 'focus', quantity: 1 }]))
      .thenRefused('parcel-exceeds-order', { name: 'dit product', left: 0 });
  });

  it('refuses an unpaid, a cancelled and a charged back order', () => {
    given(orderDecider, [orderPlaced()]).when(ship(parcelShipped())).thenRefused('order-not-paid');
    given(orderDecider, [...paid, orderCancelledPaid(), refundRequested()])
      .when(ship(parcelShipped()))
      .thenRefused('order-cancelled');
    given(orderDecider, [...paid, disputeOpened(), disputeClosed('lost'), externalRefundRecorded('du_1', 8164)])
      .when(ship(parcelShipped()))
      .thenRefused('order-charged-back');
    given(orderDecider).when(ship(parcelShipped())).thenRefused('order-not-found');
  });

  it('keeps withdrawn pieces in the shop', () => {
    const withdrawn = [...paid, returnRegistered()];
    given(orderDecider, withdrawn)
      .when(ship(parcelShipped(), jars(2)))
      .thenRefused('order-partly-withdrawn', { pieces: '1 × Energy Boost' });
    given(orderDecider, [...withdrawn, parcelShipped()])
      .when(ship(restShipped(), jars(1)))
      .thenRefused('order-partly-withdrawn', { pieces: '1 × Energy Boost' });
    const plan = [{ lineId: 'sleep-well-2-1', quantity: 1 }];
    const last = restShipped({ pieces: plan, parcel: { saleId: orderId, products: [{ productId: 8, pieces: 2 }] } });
    given(orderDecider, [...withdrawn, parcelShipped()])
      .when(ship(last))
      .then([last, orderCompleted(jars(1)), piecesKept()]);
  });
});

describe('an order of which a part has left', () => {
  it('ships the rest in one parcel when staff sets the status', () => {
    const { parcel } = restShipped().data;
    given(orderDecider, inPart)
      .when(move('shipped'))
      .then([{ type: 'OrderStatusChanged', data: { from: 'processing', to: 'shipped', leftOut: [], parcel } }]);
  });

  it('takes back every parcel when staff moves it back, and ships all of it again', () => {
    given(orderDecider, complete)
      .when(move('processing'))
      .then([orderStatusChanged('shipped', 'processing')]);
    given(orderDecider, [...complete, orderStatusChanged('shipped', 'processing')])
      .when(move('shipped'))
      .then([orderStatusChanged('processing', 'shipped')]);
  });

  it('returns only what is still there to stock when it is cancelled', () => {
    const cancelled = orderCancelledPaid({ wasShipped: true });
    const { products } = restShipped().data.parcel;
    const kept = { type: 'PiecesKept' as const, data: { returnId: null, saleId: orderId, products } };
    given(orderDecider, inPart)
      .when(new CancelOrder({ orderId }, contextAt()))
      .then([cancelled, kept, refundRequested()]);
  });

  it('takes withdrawn pieces from what is still there', () => {
    const register = (quantity: number) =>
      new RegisterReturn(
        { orderId, returnId: 'return-1', origin: 'customer', reason: 'changed-mind', pieces: jars(quantity) },
        contextAt(),
      );
    const lines = (quantity: number, totalCents: number) => [
      { lineId: 'energy-boost', productId: 7, productName: 'Energy Boost', quantity, totalCents },
    ];
    given(orderDecider, inPart).when(register(1)).then([returnRegistered()]);
    const both = { lines: lines(2, 4492), refundCents: 4492, isUnshipped: false, unshipped: jars(1) };
    given(orderDecider, inPart)
      .when(register(2))
      .then([returnRegistered(both)]);
    given(orderDecider, [...inPart, returnRegistered(both)])
      .when(ship(restShipped(), jars(1)))
      .thenRefused('order-partly-withdrawn', { pieces: '1 × Energy Boost' });
  });
});

describe('the tracking of a parcel', () => {
  const change = (parcelId: string, trackingCode: string | null = 'JVGL0001') =>
    new ChangeParcelTracking({ orderId, parcelId, carrier: 'dhl', trackingCode }, contextAt());

  it('is corrected once', () => {
    given(orderDecider, inPart).when(change('parcel-1')).then([trackingChanged()]);
    given(orderDecider, [...inPart, trackingChanged()])
      .when(change('parcel-1'))
      .thenNothing();
  });

  it('is named later for a parcel that a status shipped', () => {
    given(orderDecider, [...paid, orderStatusChanged('processing', 'shipped')])
      .when(change('rest-1'))
      .then([trackingChanged({ parcelId: 'rest-1' })]);
  });

  it('is refused for a parcel that never left', () => {
    given(orderDecider, inPart).when(change('parcel-2')).thenRefused('parcel-not-found');
    given(orderDecider, [...complete, orderStatusChanged('shipped', 'processing')])
      .when(change('parcel-1'))
      .thenRefused('parcel-not-found');
  });
});
