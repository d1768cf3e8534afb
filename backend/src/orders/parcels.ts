import { hasLeft, type OrderStatus } from '../../../contracts/orders.js';
import type { ParcelState } from '../../../contracts/shipping/parcel-states.js';
import type { KeptProduct, OrderEvent, Parcel, Pieces, Tracking } from './order.events.js';
import type { PlacedOrderState } from './order.js';

/** `isUndone`: staff moved the order back, so that it never left. */
export interface ShippedParcel extends Tracking {
  parcelId: string;
  pieces: readonly Pieces[];
  /** The tracking with which it left, before staff corrected it. */
  leftWith: Tracking;
  isUndone: boolean;
  /** The last report of the carrier; null before, and for a parcel that staff labelled. */
  state: ParcelState | null;
}

type Moved = Pick<PlacedOrderState, 'status' | 'lines' | 'parcels' | 'cancellations'>;

export function shippedParcel({
  parcelId,
  carrier,
  trackingCode,
  pieces,
}: Pick<ShippedParcel, 'parcelId' | 'carrier' | 'trackingCode' | 'pieces'>): ShippedParcel {
  const tracking = { carrier, trackingCode };
  return { parcelId, ...tracking, pieces, leftWith: tracking, isUndone: false, state: null };
}

export function withTracking<Shipped extends Tracking & { parcelId: string }>(
  parcels: readonly Shipped[],
  { parcelId, carrier, trackingCode }: Tracking & { parcelId: string },
): Shipped[] {
  return parcels.map((one) => (one.parcelId === parcelId ? { ...one, carrier, trackingCode } : one));
}

export function withState<Shipped extends { parcelId: string; state: ParcelState | null }>(
  parcels: readonly Shipped[],
  { parcelId, state }: { parcelId: string; state: ParcelState },
): Shipped[] {
  return parcels.map((one) => (one.parcelId === parcelId ? { ...one, state } : one));
}

/** A status that ships the order makes a parcel of all that is left; one that moves it back undoes its parcels. */
export function parcelsAfterStatus(
  order: Moved,
  { to, leftOut }: { to: OrderStatus; leftOut: readonly Pieces[] },
): readonly ShippedParcel[] {
  const { parcels } = order;
  if (hasLeft(to) === hasLeft(order.status)) return parcels;
  if (!hasLeft(to)) return parcels.map((one) => ({ ...one, isUndone: true }));
  const pieces = without(unshippedPieces(order), leftOut);
  if (pieces.length === 0) return parcels;
  return [...parcels, shippedParcel({ parcelId: restId(parcels), carrier: null, trackingCode: null, pieces })];
}

/** The id of a parcel that a status ships: its number among the parcels of the order, undone ones included. */
const restId = (parcels: readonly ShippedParcel[]) => `rest-${parcels.length + 1}`;

/** Whether a status made the parcel. */
export const isRest = (parcelId: string): boolean => parcelId.startsWith('rest-');

export const hasParcels = ({ parcels }: Pick<Moved, 'parcels'>): boolean => parcels.some(({ isUndone }) => !isUndone);

/** Whether the carrier delivered every parcel that left. A parcel that staff labelled by hand has no reports, so it never counts. */
export function areDelivered(parcels: readonly ShippedParcel[]): boolean {
  return hasParcels({ parcels }) && parcels.every(({ isUndone, state }) => isUndone || state === 'delivered');
}

/** Delivers a shipped order whose parcels are all delivered. */
export function deliveredWith(parcels: readonly ShippedParcel[]): OrderEvent[] {
  if (!areDelivered(parcels)) return [];
  return [{ type: 'OrderStatusChanged', data: { from: 'shipped', to: 'delivered', leftOut: [], parcel: null } }];
}

/** The pieces that were in no parcel and that staff did not cancel, withdrawn or not. */
export function unshippedPieces(order: Moved): Pieces[] {
  return without(
    wantedPieces(order),
    order.parcels.filter(({ isUndone }) => !isUndone).flatMap(({ pieces }) => pieces),
  );
}

/** The ordered pieces that staff did not cancel. */
export function wantedPieces({ lines, cancellations }: Pick<Moved, 'lines' | 'cancellations'>): Pieces[] {
  const ordered = lines.map(({ lineId, quantity }) => ({ lineId, quantity }));
  return without(
    ordered,
    cancellations.flatMap((one) => one.lines),
  );
}

/** Takes pieces away, and drops lines of which none are left. */
export function without(pieces: readonly Pieces[], taken: readonly Pieces[]): Pieces[] {
  return pieces
    .map(({ lineId, quantity }) => ({ lineId, quantity: quantity - quantityOf(taken, lineId) }))
    .filter(({ quantity }) => quantity > 0);
}

export function areSamePieces(some: readonly Pieces[], others: readonly Pieces[]): boolean {
  return without(some, others).length === 0 && without(others, some).length === 0;
}

export function quantityOf(pieces: readonly Pieces[], lineId: string): number {
  return pieces.reduce((sum, some) => sum + (some.lineId === lineId ? some.quantity : 0), 0);
}

/** The products of these pieces. Each jar of a subscription counts as one. */
export function productsOf({ lines, products }: PlacedOrderState, pieces: readonly Pieces[]): KeptProduct[] {
  const countOf = (productId: number) =>
    lines
      .filter((line) => line.productId === productId)
      .reduce((sum, { lineId, subscription }) => sum + quantityOf(pieces, lineId) * (subscription?.jars ?? 1), 0);
  return products
    .map(({ productId }) => ({ productId, pieces: countOf(productId) }))
    .filter((product) => product.pieces > 0);
}

export function parcelOf(order: PlacedOrderState, pieces: readonly Pieces[]): Parcel {
  return { saleId: order.saleId, products: productsOf(order, pieces) };
}
