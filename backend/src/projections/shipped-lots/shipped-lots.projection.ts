import { idOf, type Event, type Recorded } from '../../platform/event-sourcing/events.js';
import { projection, tally, type Change } from '../../platform/event-sourcing/read-models/projection.js';
import { stockEventTypes, type StockEvent } from '../../inventory/stock.events.js';
import { ShippedLotsRow } from './shipped-lots.row.js';

type Pieces = ShippedLotsRow['lots'][number];

/** Which lots were in which parcel? Without a lot: any that was on the shelf then. */
export const shippedLots = projection<StockEvent>()({
  name: 'shipped-lots',
  version: 1,
  row: ShippedLotsRow,
  eventTypes: stockEventTypes,
  on: {
    StockSold: (event) => {
      const { leftAtOnce, quantity } = event.data;
      return leftAtOnce ? parcel(event, [{ lot: null, quantity }]) : [];
    },
    StockShipped: (event) => parcel(event, event.data.lots),
    StockShipmentUndone: (event) => parcel(event, negated(event.data.lots)),
    StockShipmentCorrected: (event) => {
      const { from, to, quantity } = event.data;
      return parcel(event, [
        { lot: from, quantity: -quantity },
        { lot: to, quantity },
      ]);
    },
    StockSaleReverted: (event) => (event.data.quantity === 0 ? [] : parcel(event, negated(event.data.lots))),
  },
});

const negated = (pieces: readonly Pieces[]) => pieces.map(({ lot, quantity }) => ({ lot, quantity: -quantity }));

function parcel(
  { streamId, data, metadata }: Recorded<Event>,
  pieces: readonly Pieces[],
): Change<ShippedLotsRow> | Change<ShippedLotsRow>[] {
  if (pieces.length === 0) return [];
  const { saleId, orderId } = data as { saleId: string; orderId: string };
  const productId = Number(idOf(streamId));
  const key = `${productId}/${saleId}`;
  const shippedAt = metadata.occurredAt;
  return tally<ShippedLotsRow>(
    key,
    () => ({ key, productId, saleId, orderId, shippedAt, lots: [] }),
    (row) => ({ ...row, shippedAt: row.lots.length === 0 ? shippedAt : row.shippedAt, lots: sum(row.lots, pieces) }),
  );
}

function sum(before: readonly Pieces[], more: readonly Pieces[]): Pieces[] {
  const all = [...before, ...more];
  return [...new Set(all.map(({ lot }) => lot))]
    .map((lot) => ({ lot, quantity: all.reduce((total, one) => total + (one.lot === lot ? one.quantity : 0), 0) }))
    .filter(({ quantity }) => quantity > 0);
}
