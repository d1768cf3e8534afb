import { z } from 'zod';
import { DecimalSchema } from '../values/amounts.js';
import { endpoints } from '../endpoint.js';

/** Why staff cancels pieces. A fixed list, because free text would put personal data into events. */
export const cancelReasons = ['customer-request', 'out-of-stock', 'damaged', 'mistake'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/**
 * `GET /api/admin/orders/{id}/cancellable`: the pieces of each line that are still here, oldest line first.
 * `refundAmounts`: what goes back for one of them, for two, and so on. `endsPlan`: whether cancelling all of them ends
 * the subscription of the line by default; null when it ends none.
 */
export const CancellableSchema = z.object({
  lines: z.array(
    z.object({
      id: z.string(),
      productName: z.string(),
      quantity: z.number().int(),
      refundAmounts: z.array(DecimalSchema),
      endsPlan: z.boolean().nullable(),
    }),
  ),
});
export type Cancellable = z.infer<typeof CancellableSchema>;

/**
 * `POST /api/admin/orders/{id}/cancelled-pieces` (204). `id`: drawn by the caller, so that a repeat cancels nothing.
 * `endedPlans`: the lines whose subscription ends; without it, an order ends the subscriptions that it started. 409
 * `pieces-not-here` when a parcel, a return or a colleague took the pieces before, `order-left-empty` when nothing of the
 * order would remain.
 */
export const CancelPiecesSchema = z.strictObject({
  id: z.uuid('Ongeldig kenmerk'),
  reason: z.enum(cancelReasons, { error: 'Kies een reden' }),
  pieces: z
    .array(
      z.strictObject({
        id: z.string().max(200),
        quantity: z.int('Kies een heel aantal').min(1, 'Kies minstens 1').max(1000, 'Kies hoogstens 1000'),
      }),
    )
    .min(1, 'Kies wat je annuleert')
    .max(100)
    .refine((pieces) => new Set(pieces.map(({ id }) => id)).size === pieces.length, 'Noem elk product één keer'),
  endedPlans: z.array(z.string().max(200)).max(100).optional(),
});
export type CancelPiecesBody = z.infer<typeof CancelPiecesSchema>;

const refund = endpoints({ access: 'staff', permission: 'refund' });

export const findCancellable = refund('GET /api/admin/orders/:id/cancellable', {
  summary: 'What has not left of an order, and what goes back for it.',
  response: CancellableSchema,
  refuses: ['order-not-found'],
});

export const cancelPieces = refund('POST /api/admin/orders/:id/cancelled-pieces', {
  summary: 'Cancels pieces that have not left, returns them to stock and refunds them. Mails the buyer.',
  body: CancelPiecesSchema,
  refuses: [
    'order-not-found',
    'order-not-paid',
    'order-cancelled',
    'order-left-empty',
    'pieces-not-here',
    'done-otherwise',
    'factor-needed',
  ],
});
