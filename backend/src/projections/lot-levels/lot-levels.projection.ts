import { idOf, type Event, type Recorded } from '../../platform/event-sourcing/events.js';
import { projection, tally, type Change } from '../../platform/event-sourcing/read-models/projection.js';
import { stockEventTypes, type StockEvent, type StoredLot } from '../../inventory/stock.events.js';
import { LotLevelsRow } from './lot-levels.row.js';

interface Pieces {
  lot: string | null;
  quantity: number;
}

/** What lies on the shelf, by lot? Sold pieces lie there until their parcel leaves. */
export const lotLevels = projection<StockEvent>()({
  name: 'lot-levels',
  version: 2,
  row: LotLevelsRow,
  eventTypes: stockEventTypes,
  on: {
    StockOpened: (event) => {
      const { onHand, onHandAfter } = event.data;
      const opened = (row: LotLevelsRow) => ({
        quantity: row.quantity + (onHand ?? 0),
        isCounted: onHandAfter !== null,
      });
      return changed(event, null, opened);
    },
    StockSold: (event) => {
      const { leftAtOnce, quantity } = event.data;
      return leftAtOnce ? moved(event, [{ lot: null, quantity: -quantity }]) : [];
    },
    StockShipped: (event) => moved(event, negated(event.data.lots)),
    StockShipmentUndone: (event) => moved(event, event.data.lots),
    StockShipmentCorrected: (event) => {
      const { from, to, quantity } = event.data;
      return moved(event, [
        { lot: from, quantity },
        { lot: to, quantity: -quantity },
      ]);
    },
    StockSaleReverted: (event) => moved(event, event.data.lots),
    StockChangeRegistered: (event) => {
      const { lot, lots, saleId } = event.data;
      return [
        ...(lot ? [named(event, lot, event.metadata.occurredAt)] : []),
        ...moved(event, lots, { cameBack: saleId !== null }),
      ];
    },
    StockAssignedToLot: (event) => {
      const { lot, quantity } = event.data;
      const pieces = [
        { lot: null, quantity: -quantity },
        { lot: lot.number, quantity },
      ];
      return [named(event, lot, null), ...moved(event, pieces)];
    },
    LotRecalled: (event) => changed(event, event.data.lot, () => ({ recalledAt: event.metadata.occurredAt })),
    StockAdjusted: (event) => moved(event, event.data.lots),
    StockMadeLimited: (event) => {
      const { lots, unassignedAfter } = event.data;
      const limited = () => ({ quantity: unassignedAfter, isCounted: true });
      return [...moved(event, lots), changed(event, null, limited)];
    },
    StockMadeUnlimited: (event) => changed(event, null, () => ({ quantity: 0, isCounted: false })),
  },
});

const negated = (pieces: readonly Pieces[]) => pieces.map(({ lot, quantity }) => ({ lot, quantity: -quantity }));

/** What came back of a recalled lot is taken off at once. It does not make the lot lie on the shelf again. */
function moved(event: Recorded<Event>, pieces: readonly Pieces[], { cameBack = false } = {}): Change<LotLevelsRow>[] {
  return pieces.map(({ lot, quantity }) =>
    changed(event, lot, (row) => {
      const after = row.isCounted ? row.quantity + quantity : row.quantity;
      const isEmpty = lot !== null && after === 0;
      const kept = isEmpty || (cameBack && row.recalledAt !== null) ? row.emptiedAt : null;
      return { quantity: after, emptiedAt: kept ?? (isEmpty ? event.metadata.occurredAt : null) };
    }),
  );
}

/** `since`: null when pieces of it were among those without a lot before. */
function named(event: Recorded<Event>, { number, bestBefore }: StoredLot, since: string | null): Change<LotLevelsRow> {
  return changed(event, number, (row) => {
    const isNew = row.bestBefore === null;
    return { bestBefore, since: isNew || since === null ? since : row.since };
  });
}

function changed(
  { streamId }: Recorded<Event>,
  lot: string | null,
  change: (row: LotLevelsRow) => Partial<LotLevelsRow>,
): Change<LotLevelsRow> {
  const productId = Number(idOf(streamId));
  const key = `${productId}/${lot ?? ''}`;
  const none = { bestBefore: null, quantity: 0, isCounted: true, since: null, emptiedAt: null, recalledAt: null };
  const empty: LotLevelsRow = { key, productId, lot, ...none };
  return tally(
    key,
    () => empty,
    (row) => ({ ...row, ...change(row) }),
  );
}
