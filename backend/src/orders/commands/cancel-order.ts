import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { refundableCents, refundRequested } from '../captured-money.js';
import { placed, type Order } from '../order.js';
import { cancelled } from '../cancelled-order.js';
import type { OrderEvent } from '../order.events.js';
import { keptOnCancelling } from '../withdrawn-pieces.js';

/** Staff cancels an order. `endedPlans`: the lines whose subscription ends; without it `endsByDefault` decides. */
export class CancelOrder extends Command<{ orderId: string; endedPlans?: readonly string[] }> {}

/** Requests one refund of everything that was captured and not yet refunded. */
export const cancelOrder: Rule<CancelOrder, Order, OrderEvent> = ({ payload: { orderId, endedPlans } }, state) => {
  const order = placed(state);
  if (order.status === 'cancelled') return [];
  const amountCents = Math.max(refundableCents(order), 0);
  const events = [cancelled(order, amountCents, endedPlans), ...keptOnCancelling(order)];
  if (amountCents === 0) return events;
  const refund = { refundId: `refund:${orderId}`, returnId: null, amountCents, reason: 'order-cancelled' } as const;
  return [...events, refundRequested(order, refund)];
};
