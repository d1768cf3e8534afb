import { Map } from 'immutable';
import type { StockEvent } from './stock.events.js';

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
  /** Ids of the changes by staff and of the returns whose pieces never left, for good. */
  changes: Map<ChangeId, true>;
}

type CheckoutId = string;
type SaleId = string;
type ChangeId = string;

export const initialStock: Stock = {
  status: 'unopened',
  onHand: 0,
  reserved: 0,
  reservations: Map(),
  sales: Map(),
  changes: Map(),
};

export function evolve(stock: Stock, event: StockEvent): Stock {
  const { data, type } = event;
  switch (type) {
    case 'StockOpened':
      return { ...stock, status: 'open', onHand: data.onHandAfter };
    case 'StockReserved': {
      const { checkoutId, quantity, previousQuantity } = data;
      return withReservation(stock, checkoutId, quantity, quantity - previousQuantity);
    }
    case 'StockReleased':
      return withReservation(stock, data.checkoutId, 0, -data.quantity);
    case 'StockSold': {
      const { saleId, checkoutId, quantity, releasedQuantity, onHandAfter: onHand } = data;
      const sold = { ...stock, onHand, sales: stock.sales.set(saleId, quantity) };
      if (checkoutId === null || releasedQuantity === 0) return sold;
      return withReservation(sold, checkoutId, 0, -releasedQuantity);
    }
    case 'StockSaleReverted':
      return withReversal({ ...stock, onHand: data.onHandAfter }, data);
    case 'StockChangeRegistered':
    case 'StockAdjusted':
    case 'StockMadeLimited':
      return { ...stock, onHand: data.onHandAfter, changes: stock.changes.set(data.changeId, true) };
    case 'StockMadeUnlimited':
      return { ...stock, onHand: null, changes: stock.changes.set(data.changeId, true) };
  }
}

function withReversal(
  stock: Stock,
  { saleId, returnId, quantity }: Extract<StockEvent, { type: 'StockSaleReverted' }>['data'],
): Stock {
  if (returnId === null) return { ...stock, sales: stock.sales.set(saleId, 0) };
  const sales = stock.sales.set(saleId, stock.sales.get(saleId, 0) - quantity);
  return { ...stock, sales, changes: stock.changes.set(returnId, true) };
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
