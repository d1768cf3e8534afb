import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { isChargedBack } from '../captured-money.js';
import { evolve, placed, type Order, type PlacedOrderState } from '../order.js';
import type { OrderEvent, Pieces, Tracking } from '../order.events.js';
import { isUnpaid } from '../order-replacements.js';
import { areSamePieces, parcelOf, quantityOf, without, type ShippedParcel } from '../parcels.js';
import { completed, partlyWithdrawn, piecesToShip, withdrawnPieces } from '../withdrawn-pieces.js';

/**
 * Ships pieces of an order. `parcelId`: chosen by the caller, so that a repeat ships nothing. `labelContactId`: the contact that
 * the label is addressed to.
 */
export class ShipParcel extends Command<
  { orderId: string; parcelId: string; pieces: readonly Pieces[]; labelContactId?: string } & Tracking
> {}

/**
 * Throws `order-charged-back` for a parcel whose money the bank has taken back, `address-changed` for a label to the old
 * address, `done-otherwise` for a repeat with other content, `order-partly-withdrawn` for withdrawn pieces,
 * and `parcel-exceeds-order` for pieces that are in another parcel. The parcel that completes the order ships it.
 */
export const shipParcel: Rule<ShipParcel, Order, OrderEvent> = ({ payload }, state) => {
  const order = placed(state);
  const { parcelId, carrier, trackingCode, labelContactId = order.contactId } = payload;
  const known = order.parcels.find((one) => one.parcelId === parcelId);
  if (known && !isSame(known, payload)) throw new DomainError('done-otherwise');
  if (known) return [];
  if (order.status === 'cancelled') throw new DomainError('order-cancelled');
  if (isUnpaid(order)) throw new DomainError('order-not-paid');
  if (isChargedBack(order)) throw new DomainError('order-charged-back');
  if (labelContactId !== order.contactId) throw new DomainError('address-changed');
  const toShip = piecesToShip(order);
  refuseTooMany(order, toShip, payload.pieces);
  const pieces = payload.pieces.map(({ lineId, quantity }) => ({ lineId, quantity }));
  const isLast = without(toShip, pieces).length === 0;
  const shipped: OrderEvent = {
    type: 'ParcelShipped',
    data: { parcelId, carrier, trackingCode, pieces, parcel: parcelOf(order, pieces), isLast },
  };
  return isLast ? [shipped, ...completed(placed(evolve(order, shipped)))] : [shipped];
};

/** A repeat for a label may bring another code, because the carrier was asked again. */
function isSame({ pieces, leftWith }: ShippedParcel, asked: ShipParcel['payload']): boolean {
  const { carrier, trackingCode, labelContactId } = asked;
  const isTracked = leftWith.carrier === carrier && leftWith.trackingCode === trackingCode;
  return areSamePieces(pieces, asked.pieces) && (labelContactId !== undefined || isTracked);
}

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
