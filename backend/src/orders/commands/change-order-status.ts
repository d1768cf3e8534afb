import type { OrderStatus } from '../../../../contracts/orders.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { cancelled, placed, refundableCents, refundRequested, type Order, type PlacedOrderState } from '../order.js';
import type { OrderEvent, Pieces } from '../order.events.js';
import { leftOutOf } from '../withdrawn-pieces.js';

/**
 * Staff sets any status; each effect happens once. Cancelling gives back what was paid, under one refund id, and ends the
 * subscriptions of `endedPlans` (line ids). Without that list the default holds: see `endsByDefault`. `leftOut`: the
 * withdrawn pieces that staff has left out of the parcel.
 */
export class ChangeOrderStatus extends Command<{
  orderId: string;
  status: OrderStatus;
  endedPlans?: readonly string[];
  leftOut?: readonly Pieces[];
}> {}

export const changeOrderStatus: Rule<ChangeOrderStatus, Order, OrderEvent> = ({ payload }, state) => {
  const order = placed(state);
  const { orderId, status, endedPlans } = payload;
  if (status === order.status) return [];
  if (status === 'cancelled') return cancel(orderId, order, endedPlans);
  if (order.status === 'cancelled' && order.capturedCents > 0) throw new DomainError('order-cancelled');
  const ships = status === 'shipped' || status === 'delivered';
  if (ships && order.paidAt === null) throw new DomainError('order-not-paid');
  const leaves = ships && order.status !== 'shipped' && order.status !== 'delivered';
  const leftOut = leaves ? leftOutOf(order, payload.leftOut ?? []) : [];
  if (order.status !== 'cancelled')
    return [{ type: 'OrderStatusChanged', data: { from: order.status, to: status, leftOut } }];
  const saleId = `${orderId}/${order.sales + 1}`;
  return [{ type: 'OrderReinstated', data: { to: status, saleId, products: order.products } }];
};

function cancel(orderId: string, order: PlacedOrderState, endedPlans?: readonly string[]): OrderEvent[] {
  const amountCents = refundableCents(order);
  const event = cancelled(order, endedPlans);
  if (amountCents <= 0) return [event];
  const refund = { refundId: `refund:${orderId}`, amountCents, reason: 'order-cancelled' } as const;
  return [event, refundRequested(order, refund)];
}
