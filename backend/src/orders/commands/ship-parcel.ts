import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { isChargedBack, placed, type Order, type PlacedOrderState } from '../order.js';
import type { OrderEvent, Pieces, Tracking } from '../order.events.js';
import { isUnpaid } from '../order-replacements.js';
import { parcelOf, quantityOf, without } from '../parcels.js';
import { completed, partlyWithdrawn, piecesToShip, withdrawnPieces } from '../withdrawn-pieces.js';

/** Ships pieces of an order. `parcelId`: chosen by the caller, so that a repeat ships nothing. */
export class ShipParcel extends Command<{ orderId: string; parcelId: string; pieces: readonly Pieces[] } & Tracking> {}

/**
 * Throws `order-charged-back` for a parcel whose money the bank has taken back, `order-partly-withdrawn` for withdrawn pieces,
 * and `parcel-exceeds-order` for pieces that are in another parcel. The parcel that completes the order ships it.
 */
export const shipParcel: Rule<ShipParcel, Order, OrderEvent> = ({ payload }, state) => {
  const order = placed(state);
  const { parcelId, carrier, trackingCode } = payload;
  if (order.parcels.some((one) => one.parcelId === parcelId)) return [];
  if (order.status === 'cancelled') throw new DomainError('order-cancelled');
  if (isUnpaid(order)) throw new DomainError('order-not-paid');
  if (isChargedBack(order)) throw new DomainError('order-charged-back');
  const toShip = piecesToShip(order);
  refuseTooMany(order, toShip, payload.pieces);
  const pieces = payload.pieces.map(({ lineId, quantity }) => ({ lineId, quantity }));
  const isLast = without(toShip, pieces).length === 0;
  const shipped: OrderEvent = {
    type: 'ParcelShipped',
    data: { parcelId, carrier, trackingCode, pieces, parcel: parcelOf(order, pieces), isLast },
  };
  return isLast ? [shipped, ...completed(order)] : [shipped];
};

function refuseTooMany(order: PlacedOrderState, toShip: readonly Pieces[], pieces: readonly Pieces[]): void {
  const withdrawn = withdrawnPieces(order);
  for (const { lineId } of pieces) {
    const line = order.lines.find((candidate) => candidate.lineId === lineId);
    const left = quantityOf(toShip, lineId);
    const asked = quantityOf(pieces, lineId);
    if (asked <= left) continue;
    if (asked <= left + quantityOf(withdrawn, lineId)) throw partlyWithdrawn(order);
    throw new DomainError('parcel-exceeds-order', { name: line?.productName ?? 'dit product', left });
  }
}
