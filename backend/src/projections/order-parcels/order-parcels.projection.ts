import { firstDispatchRules } from '../../../../contracts/shipping/dispatch-rules.js';
import { dispatchDay } from '../../../../contracts/shipping/dispatch.js';
import { orderEventTypes, type OrderEvent } from '../../orders/order.events.js';
import { idOf } from '../../platform/event-sourcing/events.js';
import { change, projection, put } from '../../platform/event-sourcing/read-models/projection.js';
import { OrderParcelsRow } from './order-parcels.row.js';
import { packed, withoutCancelled, withParcel, withStatus, withWithdrawal } from './packed.js';

type Row = OrderParcelsRow;
const changed = (streamId: string, apply: (row: Row) => Partial<Row>) =>
  change<Row>(idOf(streamId), (row) => packed(row, apply(row)));

/** What left of an order, in which parcels, and what is still to ship? */
export const orderParcels = projection<OrderEvent>()({
  name: 'order-parcels',
  version: 5,
  row: OrderParcelsRow,
  eventTypes: orderEventTypes,
  on: {
    OrderPlaced: ({
      streamId,
      data: { orderNumber, contactId, lines, replaces, addsTo, dispatchOn },
      metadata: { occurredAt: placedAt },
    }) =>
      put<Row>(idOf(streamId), () => {
        const packedLines = lines.map(({ lineId, productId, productName, quantity, subscription }) => {
          return { lineId, productId, productName, quantity, jars: subscription?.jars ?? 1 };
        });
        const about = { orderId: idOf(streamId), orderNumber, contactId, addsTo: addsTo?.orderId ?? null, placedAt };
        const begun = { status: 'pending', dueOn: null } as const;
        const free = { status: 'processing', dueOn: dispatchOn ?? dispatchDay(placedAt, firstDispatchRules) } as const;
        const nothing = { parcels: [], parcelCount: 0, withdrawals: [], toShip: [] };
        const row = { ...about, ...(replaces === null ? begun : free), ...nothing, lines: packedLines };
        return packed({ ...row, isWaiting: false }, {});
      }),
    PaymentCaptured: ({ streamId, data: { dispatchOn } }) =>
      changed(streamId, ({ status }) => ({
        status: status === 'pending' ? 'processing' : status,
        dueOn: dispatchOn,
      })),
    OrderStatusChanged: ({ streamId, data: { to, leftOut }, metadata }) =>
      changed(streamId, (row) => withStatus(row, to, leftOut, metadata.occurredAt)),
    OrderCancelled: ({ streamId }) => changed(streamId, () => ({ status: 'cancelled' })),
    DeliveryAddressChanged: ({ streamId, data: { contactId } }) => changed(streamId, () => ({ contactId })),
    PiecesCancelled: ({ streamId, data: { lines } }) => changed(streamId, (row) => withoutCancelled(row, lines)),
    OrderReinstated: ({ streamId, data: { to }, metadata }) =>
      changed(streamId, (row) => withStatus(row, to, [], metadata.occurredAt)),
    ParcelShipped: ({ streamId, data: { parcelId, carrier, trackingCode, pieces }, metadata }) =>
      changed(streamId, (row) =>
        withParcel(row, { parcelId, carrier, trackingCode, pieces, shippedAt: metadata.occurredAt }),
      ),
    ParcelTrackingChanged: ({ streamId, data: { parcelId, carrier, trackingCode } }) =>
      changed(streamId, ({ parcels }) => ({
        parcels: parcels.map((one) => (one.parcelId === parcelId ? { ...one, carrier, trackingCode } : one)),
      })),
    ParcelStateChanged: ({ streamId, data: { parcelId, state } }) =>
      changed(streamId, ({ parcels }) => ({
        parcels: parcels.map((one) => (one.parcelId === parcelId ? { ...one, state } : one)),
      })),
    RefundRequested: ({ streamId, data: { returnId } }) =>
      returnId === null ? [] : changed(streamId, (row) => withWithdrawal(row, returnId, { isRefunded: true })),
    ReturnRegistered: ({ streamId, data: { returnId, unshipped } }) => {
      if (unshipped.length === 0) return [];
      const registered = { returnId, pieces: unshipped, isHeld: true, isRefunded: false };
      return changed(streamId, (row) => ({ withdrawals: [...row.withdrawals, registered] }));
    },
    ReturnReleased: ({ streamId, data: { returnId } }) =>
      changed(streamId, (row) => withWithdrawal(row, returnId, { isHeld: false })),
    ReturnReclaimed: ({ streamId, data: { returnId } }) =>
      changed(streamId, (row) => withWithdrawal(row, returnId, { isHeld: true })),
  },
});
