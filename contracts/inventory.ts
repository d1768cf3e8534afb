import { z } from 'zod';
import { AdminListQuerySchema, statusIn } from './admin/lists.js';
import { TimelineActorSchema } from './admin/timeline.js';
import { endpoint, endpoints } from './endpoint.js';
import { OnDaySchema } from './admin/lists.js';
import { NamedLotSchema } from './stock/lots.js';

/** Changes that staff registers. Sales and reservations are separate events. */
export const stockChangeTypes = ['restock', 'adjustment', 'damage', 'return'] as const;
export type StockChangeType = (typeof stockChangeTypes)[number];

/** What changes on the shelf. `expired` and `recalled`: the shop wrote off a lot that no parcel may take. */
export const shelfChangeTypes = [...stockChangeTypes, 'expired', 'recalled'] as const;
export type ShelfChangeType = (typeof shelfChangeTypes)[number];

export const ledgerTypes = [
  ...shelfChangeTypes,
  'opening',
  'sale',
  'sale-reverted',
  'made-unlimited',
  'made-limited',
] as const;
export type LedgerType = (typeof ledgerTypes)[number];

/** A row of `GET /api/admin/inventory`, newest first. Without `include=sales`, only changes on the shelf. */
export const InventoryEventSchema = z.object({
  id: z.string(),
  productId: z.number().int(),
  productName: z.string(),
  type: z.enum(ledgerTypes),
  quantity: z.number().int(),
  note: z.string().nullable(),
  createdAt: z.string(),
});
export type InventoryEvent = z.infer<typeof InventoryEventSchema>;

/** Additional query parameters of `GET /api/admin/inventory`. */
export const InventoryQuerySchema = AdminListQuerySchema.extend({
  status: statusIn(ledgerTypes),
  productId: z.coerce
    .number({ error: 'Onbekend product' })
    .int()
    .positive()
    .max(2 ** 31 - 1, 'Onbekend product')
    .optional(),
  include: z.literal('sales', { error: 'Onbekende keuze' }).optional(),
});
export type InventoryQuery = z.infer<typeof InventoryQuerySchema>;

/**
 * `POST /api/admin/inventory` (201). Restock and return add, damage subtracts, an adjustment is signed; 400
 * `stock-change-zero`, 422 `stock-below-zero`. ext `changeId` (UUID): makes the call idempotent. ext `lot`: of which the
 * pieces are; without it they have none, and a decrease takes those first.
 */
export const RegisterStockChangeSchema = z.strictObject({
  productId: z
    .number({ error: 'Selecteer een product' })
    .int('Selecteer een product')
    .positive('Selecteer een product'),
  type: z.enum(stockChangeTypes, { error: 'Kies een type' }),
  quantity: z
    .number({ error: 'Aantal is verplicht' })
    .int('Vul bij Aantal een heel getal in')
    .min(-1_000_000, 'Aantal is te laag')
    .max(1_000_000, 'Aantal is te hoog'),
  note: z.string().trim().max(500, 'Gebruik hoogstens 500 tekens').nullish(),
  changeId: z.uuid().optional(),
  lot: NamedLotSchema.nullish(),
});
export type RegisterStockChange = z.infer<typeof RegisterStockChangeSchema>;
export const RegisteredStockChangeSchema = z.object({ id: z.uuid() });
export type RegisteredStockChange = z.infer<typeof RegisteredStockChangeSchema>;

/** `GET /api/admin/inventory/ledger/{productId}[?limit=&cursor=]`: newest first; the deltas add up to `onHand`. */
export const StockLedgerSchema = z.object({
  productId: z.number().int(),
  productName: z.string(),
  onHand: z.number().int().nullable(),
  reserved: z.number().int(),
  available: z.number().int().nullable(),
  lines: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      type: z.enum(ledgerTypes),
      quantity: z.number().int(),
      /** Change of the figure: 0 while unlimited. */
      delta: z.number().int(),
      onHandAfter: z.number().int().nullable(),
      note: z.string().nullable(),
      orderId: z.string().nullable(),
      orderNumber: z.string().nullable(),
      actor: TimelineActorSchema,
    }),
  ),
});
export type StockLedger = z.infer<typeof StockLedgerSchema>;

/** A row of `GET /api/admin/inventory/levels[?on=YYYY-MM-DD]`: stock now, or at the end of that day. */
export const StockLevelSchema = z.object({
  productId: z.number().int(),
  productName: z.string(),
  onHand: z.number().int().nullable(),
});
export type StockLevel = z.infer<typeof StockLevelSchema>;

/** The query of the ledger; `cursor` is the value of `x-next-cursor`. */
export const LedgerQuerySchema = z.strictObject({
  limit: z.coerce.number().int().min(1).max(500).default(100),
  cursor: z.coerce
    .number({ error: 'Deze lijst is verouderd. Laad de pagina opnieuw.' })
    .int()
    .min(0)
    .max(2 ** 31 - 1)
    .optional(),
});

const stock = endpoints({ access: 'staff', permission: 'stock' });

export const registerStockChange = endpoint('POST /api/admin/inventory', {
  access: 'staff',
  permission: 'change-stock',
  summary: 'Registers what happened on the shelf.',
  body: RegisterStockChangeSchema,
  response: RegisteredStockChangeSchema,
  status: 201,
  refuses: [
    'stock-below-zero',
    'stock-change-zero',
    'lot-unknown',
    'lot-below-zero',
    'lot-date-differs',
    'done-otherwise',
  ],
});

export const listMovements = stock('GET /api/admin/inventory', {
  summary: 'Changes on the shelf, newest first; with `include=sales` every movement.',
  query: InventoryQuerySchema,
  response: z.array(InventoryEventSchema),
});

export const exportMovements = stock('GET /api/admin/inventory/export.csv', {
  summary: 'The same as a file for a spreadsheet.',
  query: InventoryQuerySchema,
  response: { file: 'text/csv' },
});

export const listLevels = stock('GET /api/admin/inventory/levels', {
  summary: 'What lies on the shelf, now or when a day ended.',
  query: OnDaySchema,
  response: z.array(StockLevelSchema),
});

export const findLedger = stock('GET /api/admin/inventory/ledger/:productId', {
  summary: '"Waarom is dit 47?": every movement of a product with what it left.',
  params: { productId: 'integer' },
  query: LedgerQuerySchema,
  response: StockLedgerSchema,
});
