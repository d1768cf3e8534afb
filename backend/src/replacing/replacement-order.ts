import { jarsOf, replacedOf, type Replacement } from '../orders/order-replacements.js';
import { quantityOf, wantedPieces } from '../orders/parcels.js';
import type { OrderLine, AgreedOrder } from '../orders/order.events.js';
import type { PlacedOrderState } from '../orders/order.js';
import { deterministicId } from '../platform/ids/deterministic-id.js';
import type { Replaceable } from '../../../contracts/orders/order-replacements.js';

/** `id`: drawn by the browser of staff. */
export const replacementIdOf = (orderId: string, id: string): string => deterministicId('replacement', orderId, id);

/** The free order of a replacement, for the buyer and address of the order that it replaces pieces of. */
export function orderOf(
  orderId: string,
  { orderNumber, contactId, lines }: PlacedOrderState,
  { replacementId, reason, pieces }: Replacement,
): { orderId: string } & AgreedOrder {
  const free = { unitCents: 0, totalCents: 0, listTotalCents: 0, subscription: null };
  return {
    orderId: replacementId,
    checkoutId: replacementId,
    paymentIntentId: '',
    contactId,
    currency: 'EUR',
    lines: pieces.map(({ lineId, quantity }): OrderLine => {
      return { ...lines.find((line) => line.lineId === lineId)!, quantity, ...free };
    }),
    subtotalCents: 0,
    savingsCents: 0,
    shippingCents: 0,
    discountCents: 0,
    discountCode: null,
    totalCents: 0,
    termsVersion: null,
    renewal: null,
    replaces: { orderId, orderNumber, reason },
    addsTo: null,
  };
}

/** Excludes the cancelled pieces. */
export function replaceableOf(order: PlacedOrderState): Replaceable {
  const wanted = wantedPieces(order);
  const replaceable = order.lines.map(({ lineId: id, productName, subscription }) => {
    const pieces = jarsOf({ quantity: quantityOf(wanted, id), subscription });
    return { id, productName, pieces, replaced: replacedOf(order.replacements, id) };
  });
  return { lines: replaceable };
}

/** Pieces by product id. */
export function piecesOf(lines: readonly OrderLine[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { productId, quantity } of lines) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  return pieces;
}
