import { z } from 'zod';
import { endpoints } from '../endpoint.js';
import { carriers } from './carriers.js';
import { NamedPiecesSchema, PackedPiecesSchema } from './parcels.js';
import { CarrierSchema, TrackingCodeSchema } from './tracking.js';

/** The most orders of one batch, pick list or print of slips. */
export const mostShipped = 500;

/** `late`: it should have left before today. */
export const dueGroups = ['late', 'today', 'later'] as const;
export type DueGroup = (typeof dueGroups)[number];

/**
 * A row of `GET /api/admin/shipping`: an order with pieces to ship, longest due first. `dueOn`: the working day on which it
 * must leave, by the cut-off hour and the days on which the shop is closed. `isPartial`: a part has left.
 * `packedWith`: the numbers of the orders that go into the same parcel.
 */
export const WaitingOrderSchema = z.object({
  id: z.string(),
  orderNumber: z.string(),
  customerName: z.string(),
  shippingCity: z.string(),
  createdAt: z.string(),
  dueOn: z.string(),
  due: z.enum(dueGroups),
  pieces: z.array(NamedPiecesSchema),
  isPartial: z.boolean(),
  packedWith: z.array(z.string()),
});
export type WaitingOrder = z.infer<typeof WaitingOrderSchema>;

const OrderIdSchema = z.string().max(60);

/** `POST /api/admin/shipping/{pick-list,slips}`. Orders that no longer wait are left out. */
export const PrintedOrdersSchema = z.strictObject({
  ids: z.array(OrderIdSchema).min(1, 'Kies een bestelling').max(mostShipped, 'Kies hoogstens 500 bestellingen'),
});

/**
 * `POST /api/admin/shipping/batches`. `id`: drawn by the caller, so that a repeat starts nothing. `pieces`: what the packer saw;
 * the order is refused when they can no longer all leave.
 */
export const StartBatchSchema = z.strictObject({
  id: z.uuid(),
  carrier: CarrierSchema.nullable(),
  /** The connected carrier makes a label for each order, which decides `carrier` and the tracking codes. */
  withLabels: z.boolean().default(false),
  orders: z
    .array(
      z.strictObject({
        orderId: OrderIdSchema,
        pieces: PackedPiecesSchema,
        trackingCode: TrackingCodeSchema.nullable(),
      }),
    )
    .min(1, 'Kies een bestelling')
    .max(mostShipped, 'Kies hoogstens 500 bestellingen')
    .refine(
      (rows) => new Set(rows.map(({ orderId }) => orderId)).size === rows.length,
      'Kies elke bestelling één keer',
    ),
});
export type StartBatch = z.input<typeof StartBatchSchema>;

/** `GET /api/admin/shipping/batches/{id}`. `message`: the Dutch reason of a refusal. */
export const ShippingBatchSchema = z.object({
  id: z.string(),
  isRunning: z.boolean(),
  /** The carrier does not respond, and the batch tries again by itself. */
  isHeldUp: z.boolean(),
  withLabels: z.boolean(),
  carrier: z.enum(carriers).nullable(),
  orders: z.array(
    z.object({
      orderId: z.string(),
      orderNumber: z.string(),
      trackingCode: z.string().nullable(),
      outcome: z.enum(['waiting', 'shipped', 'refused']),
      message: z.string().nullable(),
    }),
  ),
});
export type ShippingBatch = z.infer<typeof ShippingBatchSchema>;

const ship = endpoints({ access: 'staff', permission: 'ship' });

export const listWaitingOrders = ship('GET /api/admin/shipping', {
  summary: 'The orders that wait for a parcel, longest due first, at most 1,000.',
  response: z.array(WaitingOrderSchema),
});

export const printPickList = ship('POST /api/admin/shipping/pick-list', {
  summary: 'What to take from the shelf for these orders, by product and by order.',
  body: PrintedOrdersSchema,
  response: { file: 'application/pdf' },
});

export const printSlips = ship('POST /api/admin/shipping/slips', {
  summary: 'The packing slips of these orders, one page each, without prices.',
  body: PrintedOrdersSchema,
  response: { file: 'application/pdf' },
});

export const startBatch = ship('POST /api/admin/shipping/batches', {
  summary: 'Ships these orders one by one, and goes on after a crash. Mails each buyer.',
  body: StartBatchSchema,
  refuses: ['carrier-not-connected', 'done-otherwise'],
});

export const findBatch = ship('GET /api/admin/shipping/batches/:id', {
  summary: 'How far a batch is, with a result for each order.',
  params: { id: 'uuid' },
  response: ShippingBatchSchema,
  refuses: ['not-found'],
});
