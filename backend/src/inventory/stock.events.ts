import type { ShelfChangeType } from '../../../contracts/inventory.js';
import { eventTypes } from '../platform/event-sourcing/event-types.js';
import type { Event } from '../platform/event-sourcing/events.js';
import type { LotPieces } from './lots.js';

// Stored for ever: change by adding a version, with an upcaster and a stored sample in stock.fixtures.ts.
// Quantities are pieces. `onHand` counts the shelf, reserved or not; null means unlimited. Every event that moves
// pieces carries the resulting `onHandAfter`, so that a ledger line needs no other event. A sale lowers `onHand` when the
// order is placed; its pieces stay on the shelf, in their lots, until `StockShipped`. `lots` are the pieces by lot.

/** A lot that staff named. `bestBefore` is a day, `YYYY-MM-DD`. */
export interface StoredLot {
  number: string;
  bestBefore: string;
}

interface Shipment {
  /** The id of the event of the order. */
  shipmentId: string;
  saleId: string;
  orderId: string;
}

export type StockEvent =
  /** `onHandAfter` differs from `onHand` when sales arrived first. */
  | Event<'StockOpened', { onHand: number | null; onHandAfter: number | null }>
  /** The reservation of a checkout is now `quantity`; it was `previousQuantity` (0 when there was none). */
  | Event<'StockReserved', { checkoutId: string; quantity: number; previousQuantity: number }>
  | Event<'StockReleased', { checkoutId: string; quantity: number }>
  /**
   * `releasedQuantity`: the part of the reservation of `checkoutId` that this sale ends. `leftAtOnce`: from before lots,
   * when the shelf was not counted between the sale and the parcel.
   */
  | Event<
      'StockSold',
      {
        saleId: string;
        orderId: string;
        checkoutId: string | null;
        quantity: number;
        releasedQuantity: number;
        leftAtOnce: boolean;
        onHandAfter: number | null;
      }
    >
  /**
   * `quantity` is 0 when the reversal arrived before the sale, which is then never recorded. `returnId`: reverts only the
   * pieces of this return, which never left; null for the whole sale. `lots`: what comes back to the shelf.
   */
  | Event<
      'StockSaleReverted',
      {
        saleId: string;
        orderId: string;
        returnId: string | null;
        quantity: number;
        lots: LotPieces[];
        onHandAfter: number | null;
      }
    >
  /** The pieces of a sale left with a parcel. */
  | Event<'StockShipped', Shipment & { lots: LotPieces[] }>
  /** Staff moved the order back: the pieces never left. */
  | Event<'StockShipmentUndone', Shipment & { lots: LotPieces[] }>
  /** Staff saw that pieces of a parcel are of another lot. */
  | Event<
      'StockShipmentCorrected',
      {
        correctionId: string;
        saleId: string;
        orderId: string;
        from: string | null;
        to: string | null;
        quantity: number;
      }
    >
  /**
   * A change on the shelf, by staff, by a return, by the best-before date or by a recall. `quantity` and `lots` are signed.
   * `lot`: as named. `saleId`: of the pieces of an inspected return; null for other changes, and in older events.
   */
  | Event<
      'StockChangeRegistered',
      {
        changeId: string;
        changeType: ShelfChangeType;
        quantity: number;
        note: string | null;
        lot: StoredLot | null;
        lots: LotPieces[];
        saleId: string | null;
        onHandAfter: number | null;
      }
    >
  /** Pieces without a lot turn out to be of this one. */
  | Event<'StockAssignedToLot', { changeId: string; lot: StoredLot; quantity: number }>
  /** The lot is recalled: no parcel takes pieces of it from now on. */
  | Event<'LotRecalled', { recallId: string; lot: string }>
  /** The product form saved another figure. `quantity`: the signed difference from the figure it had loaded. */
  | Event<'StockAdjusted', { changeId: string; quantity: number; lots: LotPieces[]; onHandAfter: number }>
  | Event<'StockMadeUnlimited', { changeId: string; onHandBefore: number }>
  /** `unassignedAfter`: pieces on the shelf without a lot. */
  | Event<'StockMadeLimited', { changeId: string; lots: LotPieces[]; unassignedAfter: number; onHandAfter: number }>;

const withoutLots = (data: { quantity?: number }) => ({ ...data, lots: [{ lot: null, quantity: data.quantity }] });

export const stockEventTypes = eventTypes<StockEvent>({
  StockOpened: 1,
  StockReserved: 1,
  StockReleased: 1,
  StockSold: { version: 2, upcasters: { 1: (data) => ({ ...data, leftAtOnce: true }) } },
  StockShipped: 1,
  StockShipmentUndone: 1,
  StockShipmentCorrected: 1,
  StockSaleReverted: { version: 3, upcasters: { 1: (data) => ({ ...data, returnId: null }), 2: withoutLots } },
  StockChangeRegistered: {
    version: 5, // 3: the type `expired`, 4: `recalled`
    upcasters: {
      1: (data) => ({ ...withoutLots(data), lot: null }),
      2: (data) => data,
      3: (data) => data,
      4: (data) => ({ ...data, saleId: null }),
    },
  },
  StockAssignedToLot: 1,
  LotRecalled: 1,
  StockAdjusted: { version: 2, upcasters: { 1: withoutLots } },
  StockMadeUnlimited: 1,
  StockMadeLimited: {
    version: 2,
    upcasters: {
      1: (data: { onHandAfter?: number }) => ({ ...data, lots: [], unassignedAfter: data.onHandAfter }),
    },
  },
});
