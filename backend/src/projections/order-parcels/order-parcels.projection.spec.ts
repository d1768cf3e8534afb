import type { OrderEvent } from '../../orders/order.events.js';
import {
  orderCancelledPaid,
  orderCompleted,
  orderId,
  orderPlaced,
  orderStatusChanged,
  parcelShipped,
  parcelStateChanged,
  paymentCaptured,
  piecesCancelled,
  restShipped,
  returnRegistered,
  returnReleased,
  trackingChanged,
} from '../../orders/order.fixtures.js';
import { recordedStream } from '../../testing/recorded-events.js';
import { foldProjection } from '../fold-projection.fixtures.js';
import { orderParcels } from './order-parcels.projection.js';

const rowAfter = (...events: OrderEvent[]) =>
  foldProjection(orderParcels, [
    ...recordedStream('order-other', [orderPlaced({ orderNumber: '2026-000124' }), paymentCaptured()]),
    ...recordedStream(`order-${orderId}`, events),
  ])[1]!;
const paid = [orderPlaced(), paymentCaptured()];
const all = [
  { lineId: 'energy-boost', quantity: 2 },
  { lineId: 'sleep-well-2-1', quantity: 1 },
];

describe('order-parcels', () => {
  it('waits from its payment, until the day that it must leave', () => {
    expect(rowAfter(orderPlaced())).toMatchObject({ orderId, isWaiting: false, dueOn: null, toShip: all });
    expect(rowAfter(...paid)).toMatchObject({ isWaiting: true, dueOn: '2026-03-02', toShip: all, parcels: [] });
    expect(rowAfter(...paid, orderCancelledPaid())).toMatchObject({ isWaiting: false, toShip: [] });
    expect(rowAfter(...paid, orderStatusChanged('processing', 'pending'))).toMatchObject({ isWaiting: false });
  });

  it('lists each parcel with what is left to ship', () => {
    const jar = { lineId: 'energy-boost', quantity: 1 };
    const inPart = rowAfter(...paid, parcelShipped());
    expect(inPart).toMatchObject({ isWaiting: true, toShip: [jar, all[1]] });
    expect(inPart.parcels).toMatchObject([{ parcelId: 'parcel-1', carrier: 'postnl', pieces: [jar] }]);
    const complete = rowAfter(...paid, parcelShipped(), restShipped(), orderCompleted());
    expect(complete).toMatchObject({ isWaiting: false, toShip: [] });
    expect(complete.parcels).toHaveLength(2);
  });

  it('makes a parcel of what a status ships, and takes it back', () => {
    const shipped = [...paid, parcelShipped(), orderStatusChanged('processing', 'shipped')];
    expect(rowAfter(...shipped).parcels[1]).toMatchObject({
      parcelId: 'rest-2',
      trackingCode: null,
      pieces: [{ lineId: 'energy-boost', quantity: 1 }, all[1]],
    });
    const back = rowAfter(...shipped, orderStatusChanged('shipped', 'processing'));
    expect(back).toMatchObject({ isWaiting: true, toShip: all, parcels: [], parcelCount: 2 });
  });

  it('follows a corrected tracking code', () => {
    const { parcels } = rowAfter(...paid, parcelShipped(), restShipped(), orderCompleted(), trackingChanged());
    expect(parcels).toMatchObject([{ carrier: 'dhl', trackingCode: 'JVGL0001' }, { trackingCode: '3SABCD0002' }]);
  });

  it('follows what the carrier reports of one parcel', () => {
    const { parcels } = rowAfter(...paid, parcelShipped(), restShipped(), orderCompleted(), parcelStateChanged());
    expect(parcels).toMatchObject([{ state: 'on-the-way' }, { state: null }]);
  });

  it('keeps cancelled pieces out of what is to ship, and out of the parcel of a status', () => {
    const jar = { lineId: 'energy-boost', quantity: 1 };
    expect(rowAfter(...paid, piecesCancelled()).toShip).toEqual([jar, all[1]]);
    const shipped = rowAfter(...paid, piecesCancelled(), orderStatusChanged('processing', 'shipped'));
    expect(shipped.parcels).toMatchObject([{ pieces: [jar, all[1]] }]);
    const completed = rowAfter(...paid, parcelShipped(), piecesCancelled(), restShipped({ pieces: [all[1]!] }));
    expect(completed).toMatchObject({ toShip: [], isWaiting: false });
  });

  it('keeps withdrawn pieces out of what is to ship, until the return is rejected', () => {
    const withdrawn = [...paid, returnRegistered()];
    expect(rowAfter(...withdrawn).toShip).toEqual([{ lineId: 'energy-boost', quantity: 1 }, all[1]]);
    expect(rowAfter(...withdrawn, returnReleased()).toShip).toEqual(all);
    expect(rowAfter(...paid, returnRegistered({ isUnshipped: false })).toShip).toEqual(all);
  });
});
