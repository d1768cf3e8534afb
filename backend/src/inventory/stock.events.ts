import type { StockChangeType } from '../../../contracts/inventory.js';
import { eventTypes } from '../platform/event-sourcing/event-types.js';
import type { Event } from '../platform/event-sourcing/events.js';

// Stored for ever: change by adding a version, with an upcaster and a stored sample in stock.fixtures.ts.
// Quantities are pieces. `onHand` counts the shelf, reserved or not; null means unlimited. Every event that moves
// pieces carries the resulting `onHandAfter`, so that a ledger line needs no other event.

export type StockEvent =
  /** `onHandAfter` differs from `onHand` when sales arrived first. */
  | Event<'StockOpened', { onHand: number | null; onHandAfter: number | null }>
  /** The reservation of a checkout is now `quantity`; it was `previousQuantity` (0 when there was none). */
  | Event<'StockReserved', { checkoutId: string; quantity: number; previousQuantity: number }>
  | Event<'StockReleased', { checkoutId: string; quantity: number }>
  /** `releasedQuantity`: the part of the reservation of `checkoutId` that this sale ends. */
  | Event<
      'StockSold',
      {
        saleId: string;
        orderId: string;
        checkoutId: string | null;
        quantity: number;
        releasedQuantity: number;
        onHandAfter: number | null;
      }
    >
  /**
   * `quantity` is 0 when the reversal arrived before the sale, which is then never recorded. `returnId`: reverts only the
   * pieces of this return, which never left; null for the whole sale.
   */
  | Event<
      'StockSaleReverted',
      { saleId: string; orderId: string; returnId: string | null; quantity: number; onHandAfter: number | null }
    >
  /** Staff registered a change on the shelf. `quantity` is signed. */
  | Event<
      'StockChangeRegistered',
      {
        changeId: string;
        changeType: StockChangeType;
        quantity: number;
        note: string | null;
        onHandAfter: number | null;
      }
    >
  /** The product form saved another figure. `quantity`: the signed difference from the figure it had loaded. */
  | Event<'StockAdjusted', { changeId: string; quantity: number; onHandAfter: number }>
  | Event<'StockMadeUnlimited', { changeId: string; onHandBefore: number }>
  | Event<'StockMadeLimited', { changeId: string; onHandAfter: number }>;

export const stockEventTypes = eventTypes<StockEvent>({
  StockOpened: 1,
  StockReserved: 1,
  StockReleased: 1,
  StockSold: 1,
  StockSaleReverted: { version: 2, upcasters: { 1: (data) => ({ ...data, returnId: null }) } },
  StockChangeRegistered: 1,
  StockAdjusted: 1,
  StockMadeUnlimited: 1,
  StockMadeLimited: 1,
});
