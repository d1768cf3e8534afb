import type { RefundReason as StaffRefundReason } from '../../../contracts/returns.js';
import type { VatAmount } from '../../../pricing/vat.js';

// Parts of stored events: they change as events do.

/** The share of one line in a refund. `quantity` is 0 when the refund exceeds the price of the returned or cancelled pieces. */
export interface RefundedLine {
  lineId: string;
  quantity: number;
  amountCents: number;
}

/** Lines and shipping sum to the amount of the refund, and so does `vat`. */
export interface RefundParts {
  lines: RefundedLine[];
  shippingCents: number;
  vat: VatAmount[];
}

/** `vat` is null in older events; the order derives it. */
export type StoredRefundParts = Omit<RefundParts, 'vat'> & { vat: VatAmount[] | null };

/** Staff refunds without a return for one of their own reasons. */
export type RefundReason = 'order-cancelled' | 'pieces-cancelled' | 'late-payment' | 'return' | StaffRefundReason;

export interface RequestedRefund {
  refundId: string;
  /** Null unless the refund is for a return. */
  returnId: string | null;
  paymentIntentId: string;
  amountCents: number;
  reason: RefundReason;
  /** Null in older events; the order derives it. */
  parts: StoredRefundParts | null;
}

export interface ReducedRefund {
  refundId: string;
  returnId: string | null;
  amountCents: number;
  reducedCents: number;
  parts: StoredRefundParts;
}

/** `externalId`: the provider's id. `amountCents`: at most what was left of the payment. */
export interface ExternalRefund {
  externalId: string;
  origin: 'dashboard' | 'dispute';
  amountCents: number;
}
