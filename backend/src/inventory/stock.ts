import type { StockEvent } from './stock.events.js';

/** One thing to remember: the latest quantity under a key. Older entries stay behind it. */
interface Entry {
  key: string;
  quantity: number;
  older: Entry | null;
}

/**
 * What the rules of a stock read. Which sales, changes and reservations were seen is a linked list: adding to it costs
 * the same after five sales as after fifty thousand, nothing is copied and an older state stays valid. A rule walks it
 * once per command, which is little beside the reading of the stream.
 */
export interface Stock {
  status: 'unopened' | 'open';
  /** Pieces on the shelf; null means unlimited. Below zero when more was paid for than there was. */
  onHand: number | null;
  /** Pieces of `onHand` that open checkouts hold. */
  reserved: number;
  seen: Entry | null;
}

export const initialStock: Stock = { status: 'unopened', onHand: 0, reserved: 0, seen: null };

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

function see(stock: Stock, key: string, quantity: number): Entry {
  return { key, quantity, older: stock.seen };
}

/** The latest quantity under a key; undefined when the stream has never seen it. */
export function seen(stock: Stock, key: string): number | undefined {
  let entry = stock.seen;
  while (entry !== null && entry.key !== key) entry = entry.older;
  return entry?.quantity;
}

/** What is on hand after `quantity` pieces came (or went, when negative); unlimited stays unlimited. */
export function onHandAfter(stock: Stock, quantity: number): number | null {
  return stock.onHand === null ? null : stock.onHand + quantity;
}
