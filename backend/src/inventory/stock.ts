import { Map } from 'immutable';
import {
  atMost,
  countOf,
  exchanged,
  lastOf,
  negated,
  sumOf,
  unknownLot,
  without,
  withPieces,
  type LotPieces,
  type Shelf,
} from './lots.js';
import { contentOf } from './repeated-change.js';
import type { StockEvent, StoredLot } from './stock.events.js';

/** What the rules of a stock read. The maps are persistent, so updates and lookups cost O(log n) and never copy. */
export interface Stock {
  status: 'unopened' | 'open';
  /** Pieces on the shelf; null means unlimited. Below zero when more was paid for than there was. */
  onHand: number | null;
  /** Pieces of `onHand` that open checkouts reserved. */
  reserved: number;
  /** Pieces by checkout id, only while the checkout has reserved some. */
  reservations: Map<CheckoutId, number>;
  /** Pieces by sale id, for good, without the reverted ones; 0 once the sale is reverted. */
  sales: Map<SaleId, number>;
  /** The last sale of an order that was reinstated. The first sale has the id of its order. */
  laterSales: Map<OrderId, SaleId>;
  /**
   * What the changes by staff, the shipments, and the returns whose pieces never left asked for, by id, for good. Null where
   * nobody can ask for something else under the same id.
   */
  changes: Map<ChangeId, ChangeContent | null>;
  /** How often staff corrected what lies on the shelf. */
  corrections: number;
  /** What lies on the shelf: `onHand`, and what was sold and has not left. */
  shelf: Shelf;
  /** Pieces by sale id that left the shelf. */
  left: Map<SaleId, readonly LotPieces[]>;
  /** Pieces of `left` that came back to the shelf by a return. `left` keeps them, for a recall. */
  returned: Map<SaleId, readonly LotPieces[]>;
}

type CheckoutId = string;
type OrderId = string;
type SaleId = string;
type ChangeId = string;
type ChangeContent = string;

export const initialStock: Stock = {
  status: 'unopened',
  onHand: 0,
  reserved: 0,
  reservations: Map(),
  sales: Map(),
  laterSales: Map(),
  changes: Map(),
  corrections: 0,
  shelf: { lots: Map(), unassigned: 0 },
  left: Map(),
  returned: Map(),
};

export function evolve(stock: Stock, event: StockEvent): Stock {
  const { data, type } = event;
  switch (type) {
    case 'StockOpened':
      return {
        ...stock,
        status: 'open',
        onHand: data.onHandAfter,
        shelf: moved(stock, [{ lot: null, quantity: data.onHand ?? 0 }]),
      };
    case 'StockReserved': {
      const { checkoutId, quantity, previousQuantity } = data;
      return withReservation(stock, checkoutId, quantity, quantity - previousQuantity);
    }
    case 'StockReleased':
      return withReservation(stock, data.checkoutId, 0, -data.quantity);
    case 'StockSold': {
      const { saleId, orderId, checkoutId, quantity, releasedQuantity, onHandAfter: onHand } = data;
      const laterSales = saleId === orderId ? stock.laterSales : stock.laterSales.set(orderId, saleId);
      const opened = { ...stock, onHand, laterSales, sales: stock.sales.set(saleId, quantity) };
      const sold = data.leftAtOnce ? withLeft(opened, saleId, [{ lot: null, quantity }]) : opened;
      if (checkoutId === null || releasedQuantity === 0) return sold;
      return withReservation(sold, checkoutId, 0, -releasedQuantity);
    }
    case 'StockSaleReverted':
      return withReversal({ ...stock, onHand: data.onHandAfter }, data);
    case 'StockShipped':
      return changed(withLeft(stock, data.saleId, data.lots), data.shipmentId);
    case 'StockShipmentUndone':
      return changed(withLeft(stock, data.saleId, negated(data.lots)), data.shipmentId);
    case 'StockShipmentCorrected': {
      const { correctionId, saleId, from, to, quantity } = data;
      const after = withLeft(stock, saleId, exchanged(from, to, quantity));
      const back = returnedOf(stock, saleId);
      const movedAlong = Math.max(countOf(back, from) - countOf(leftOf(after, saleId), from), 0);
      const corrected = withReturned(after, saleId, [...back, ...exchanged(from, to, movedAlong)]);
      return changed(corrected, correctionId, contentOf(data));
    }
    case 'StockChangeRegistered': {
      const named = data.lot ? withLot(stock, data.lot) : stock;
      const { saleId, lots, onHandAfter: onHand } = data;
      const after = corrected(
        { ...named, onHand, shelf: moved(named, lots) },
        data.changeId,
        saleId === null ? contentOf(data) : null,
      );
      if (saleId === null) return after;
      return withReturned(after, saleId, [...returnedOf(stock, saleId), ...atMost(lots, awayOf(stock, saleId))]);
    }
    case 'StockAssignedToLot': {
      const { changeId, lot, quantity } = data;
      const named = withLot(stock, lot);
      return changed(
        { ...named, shelf: moved(named, exchanged(null, lot.number, quantity)) },
        changeId,
        contentOf(data),
      );
    }
    case 'LotRecalled': {
      const lots = stock.shelf.lots.update(data.lot, unknownLot, (lot) => ({ ...lot, isRecalled: true }));
      return { ...stock, shelf: { ...stock.shelf, lots } };
    }
    case 'StockAdjusted':
      return corrected({ ...stock, onHand: data.onHandAfter, shelf: moved(stock, data.lots) }, data.changeId);
    case 'StockMadeLimited': {
      const shelf = { ...moved(stock, data.lots), unassigned: data.unassignedAfter };
      return corrected({ ...stock, onHand: data.onHandAfter, shelf }, data.changeId);
    }
    case 'StockMadeUnlimited':
      return changed({ ...stock, onHand: null, shelf: { ...stock.shelf, unassigned: 0 } }, data.changeId);
  }
}

const changed = (stock: Stock, changeId: ChangeId, content: ChangeContent | null = null): Stock => ({
  ...stock,
  changes: stock.changes.set(changeId, content),
});

const corrected = (stock: Stock, changeId: ChangeId, content?: ChangeContent | null): Stock =>
  changed({ ...stock, corrections: stock.corrections + 1 }, changeId, content);

const moved = (stock: Stock, pieces: readonly LotPieces[]): Shelf =>
  withPieces(stock.shelf, pieces, stock.onHand === null);

/** Moves pieces from the shelf into a parcel, or back when they are negative. */
function withLeft(stock: Stock, saleId: SaleId, pieces: readonly LotPieces[]): Stock {
  const left = sumOf([...leftOf(stock, saleId), ...pieces]);
  return {
    ...stock,
    shelf: moved(stock, negated(pieces)),
    left: left.length === 0 ? stock.left.delete(saleId) : stock.left.set(saleId, left),
  };
}

function withReturned(stock: Stock, saleId: SaleId, pieces: readonly LotPieces[]): Stock {
  const returned = sumOf(pieces);
  if (returned.length === 0) return stock;
  return { ...stock, returned: stock.returned.set(saleId, returned) };
}

function withLot(stock: Stock, { number, bestBefore }: StoredLot): Stock {
  const known = stock.shelf.lots.get(number, unknownLot);
  return { ...stock, shelf: { ...stock.shelf, lots: stock.shelf.lots.set(number, { ...known, bestBefore }) } };
}

/** The sale whose pieces an order has now. */
export const saleOf = (stock: Stock, orderId: OrderId): SaleId => stock.laterSales.get(orderId, orderId);

/** The pieces of a sale that left with a parcel. */
export const leftOf = (stock: Stock, saleId: SaleId): readonly LotPieces[] => stock.left.get(saleId, []);

const returnedOf = (stock: Stock, saleId: SaleId): readonly LotPieces[] => stock.returned.get(saleId, []);

/** The pieces of a sale that left and did not come back. */
export const awayOf = (stock: Stock, saleId: SaleId): LotPieces[] =>
  without(leftOf(stock, saleId), returnedOf(stock, saleId));

/** The pieces that were sold and still lie on the shelf. */
export const awaitingOf = (stock: Stock, saleId: SaleId): number =>
  Math.max(stock.sales.get(saleId, 0) - countOf(leftOf(stock, saleId)), 0);

/** How many pieces of a sale can be reverted. Those of a return are in stock again, so they do not count. */
export const revertibleOf = (stock: Stock, saleId: SaleId): number =>
  awaitingOf(stock, saleId) + countOf(awayOf(stock, saleId));

/** The pieces of a sale that come back to the shelf when `quantity` of it is reverted: those that had left. */
export const returnedTo = (stock: Stock, saleId: SaleId, quantity: number): LotPieces[] =>
  lastOf(awayOf(stock, saleId), Math.max(quantity - awaitingOf(stock, saleId), 0));

function withReversal(
  before: Stock,
  { saleId, returnId, quantity, lots }: Extract<StockEvent, { type: 'StockSaleReverted' }>['data'],
): Stock {
  const stock = withLeft(before, saleId, negated(lots));
  if (returnId === null) return { ...stock, sales: stock.sales.set(saleId, 0) };
  const sales = stock.sales.set(saleId, stock.sales.get(saleId, 0) - quantity);
  return { ...stock, sales, changes: stock.changes.set(returnId, null) };
}

function withReservation(stock: Stock, checkoutId: CheckoutId, quantity: number, difference: number): Stock {
  const { reservations } = stock;
  return {
    ...stock,
    reserved: stock.reserved + difference,
    reservations: quantity === 0 ? reservations.delete(checkoutId) : reservations.set(checkoutId, quantity),
  };
}

/** What is on hand after `quantity` pieces came (or went, when negative); unlimited stays unlimited. */
export function onHandAfter(stock: Stock, quantity: number): number | null {
  return stock.onHand === null ? null : stock.onHand + quantity;
}
