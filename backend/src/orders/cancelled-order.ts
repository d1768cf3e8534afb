import { hasLeft } from '../../../contracts/orders.js';
import type { PlacedOrderState } from './order.js';
import type { OrderEvent, OrderLine } from './order.events.js';
import { hasParcels } from './parcels.js';

/** Subscription lines. Empty before the payment is captured, because no subscription has started. */
export function planLines({ lines, paidAt }: PlacedOrderState): OrderLine[] {
  return paidAt === null ? [] : lines.filter(({ subscription }) => subscription !== null);
}

/** The default without a choice by staff: the first order ends its subscriptions, a later delivery does not. */
export const endsByDefault = ({ renewal }: PlacedOrderState): boolean => renewal === null;

/** The event with everything that other modules must undo. `endedPlans`: line ids; without it `endsByDefault`. */
export function cancelled(order: PlacedOrderState, refundCents: number, endedPlans?: readonly string[]): OrderEvent {
  const { status: from, paidAt, saleId, products, renewal } = order;
  const wasShipped = hasLeft(from) || hasParcels(order);
  const plans = planLines(order).map(({ lineId, productName }) => {
    return { lineId, productName, ends: endedPlans?.includes(lineId) ?? endsByDefault(order) };
  });
  return { type: 'OrderCancelled', data: { from, wasShipped, paidAt, saleId, products, renewal, plans, refundCents } };
}
