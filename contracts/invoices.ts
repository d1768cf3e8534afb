import { z } from 'zod';
import { AdminListQuerySchema, statusIn } from './admin/lists.js';
import { DecimalSchema } from './values/amounts.js';
import { endpoint, endpoints } from './endpoint.js';
import { ShopDaySchema } from './values/shop-day.js';
import { VatRateSchema } from './tax/vat.js';

/** `correction`: a refund failed, so that its credit note no longer holds. */
export const invoiceKinds = ['invoice', 'credit-note', 'correction'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** A document of an order. `total` includes VAT; money that went back is negative. `issuedOn`: a day. */
export const OrderInvoiceSchema = z.object({
  number: z.string(),
  kind: z.enum(invoiceKinds),
  issuedOn: z.string(),
  total: DecimalSchema,
});
export type OrderInvoice = z.infer<typeof OrderInvoiceSchema>;

/** A row of `GET /api/admin/invoices`. `net` and `vat`: of all rates. `refersTo`: the number of the document that it changes. */
export const InvoiceSchema = OrderInvoiceSchema.extend({
  /** The number too. */
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  net: DecimalSchema,
  vat: DecimalSchema,
  refersTo: z.string().nullable(),
  /** Rates of its lines, highest percentage first. */
  rates: z.array(VatRateSchema),
});
export type Invoice = z.infer<typeof InvoiceSchema>;

/** `GET /api/admin/invoices`: issued from `from` to `to`, both inclusive, with lines at `rate`. */
export const InvoiceListQuerySchema = AdminListQuerySchema.extend({
  status: statusIn(invoiceKinds),
  from: ShopDaySchema.optional(),
  to: ShopDaySchema.optional(),
  rate: VatRateSchema.optional(),
});
export type InvoiceListQuery = z.infer<typeof InvoiceListQuerySchema>;

const customer = endpoints({ access: 'customer' });
const sales = endpoints({ access: 'staff', permission: 'sales' });

export const listOwnInvoices = customer('GET /api/customer/orders/:id/invoices', {
  summary: 'The documents of an order, oldest first. Empty for an order of another customer.',
  response: z.array(OrderInvoiceSchema),
});

export const listInvoicesOfOrder = sales('GET /api/admin/orders/:id/invoices', {
  summary: 'The documents of an order, oldest first.',
  response: z.array(OrderInvoiceSchema),
  refuses: ['order-not-found'],
});

export const listInvoices = sales('GET /api/admin/invoices', {
  summary: 'Invoices and credit notes, newest first. Search: number, order number.',
  query: InvoiceListQuerySchema,
  response: z.array(InvoiceSchema),
});

export const exportInvoices = endpoint('GET /api/admin/invoices/export.csv', {
  access: 'staff',
  permission: ['sales', 'export'],
  summary: 'The list as a spreadsheet.',
  query: InvoiceListQuerySchema,
  response: { file: 'text/csv' },
  refuses: ['factor-needed'],
});

/** A document is printed when it is first asked for: `invoice-not-ready` asks the caller to come back a second later. */
const pdf = {
  response: { file: 'application/pdf' },
  refuses: ['invoice-not-found', 'invoice-not-ready'],
} as const;

export const downloadOwnInvoice = customer('GET /api/customer/invoices/:number/pdf', {
  summary: "A document of the customer's own order.",
  ...pdf,
});

export const downloadInvoice = sales('GET /api/admin/invoices/:number/pdf', {
  summary: 'A document.',
  ...pdf,
});
/** `POST /api/admin/invoices/periods/:period/files`: how many documents a period has, and how many are printed. */
export const PeriodOfInvoicesSchema = z.object({ documents: z.int(), printed: z.int() });
export type PeriodOfInvoices = z.infer<typeof PeriodOfInvoicesSchema>;

const periods = endpoints({ access: 'staff', permission: ['sales', 'export'] });

export const preparePeriod = periods('POST /api/admin/invoices/periods/:period/files', {
  summary: 'Has the documents of a period (as of the VAT return) printed, and returns how far that is.',
  response: PeriodOfInvoicesSchema,
  refuses: ['factor-needed', 'invoice-not-found'],
});

export const downloadPeriod = periods('GET /api/admin/invoices/periods/:period/zip', {
  summary: 'The documents of a period, once all are printed.',
  response: { file: 'application/zip' },
  refuses: ['factor-needed', 'invoice-not-found', 'invoice-not-ready'],
});
