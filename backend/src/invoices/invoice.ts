import type { CalendarDay } from '../../../contracts/values/calendar.js';
import type { VatAmount, VatRate } from '../../../pricing/vat.js';

/**
 * `invoice`: a payment was captured. `credit-note`: money went back. `correction`: a refund failed, so that its credit
 * note no longer holds.
 */
export type InvoiceKind = 'invoice' | 'credit-note' | 'correction';

/** The shop, as the document names it (Wet OB 1968, art. 35a). `vatId` is the VAT identification number. */
export interface Seller {
  name: string;
  address: string;
  postalCode: string;
  city: string;
  country: 'NL';
  kvk: string;
  vatId: string;
  email: string;
  phone: string;
}

/** Personal data: never part of an event. */
export interface Buyer {
  name: string;
  address: string;
  postalCode: string;
  city: string;
  country: string;
}

/** A line of a document, also for shipping (`isShipping`). Positive on every kind of document. Cents include VAT. */
export interface InvoiceLine {
  description: string;
  quantity: number;
  /** Before the share of the discount in `grossCents`; the same without one. */
  listedCents: number;
  grossCents: number;
  rate: VatRate;
  percent: number;
  isShipping: boolean;
}

/** What is stored for ever of an issued document. Lines and `amounts` sum to `totalCents`. */
export interface IssuedInvoice {
  kind: InvoiceKind;
  /** Series, year and six digits: `F2026-000001` for invoices and corrections, `C2026-000001` for credit notes. */
  number: string;
  /** The event that led to the document: a document is issued once for each. */
  sourceId: string;
  orderId: string;
  orderNumber: string;
  issuedOn: CalendarDay;
  /** The day of the payment or of the refund. */
  suppliedOn: CalendarDay;
  seller: Seller;
  lines: InvoiceLine[];
  /** One per rate, highest percentage first. */
  amounts: VatAmount[];
  totalCents: number;
  discountCode: string | null;
  paymentIntentId: string;
  /** The provider's code of what paid. */
  method: string | null;
  /** The refund, of a credit note and a correction. */
  refundId: string | null;
  /** The document that a credit note or correction changes. */
  refersTo: { number: string; issuedOn: CalendarDay } | null;
}

/**
 * A document as it is printed. Without a buyer it is a simplified invoice, or the buyer gave no name. `isChargeback`: the
 * bank took the money back, or gave back what it took; the shop refunded nothing.
 */
export type PrintedInvoice = IssuedInvoice & { buyer: Buyer | null; isChargeback: boolean };
