/** What is true of the shop and of the payment provider at one moment, side by side. All amounts in cents. */
export interface Facts {
  payments: PaymentFact[];
  checkouts: CheckoutFact[];
  orders: OrderFact[];
  stock: StockFact[];
  codes: CodeFact[];
}

/** One payment in the provider's own books. */
export interface PaymentFact {
  id: string;
  checkoutId: string | null;
  status: string;
  /** Successful charges. */
  chargesCents: number[];
  /** Refunds that were made, or are being made. */
  refundsCents: number[];
  /** On the list "Betalingen zonder bestelling". */
  listedForStaff: boolean;
}

export interface CheckoutFact {
  id: string;
  paymentIntentId: string | null;
  status: string;
}

/** One order: its stream, folded, and what the list shows of it. */
export interface OrderFact {
  id: string;
  paymentIntentId: string;
  checkoutId: string | null;
  status: string;
  totalCents: number;
  /** What the price function says of these lines, list prices and this code. */
  pricedCents: number;
  /** The payment came in while the order stood; not so for money that came after it had fallen. */
  paid: boolean;
  /** Not on the shelf: the order stands, or it fell after it had left. */
  goodsOut: boolean;
  capturedCents: number;
  /** Refunds that the order has heard of as made. */
  refundedCents: number;
  /** Refunds of returns that were requested. */
  returnedCents: number;
  lines: LineFact[];
  discountCode: string | null;
  pieces: { productId: number; quantity: number }[];
  /** Null while the list has no such order. */
  listed: { status: string; totalCents: number; capturedCents: number; refundedCents: number } | null;
  mails: { sent: number; queued: number; failed: number };
}

/** One line of an order: what was bought, and what its refunds were for. `refundedPieces`: by the registered returns. */
export interface LineFact {
  lineId: string;
  quantity: number;
  paidCents: number;
  refundedPieces: number;
  refundedCents: number;
}

/** One product: its stream, folded, and what the read models show. Null is unlimited. */
export interface StockFact {
  productId: number;
  opened: number | null;
  onHand: number | null;
  reserved: number;
  /** Pieces of open checkouts, by the checkout's lines. */
  heldByOpenCheckouts: number;
  /** The checkouts for which the stream holds pieces, with their status: "unknown" when there is no such checkout. */
  holders: string[];
  listed: { onHand: number | null; reserved: number; available: number | null } | null;
  ledgerSum: number;
}

export interface CodeFact {
  code: string;
  maxUses: number | null;
  redeemed: number;
  reserved: number;
  heldByOpenCheckouts: number;
}
