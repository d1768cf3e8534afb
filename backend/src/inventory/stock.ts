import { Map } from 'immutable';
import type { StockEvent } from './stock.events.js';

/**
 * What the rules of a stock read. What was seen is a persistent map: an older state stays valid while a newer one shares
 * all that is the same, and both adding and looking up cost the same after five sales as after fifty thousand.
 */
export interface Stock {
  status: 'unopened' | 'open';
  /** Pieces on the shelf; null means unlimited. Below zero when more was paid for than there was. */
  onHand: number | null;
  /** Pieces of `onHand` that open checkouts hold. */
  reserved: number;
  /** Quantities by what they are of: each sale and each change for good, a reservation while it holds something. */
  seen: Map<string, number>;
}

export const initialStock: Stock = { status: 'unopened', onHand: 0, reserved: 0, seen: Map() };

export function evolve(stock: Stock, event: StockEvent): Stock {
  const { data, type } = event;
  switch (type) {
    case 'StockOpened':
      return { ...stock, status: 'open', onHand: data.onHandAfter };
    case 'StockReserved': {
      const reserved = stock.reserved + data.quantity - data.previousQuantity;
      return { ...stock, reserved, seen: see(stock, reservation(data.checkoutId), data.quantity) };
    }
    case 'StockReleased':
      return {
        ...stock,
        reserved: stock.reserved - data.quantity,
        seen: see(stock, reservation(data.checkoutId), 0),
      };
    case 'StockSold': {
      const sold = { ...stock, onHand: data.onHandAfter, seen: see(stock, sale(data.saleId), data.quantity) };
      if (data.checkoutId === null || data.releasedQuantity === 0) return sold;
      const reserved = stock.reserved - data.releasedQuantity;
      return { ...sold, reserved, seen: see(sold, reservation(data.checkoutId), 0) };
    }
    case 'StockSaleReverted':
      return { ...stock, onHand: data.onHandAfter, seen: see(stock, sale(data.saleId), 0) };
    case 'StockChangeRegistered':
    case 'StockAdjusted':
    case 'StockMadeLimited':
      return { ...stock, onHand: data.onHandAfter, seen: see(stock, stockChange(data.changeId), 0) };
    case 'StockMadeUnlimited':
      return { ...stock, onHand: null, seen: see(stock, stockChange(data.changeId), 0) };
  }
}

export const reservation = (checkoutId: string) => `reservation ${checkoutId}`;
export const sale = (saleId: string) => `sale ${saleId}`;
export const stockChange = (changeId: string) => `change ${changeId}`;

function see({ seen }: Stock, key: string, quantity: number): Map<string, number> {
  return quantity === 0 && key.startsWith(reservation('')) ? seen.delete(key) : seen.set(key, quantity);
}

/** The latest quantity under a key; undefined for what the stream has never seen, and for a reservation that is over. */
export function seen(stock: Stock, key: string): number | undefined {
  return stock.seen.get(key);
}

/** What is on hand after `quantity` pieces came (or went, when negative); unlimited stays unlimited. */
export function onHandAfter(stock: Stock, quantity: number): number | null {
  return stock.onHand === null ? null : stock.onHand + quantity;
}
