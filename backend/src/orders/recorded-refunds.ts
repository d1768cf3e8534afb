import type { PlacedOrderState, Refund } from './order.js';
import type { RefundParts, StoredRefundParts } from './order-refunds.js';
import { vatOf } from './refund-parts.js';

/** Computes the VAT of a refund that was recorded without it. */
export function withVat(order: PlacedOrderState, { vat, ...parts }: StoredRefundParts): RefundParts {
  return { ...parts, vat: vat ?? vatOf(order, parts) };
}

export function withNewRefund(order: PlacedOrderState, refund: Refund): PlacedOrderState {
  return { ...order, refunds: [...order.refunds, refund] };
}

export function withRefund(order: PlacedOrderState, refundId: string, changes: Partial<Refund>): PlacedOrderState {
  const refunds = order.refunds.map((refund) => (refund.refundId === refundId ? { ...refund, ...changes } : refund));
  return { ...order, refunds };
}
