import { z } from 'zod';
import { AdminListQuerySchema, statusIn } from '../admin/lists.js';
import type { CalendarDay } from '../values/calendar.js';
import { endpoint, endpoints } from '../endpoint.js';

/** The number that the maker printed on a batch. Case does not count. */
export const LotNumberSchema = z
  .string({ error: 'Vul het partijnummer in' })
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9 ./_-]{0,39}$/, 'Gebruik letters, cijfers, spaties en . / _ -, hoogstens 40 tekens')
  .meta({ examples: ['L26-114'] });

const DaySchema = z
  .string({ error: 'Vul een datum in' })
  .regex(/^2\d{3}-\d{2}-\d{2}$/, 'Vul een datum in')
  .refine((day) => new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false, 'Deze datum bestaat niet')
  .meta({ examples: ['2027-06-30'] });

/** The lot of pieces that staff names. `bestBefore` is needed for the first pieces of a lot. */
export const NamedLotSchema = z.strictObject({
  number: LotNumberSchema,
  bestBefore: DaySchema.optional(),
});
export type NamedLot = z.infer<typeof NamedLotSchema>;

/** Whether the best-before date of a lot has passed; the day itself has not. */
export const isExpired = (bestBefore: CalendarDay, today: CalendarDay): boolean => bestBefore < today;

const ProductIdSchema = z.coerce
  .number({ error: 'Onbekend product' })
  .int()
  .positive()
  .max(2 ** 31 - 1, 'Onbekend product');
const ChangeIdSchema = z.uuid();
const PiecesSchema = z
  .number({ error: 'Aantal is verplicht' })
  .int('Vul bij Aantal een heel getal in')
  .min(1, 'Vul minstens 1 in')
  .max(1_000_000, 'Aantal is te hoog');

/** The lots of the shelf, of one product when `productId` names it. */
export const LotListQuerySchema = AdminListQuerySchema.extend({ productId: ProductIdSchema.optional() });

/**
 * A row of `GET /api/admin/inventory/lots`, first expired first. `lot` null: the pieces without a lot. `quantity`: what
 * lies on the shelf, sold pieces that have not left included; null while the stock is unlimited. Empty lots are kept.
 */
export const LotSchema = z.object({
  id: z.string(),
  productId: z.number().int(),
  productName: z.string(),
  lot: z.string().nullable(),
  bestBefore: z.string().nullable(),
  quantity: z.number().int().nullable(),
  isExpired: z.boolean(),
  recalledAt: z.string().nullable(),
});
export type Lot = z.infer<typeof LotSchema>;

/** `POST /api/admin/inventory/lots`: pieces without a lot turn out to be of this one. `changeId` makes it idempotent. */
export const AssignToLotSchema = z.strictObject({
  productId: z.number({ error: 'Selecteer een product' }).int('Selecteer een product').positive(),
  changeId: ChangeIdSchema,
  lot: NamedLotSchema,
  quantity: PiecesSchema,
});
export type AssignToLot = z.infer<typeof AssignToLotSchema>;

/** A parcel's pieces of one product, by lot: a row of `GET /api/admin/orders/{id}/lots`. */
export const ShippedLotsSchema = z.object({
  productId: z.number().int(),
  productName: z.string(),
  saleId: z.string(),
  shippedAt: z.string(),
  lots: z.array(z.object({ lot: z.string().nullable(), quantity: z.number().int() })),
});
export type ShippedLots = z.infer<typeof ShippedLotsSchema>;

/** `POST /api/admin/orders/{id}/lots`: pieces of the parcel were of another lot; null for none. */
export const CorrectShipmentSchema = z.strictObject({
  correctionId: z.uuid(),
  productId: z.number().int().positive(),
  saleId: z.string().max(100),
  from: LotNumberSchema.nullable(),
  to: LotNumberSchema.nullable(),
  quantity: PiecesSchema,
});
export type CorrectShipment = z.infer<typeof CorrectShipmentSchema>;

/** Which lot: the query of the lists about it. */
export const LotQuerySchema = AdminListQuerySchema.extend({
  status: statusIn(['certain', 'possible']),
  productId: ProductIdSchema,
  lot: LotNumberSchema,
});

/**
 * A row of `GET /api/admin/inventory/recipients`: an order that received pieces of a lot, newest first. `certain`: pieces
 * that are recorded as of the lot. `possible`: pieces without a lot that left while the lot was on the shelf. The name and
 * address are empty for an erased customer.
 */
export const LotRecipientSchema = z.object({
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  shippedAt: z.string(),
  certain: z.number().int(),
  possible: z.number().int(),
});
export type LotRecipient = z.infer<typeof LotRecipientSchema>;

const stock = endpoints({ access: 'staff', permission: 'stock' });

export const listLots = stock('GET /api/admin/inventory/lots', {
  summary: 'What lies on the shelf by lot, first expired first.',
  query: LotListQuerySchema,
  response: z.array(LotSchema),
});

export const assignToLot = endpoint('POST /api/admin/inventory/lots', {
  access: 'staff',
  permission: 'change-stock',
  summary: 'States of which lot pieces are that had none.',
  body: AssignToLotSchema,
  refuses: ['lot-unknown', 'lot-date-differs', 'lot-too-few-unassigned', 'done-otherwise'],
});

export const listRecipients = endpoint('GET /api/admin/inventory/recipients', {
  access: 'staff',
  permission: ['stock', 'sales'],
  summary: 'Which orders received pieces of a lot, for certain or possibly.',
  query: LotQuerySchema,
  response: z.array(LotRecipientSchema),
});

export const exportRecipients = endpoint('GET /api/admin/inventory/recipients/export.csv', {
  access: 'staff',
  permission: ['stock', 'sales', 'export'],
  summary: 'The same as a file for a spreadsheet.',
  query: LotQuerySchema,
  response: { file: 'text/csv' },
});

export const listLotsOfOrder = endpoint('GET /api/admin/orders/:id/lots', {
  access: 'staff',
  permission: 'orders',
  summary: 'Which lots were in the parcel of an order.',
  response: z.array(ShippedLotsSchema),
  refuses: ['order-not-found'],
});

export const correctShipment = endpoint('POST /api/admin/orders/:id/lots', {
  access: 'staff',
  permission: 'ship',
  summary: 'Records that pieces of the parcel were of another lot; `conflict` when the parcel has changed meanwhile.',
  body: CorrectShipmentSchema,
  refuses: ['conflict', 'lot-unknown', 'lot-below-zero', 'done-otherwise'],
});
