import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { orderStatuses } from '../orders.js';
import { subscriptionStatuses } from '../subscriptions.js';

export const recordKinds = ['order', 'customer', 'subscription', 'product'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** `title`: a number or name. `detail`: whose or what it is; empty after an erasure. `at`: when it began (ISO 8601). */
export const FoundRecordSchema = z.object({
  kind: z.enum(recordKinds),
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  at: z.string().nullable(),
  status: z.enum([...orderStatuses, ...subscriptionStatuses]).nullable(),
});
export type FoundRecord = z.infer<typeof FoundRecordSchema>;

export const shortestSearch = 2;
export const SearchRecordsSchema = z.strictObject({
  q: z.string().trim().min(shortestSearch, `Typ minstens ${shortestSearch} tekens`).max(100),
});

/** A search may be a name, so it is in the body: addresses are logged. */
export const searchRecords = endpoint('POST /api/admin/records/search', {
  access: 'staff',
  permission: 'orders',
  summary:
    'Finds orders, customers, subscriptions and products that the role may see: by number, name, e-mail, phone, postcode, street, payment or tracking code, article number or EAN. At most five of each, newest first.',
  body: SearchRecordsSchema,
  response: z.array(FoundRecordSchema),
});
