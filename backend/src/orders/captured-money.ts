import type { PlacedOrderState } from './order.js';
import type { OrderEvent } from './order.events.js';
import type { RequestedRefund } from './order-refunds.js';
import { partsOf, type ChosenLine } from './refund-parts.js';

/** Captured cents without the requested refunds. */
export function refundableCents(order: PlacedOrderState): number {
  return order.refunds.reduce((left, refund) => left - refund.amountCents, order.capturedCents);
}

/** Captured cents that have not gone back, whether their refund is requested or not. */
export function keptCents(order: PlacedOrderState): number {
  return order.refunds.reduce((left, { done, amountCents }) => (done ? left - amountCents : left), order.capturedCents);
}

/** A lost dispute took back all that was left of the payment. */
export function isChargedBack(order: PlacedOrderState): boolean {
  return keptCents(order) <= 0 && order.disputes.some(({ outcome }) => outcome === 'lost');
}

export function refundRequested(
  order: PlacedOrderState,
  refund: Pick<RequestedRefund, 'refundId' | 'returnId' | 'amountCents' | 'reason'>,
  inspected?: readonly ChosenLine[] | null,
): OrderEvent {
  const { paymentIntentId } = order;
  const parts = partsOf(order, refund.returnId, refund.amountCents, inspected);
  return { type: 'RefundRequested', data: { ...refund, paymentIntentId, parts } };
}
