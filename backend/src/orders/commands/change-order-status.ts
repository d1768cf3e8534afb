import { hasLeft } from '../../../../contracts/orders.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { isChargedBack, placed, type Order } from '../order.js';
import type { OpenStatus, OrderEvent, Pieces } from '../order.events.js';
import { keptOnShipping, leftOutOf, parcelOf } from '../withdrawn-pieces.js';

/**
 * Staff moves an order forth or back. Throws `order-charged-back` for a parcel whose money the bank has taken back.
 * `leftOut`: the withdrawn pieces that staff has left out of the parcel.
 */
export class ChangeOrderStatus extends Command<{ orderId: string; status: OpenStatus; leftOut?: readonly Pieces[] }> {}

export const changeOrderStatus: Rule<ChangeOrderStatus, Order, OrderEvent> = ({ payload }, state) => {
  const order = placed(state);
  const { status: to, leftOut: confirmed = [] } = payload;
  const { status: from } = order;
  if (to === from) return [];
  if (from === 'cancelled') throw new DomainError('order-cancelled');
  if (hasLeft(to) && order.paidAt === null) throw new DomainError('order-not-paid');
  if (hasLeft(to) && !hasLeft(from) && isChargedBack(order)) throw new DomainError('order-charged-back');
  const isLeaving = hasLeft(to) && !hasLeft(from);
  const leftOut = isLeaving ? leftOutOf(order, confirmed) : [];
  const parcel = hasLeft(to) === hasLeft(from) ? null : parcelOf(order, leftOut);
  return [
    { type: 'OrderStatusChanged', data: { from, to, leftOut, parcel } },
    ...(isLeaving ? keptOnShipping(order) : []),
  ];
};
