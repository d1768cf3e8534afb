import type { CancelReason } from '../../../contracts/orders/cancelled-pieces.js';
import type { OrderStatus } from '../../../contracts/orders.js';
import type { Renewal, SoldProduct } from './order.events.js';
import type { ReturnedLine } from './order-returns.js';

// Parts of stored events: they change as events do.

/** A subscription that the order started or delivered. `ends`: the cancellation ends it too. */
export interface PlanOfCancelledOrder {
  lineId: string;
  productName: string;
  ends: boolean;
}

export interface CancelledOrder {
  from: OrderStatus;
  wasShipped: boolean;
  /** Null when the order was not paid. */
  paidAt: string | null;
  /** The sale of `products` to revert. */
  saleId: string;
  /** Those that staff cancelled before are not among them. */
  products: SoldProduct[];
  renewal: Renewal | null;
  /** Empty for an unpaid order, because its subscriptions have not started. */
  plans: PlanOfCancelledOrder[];
  /** The refund that the same append requests; null in older events. */
  refundCents: number | null;
}

/** Pieces that no parcel had. They go back to stock, and are in no parcel and no return from then on. */
export interface CancelledPieces {
  cancellationId: string;
  reason: CancelReason;
  lines: ReturnedLine[];
  /** The sale of `products`, of which these pieces are reverted. */
  saleId: string;
  products: SoldProduct[];
  renewal: Renewal | null;
  /** The subscriptions of lines of which no piece is left. */
  plans: PlanOfCancelledOrder[];
  /** The refund that the same append requests; 0 when the payment has nothing left for them. */
  refundCents: number;
}
