import { trackingUrlOf } from '../../../../contracts/shipping/carriers.js';
import type { ShippedParcel } from '../../../../contracts/shipping/parcels.js';
import type { Pieces } from '../../orders/order.events.js';
import type { OrderParcelsRow, PackedLine } from './order-parcels.row.js';

export type StoredParcels = Pick<OrderParcelsRow, 'lines' | 'parcels'>;

/** The parcels of orders, and the day on which they were promised to leave, for joins in SQL. */
export const orderParcels = `(
  select order_id, due_on, jsonb_build_object('lines', lines, 'parcels', parcels) as parcels from order_parcels)`;

/** The orders with something to ship, for counts in SQL. */
export const ordersToShip = '(select order_id from order_parcels where is_waiting)';

/** The parcels as people read them. */
export function shownParcels({ lines, parcels }: StoredParcels): ShippedParcel[] {
  return parcels.map(({ parcelId: id, carrier, trackingCode, state, pieces, shippedAt }) => {
    const trackingUrl = trackingUrlOf(carrier, trackingCode);
    return { id, carrier, trackingCode, trackingUrl, state, shippedAt, pieces: namedPieces(lines, pieces) };
  });
}

export function namedPieces(
  lines: readonly Pick<PackedLine, 'lineId' | 'productName'>[],
  pieces: readonly Pieces[],
): ShippedParcel['pieces'] {
  const nameOf = (lineId: string) => lines.find((line) => line.lineId === lineId)!.productName;
  return pieces.map(({ lineId: id, quantity }) => ({ id, productName: nameOf(id), quantity }));
}

/** The ids of the orders with a parcel of this tracking code, for SQL. `code`: a parameter. */
export const ordersTracked = (code: string): string => `(
  select order_id from order_parcels
  where parcels @> jsonb_build_array(jsonb_build_object('trackingCode', ${code}::text)))`;
