/** The state of the shop and of the payment provider at one moment. Amounts are in cents. */
export interface Facts {
  payments: PaymentFact[];
  checkouts: CheckoutFact[];
  orders: OrderFact[];
  stock: StockFact[];
  codes: CodeFact[];
}

export interface PaymentFact {
  id: string;
  checkoutId: string | null;
  status: string;
  chargesCents: number[];
  refundsCents: number[];
  listedForStaff: boolean;
}

export interface CheckoutFact {
  id: string;
  paymentIntentId: string | null;
  status: string;
}

export interface OrderFact {
  id: string;
  paymentIntentId: string;
  checkoutId: string | null;
  status: string;
  totalCents: number;
  pricedCents: number;
  /** The payment was captured before any cancellation of the order. */
  paid: boolean;
  /** The goods are sold: the order is active, or was cancelled after shipping. */
  goodsOut: boolean;
  capturedCents: number;
  refundedCents: number;
  /** What returns, pieces that staff cancelled before they left, and refunds of staff took off the order. */
  returnedCents: number;
  returns: ReturnFact[];
  lines: LineFact[];
  discountCode: string | null;
  pieces: { productId: number; quantity: number }[];
  /** Invoices, and the sum of all documents of the order. */
  invoices: number;
  invoicedCents: number;
  /** Null until the list contains the order. */
  listed: { status: string; totalCents: number; capturedCents: number; refundedCents: number } | null;
  mails: { sent: number; queued: number; failed: number };
  /** Those that the carrier charges, and the parcels of the order that have one. */
  labels: { live: number; shipped: number };
}

/** What the order, the list with its CSV, and the mail say was refunded for one return. */
export interface ReturnFact {
  id: string;
  refundedCents: number;
  listedCents: number;
  mailedCents: number;
}

/** A line of an order. `refundedPieces` counts the registered returns, `shippedPieces` those in parcels. */
export interface LineFact {
  lineId: string;
  quantity: number;
  paidCents: number;
  refundedPieces: number;
  shippedPieces: number;
  cancelledPieces: number;
  refundedCents: number;
}

export interface StockFact {
  productId: number;
  opened: number | null;
  onHand: number | null;
  reserved: number;
  reservedByOpenCheckouts: number;
  /** The status of each checkout that holds pieces; "unknown" without such a checkout. */
  holders: string[];
  listed: { onHand: number | null; reserved: number; available: number | null } | null;
  ledgerSum: number;
}

export interface CodeFact {
  code: string;
  maxUses: number | null;
  redeemed: number;
  reserved: number;
  reservedByOpenCheckouts: number;
}
