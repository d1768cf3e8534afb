import type { ReturnReason } from '../../../contracts/returns.js';
import type { Pieces } from './order.events.js';

// Parts of stored events: they change as events do.

/** `totalCents`: the amount paid for these pieces, after discounts. */
export interface ReturnedLine {
  lineId: string;
  productId: number;
  productName: string;
  quantity: number;
  totalCents: number;
}

/** `jars`: how many jars one piece is; a subscription delivers several as one piece. */
export interface RegisteredLine extends ReturnedLine {
  jars: number;
}

/** `withdrawal`: a statement of withdrawal. `customer`: the account of the buyer. */
export type ReturnOrigin = 'withdrawal' | 'customer' | 'staff';

export interface RegisteredReturn {
  returnId: string;
  origin: ReturnOrigin;
  orderNumber: string;
  contactId: string;
  reason: ReturnReason;
  lines: RegisteredLine[];
  /** The shipping paid for the order when this return completes it; else 0. */
  shippingCents: number;
  /** The proposed refund. */
  refundCents: number;
  paidCents: number;
  /** No piece of the order remains after this return. */
  isWhole: boolean;
  /** All its pieces were in the shop: staff cancels the order or leaves them out of the parcel. */
  isUnshipped: boolean;
  /** Its pieces that no parcel had, so that they stay in the shop. */
  unshipped: Pieces[];
  /** Ids of the lines whose subscription the buyer withdraws from. */
  endedPlans: string[];
}
