import { hasLeft } from '../../../../contracts/orders.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { placed, type Order } from '../order.js';
import { isUnpaid } from '../order-replacements.js';
import { hasParcels } from '../parcels.js';
import type { OpenStatus, OrderEvent } from '../order.events.js';

/** Staff undoes the cancellation of an order of which nothing was captured and nothing has left. */
export class ReinstateOrder extends Command<{ orderId: string; status: OpenStatus }> {}

/** Sells the goods again under a new sale id, because the cancellation reverted the previous sale. */
export const reinstateOrder: Rule<ReinstateOrder, Order, OrderEvent> = ({ payload }, state) => {
  const order = placed(state);
  const { orderId, status: to } = payload;
  if (order.status === to) return [];
  if (order.status !== 'cancelled') throw new DomainError('conflict');
  if (order.capturedCents > 0 || hasParcels(order)) throw new DomainError('order-cancelled');
  if (hasLeft(to) && isUnpaid(order)) throw new DomainError('order-not-paid');
  const saleId = `${orderId}/${order.sales + 1}`;
  return [{ type: 'OrderReinstated', data: { to, saleId, products: order.products } }];
};
