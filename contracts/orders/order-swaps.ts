import { z } from 'zod';
import { cancelPieces } from './cancelled-pieces.js';
import { maxPiecesPerLine } from '../checkout.js';
import { endpoint } from '../endpoint.js';
import { PhoneOrderLinkSchema, placePhoneOrder } from './phone-orders.js';

/**
 * `POST /api/admin/orders/{id}/swaps`. `id`: drawn by the caller, so that a repeat swaps nothing twice. `item`: the line whose
 * pieces go. As many pieces of `productId` come in their place. 409 `plan-not-swappable` for a line of a subscription, which changes
 * with its subscription.
 */
export const SwapPiecesSchema = z.strictObject({
  id: z.uuid('Ongeldig kenmerk'),
  item: z.string().max(200),
  quantity: z
    .int('Kies een heel aantal')
    .min(1, 'Kies minstens 1')
    .max(maxPiecesPerLine, `Kies hoogstens ${maxPiecesPerLine}`),
  productId: z
    .int('Kies een product')
    .positive('Kies een product')
    .max(2 ** 31 - 1),
});
export type SwapPiecesBody = z.infer<typeof SwapPiecesSchema>;

export const swapPieces = endpoint('POST /api/admin/orders/:id/swaps', {
  access: 'staff',
  permission: ['customers', 'refund'],
  summary:
    'Swaps pieces that have not left for another product: cancels and refunds them, and mails a payment link for the other.',
  body: SwapPiecesSchema,
  response: PhoneOrderLinkSchema,
  refuses: [...new Set([...cancelPieces.refuses, ...placePhoneOrder.refuses]), 'plan-not-swappable'],
});
