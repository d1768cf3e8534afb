import type { InvoiceKind, IssuedInvoice } from '../invoice.js';

/** What the books need of an issued document. */
export type BookedDocument = Pick<
  IssuedInvoice,
  | 'kind'
  | 'number'
  | 'orderNumber'
  | 'issuedOn'
  | 'suppliedOn'
  | 'amounts'
  | 'totalCents'
  | 'paymentIntentId'
  | 'refundId'
>;

/** 1 for a document that raises turnover, -1 for a credit note. Amounts of documents are positive. */
export const signOf = (kind: InvoiceKind): 1 | -1 => (kind === 'credit-note' ? -1 : 1);
