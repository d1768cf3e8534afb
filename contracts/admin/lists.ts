import { z } from 'zod';
import { ShopDaySchema } from '../values/shop-day.js';
import { typedText } from '../values/typed-text.js';

/**
 * The lists of the back office: `GET /api/admin/{orders,customers,subscriptions,returns,inventory,products,logbook,invoices}`.
 * Each returns an array with all rows, newest first; above 500 rows that needs the right to export and is recorded as an
 * export. With `limit` it returns one page: the header `x-next-cursor` has
 * the `cursor` of the next page (absent on the last), and `x-total-count` the number of rows that match the filter.
 * A search counts at most 1,000 rows; `x-more-found: true` tells that there are more.
 * `GET …/export.csv` takes the same filter and returns all matching rows as a file. `q` also comes percent-encoded in
 * the header `x-search`, as the back office sends it: addresses of calls end up in logs and histories.
 */
export const AdminListQuerySchema = z.strictObject({
  limit: z.coerce.number({ error: 'Ongeldig aantal' }).int('Ongeldig aantal').min(1).max(500).optional(),
  cursor: z.string().max(600, 'Deze lijst is verouderd. Laad de pagina opnieuw.').optional(),
  /**
   * A part of a searched field, the beginnings of words of a name or mailbox in any order, an order number or a phone
   * number. Fewer than three letters find beginnings of names only.
   */
  q: z.string().overwrite(typedText).max(100, 'Zoek met hoogstens 100 tekens').optional(),
  /** A column of the list; the prefix `-` sorts descending: `-createdAt`. */
  sort: z
    .string()
    .regex(/^-?[a-zA-Z]{1,30}$/, 'Onbekende sortering')
    .optional(),
});
export type AdminListQuery = z.infer<typeof AdminListQuerySchema> & { status?: string | undefined };

/** The parameter `status` of a list whose rows have one of these. An empty text returns every row. */
export const statusIn = <const Status extends string>(statuses: readonly Status[]) =>
  z.enum(['', ...statuses], { error: 'Onbekende status' }).optional();

export const searchHeader = 'x-search';
export const nextCursorHeader = 'x-next-cursor';
export const totalCountHeader = 'x-total-count';
export const moreFoundHeader = 'x-more-found';
export const mostCounted = 1_000;

export const adminListSorts = {
  orders: ['createdAt', 'orderNumber', 'customerName', 'totalAmount', 'status'],
  customers: ['createdAt', 'lastName', 'email', 'orderCount', 'totalSpent'],
  subscriptions: ['createdAt', 'customerName', 'productName', 'nextDeliveryDate', 'status'],
  returns: ['createdAt', 'orderNumber', 'customerName', 'refundAmount', 'status'],
  inventory: ['createdAt', 'productName', 'quantity'],
  products: ['createdAt', 'name', 'price', 'stock'],
  logbook: ['createdAt', 'email', 'act', 'network'],
  invoices: ['issuedOn', 'number', 'orderNumber', 'net', 'vat', 'total'],
} as const;
export type AdminListName = keyof typeof adminListSorts;

/** A day on the shop's calendar: `?on=2026-03-02` returns the figures at the end of that day. */
export const OnDaySchema = z.strictObject({ on: ShopDaySchema.optional() });
