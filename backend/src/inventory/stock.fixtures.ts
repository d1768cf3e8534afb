import type { StoredSample } from '../testing/recorded-events.js';
import type { StockEvent } from './stock.events.js';

export const productId = 7;

export const stockOpened = (onHand: number | null, onHandAfter = onHand): StockEvent => ({
  type: 'StockOpened',
  data: { onHand, onHandAfter },
});

export const stockReserved = (checkoutId: string, quantity: number, previousQuantity = 0): StockEvent => ({
  type: 'StockReserved',
  data: { checkoutId, quantity, previousQuantity },
});

export const stockReleased = (checkoutId: string, quantity: number): StockEvent => ({
  type: 'StockReleased',
  data: { checkoutId, quantity },
});

/** A sale of order `saleId`, without a reservation unless `reserved` says so. */
export const stockSold = (
  saleId: string,
  quantity: number,
  onHandAfter: number | null,
  reserved: { checkoutId: string; releasedQuantity: number } | null = null,
): StockEvent => ({
  type: 'StockSold',
  data: {
    saleId,
    orderId: saleId,
    checkoutId: reserved?.checkoutId ?? null,
    quantity,
    releasedQuantity: reserved?.releasedQuantity ?? 0,
    onHandAfter,
  },
});

export const saleReverted = (
  saleId: string,
  quantity: number,
  onHandAfter: number | null,
  returnId: string | null = null,
): StockEvent => ({
  type: 'StockSaleReverted',
  data: { saleId, orderId: saleId, returnId, quantity, onHandAfter },
});

/** Data exactly as stored: a new version adds a sample and keeps the old ones. */
export const storedStockEvents: StoredSample[] = [
  { type: 'StockOpened', version: 1, data: { onHand: 120, onHandAfter: 120 } },
  { type: 'StockReserved', version: 1, data: { checkoutId: 'c1', quantity: 3, previousQuantity: 1 } },
  { type: 'StockReleased', version: 1, data: { checkoutId: 'c1', quantity: 3 } },
  {
    type: 'StockSold',
    version: 1,
    data: { saleId: 'o1', orderId: 'o1', checkoutId: 'c1', quantity: 3, releasedQuantity: 3, onHandAfter: 117 },
  },
  { type: 'StockSaleReverted', version: 1, data: { saleId: 'o1', orderId: 'o1', quantity: 3, onHandAfter: 120 } },
  { type: 'StockSaleReverted', version: 2, data: saleReverted('o1', 1, 118, 'r1').data },
  {
    type: 'StockChangeRegistered',
    version: 1,
    data: { changeId: 'k1', changeType: 'damage', quantity: -2, note: 'Doos gevallen', onHandAfter: 118 },
  },
  { type: 'StockAdjusted', version: 1, data: { changeId: 'k2', quantity: 5, onHandAfter: 123 } },
  { type: 'StockMadeUnlimited', version: 1, data: { changeId: 'k3', onHandBefore: 123 } },
  { type: 'StockMadeLimited', version: 1, data: { changeId: 'k4', onHandAfter: 60 } },
];
