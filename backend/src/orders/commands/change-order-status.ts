import { hasLeft, type OrderStatus } from '../../../../contracts/orders.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { isChargedBack } from '../captured-money.js';
import { placed, type Order, type PlacedOrderState } from '../order.js';
import type { OpenStatus, OrderEvent, Parcel, Pieces } from '../order.events.js';
import { areDelivered, deliveredWith, parcelOf, unshippedPieces, wantedPieces, without } from '../parcels.js';
import { isUnpaid } from '../order-replacements.js';
import { keptOnShipping, leftOutOf } from '../withdrawn-pieces.js';

/**
 * Staff moves an order forth or back. A status that ships it ships all that is left, in one parcel. When nothing is left and
 * the carrier delivered the parcels before, `shipped` delivers it, so that a repeat of `shipped` changes nothing. Throws
 * `order-charged-back` for a parcel whose money the bank has taken back.
 * `leftOut`: the withdrawn pieces that staff has left out of the parcel. `onlyFrom`: the status that it changes; with another one it throws
 * `status-changed-since`.
 */
export class ChangeOrderStatus extends Command<{
  orderId: string;
  status: OpenStatus;
  leftOut?: readonly Pieces[];
  onlyFrom?: OrderStatus;
}> {}

export const changeOrderStatus: Rule<ChangeOrderStatus, Order, OrderEvent> = ({ payload }, state) => {
  const order = placed(state);
  const { status: to, leftOut: confirmed = [], onlyFrom } = payload;
  const { status: from } = order;
  if (to === from) return [];
  if (onlyFrom !== undefined && onlyFrom !== from) throw new DomainError('status-changed-since');
  if (to === 'shipped' && from === 'delivered' && onlyFrom === undefined && areDelivered(order.parcels)) return [];
  if (from === 'cancelled') throw new DomainError('order-cancelled');
  if (hasLeft(to) && isUnpaid(order)) throw new DomainError('order-not-paid');
  if (hasLeft(to) && !hasLeft(from) && isChargedBack(order)) throw new DomainError('order-charged-back');
  const isLeaving = hasLeft(to) && !hasLeft(from);
  const leftOut = isLeaving ? leftOutOf(order, confirmed) : [];
  const parcel = hasLeft(to) === hasLeft(from) ? null : movedParcel(order, isLeaving ? leftOut : null);
  return [
    { type: 'OrderStatusChanged', data: { from, to, leftOut, parcel } },
    ...(isLeaving ? keptOnShipping(order) : []),
    ...(isLeaving && to === 'shipped' && parcel === null ? deliveredWith(order.parcels) : []),
  ];
};

/** What leaves without `leftOut`; everything that left comes back when it is null. Null when a parcel before had the last piece. */
function movedParcel(order: PlacedOrderState, leftOut: readonly Pieces[] | null): Parcel | null {
  if (leftOut === null) return parcelOf(order, wantedPieces(order));
  const parcel = parcelOf(order, without(unshippedPieces(order), leftOut));
  return parcel.products.length === 0 ? null : parcel;
}
