import type { StockEvent } from '../../inventory/stock.events.js';
import {
  registered,
  saleReverted,
  stockOpened,
  stockReleased,
  stockReserved,
  stockSold,
} from '../../inventory/stock.fixtures.js';
import { recorded, recordedStream } from '../../testing/recorded-events.js';
import { foldProjection } from '../fold-projection.fixtures.js';
import { stockLevels } from './stock-levels.projection.js';

const levelAfter = (...events: StockEvent[]) =>
  foldProjection(stockLevels, [recorded('stock-1', stockOpened(3)), ...recordedStream('stock-7', events)])[1];

describe('stock-levels', () => {
  it('has one row per product', () => {
    const rows = foldProjection(stockLevels, [
      recorded('stock-1', stockOpened(3)),
      recorded('stock-7', stockOpened(null)),
      recorded('stock-1', stockReserved('c1', 2)),
    ]);
    expect(rows).toEqual([
      { productId: 1, onHand: 3, reserved: 2, corrections: 0, available: 1 },
      { productId: 7, onHand: null, reserved: 0, corrections: 0, available: null },
    ]);
  });

  it('subtracts reservations and sales from the available stock', () => {
    const held = [stockOpened(10), stockReserved('c1', 2), stockReserved('c1', 4, 2), stockReserved('c2', 1)];
    expect(levelAfter(...held)).toEqual({ productId: 7, onHand: 10, reserved: 5, corrections: 0, available: 5 });
    const sold = [...held, stockSold('o1', 4, 6, { checkoutId: 'c1', releasedQuantity: 4 }), stockReleased('c2', 1)];
    expect(levelAfter(...sold)).toEqual({ productId: 7, onHand: 6, reserved: 0, corrections: 0, available: 6 });
    expect(levelAfter(...sold, saleReverted('o1', 4, 10))).toMatchObject({ onHand: 10, available: 10 });
  });

  it('never shows negative stock, and accepts a sale before the opening', () => {
    expect(levelAfter(stockSold('o1', 2, -2))).toEqual({
      productId: 7,
      onHand: -2,
      reserved: 0,
      corrections: 0,
      available: 0,
    });
    expect(levelAfter(stockSold('o1', 2, -2), stockOpened(5, 3))).toMatchObject({ onHand: 3, available: 3 });
  });

  it('applies changes by staff', () => {
    const changes: StockEvent[] = [
      stockOpened(10),
      { type: 'StockMadeUnlimited', data: { changeId: 'k1', onHandBefore: 10 } },
      { type: 'StockMadeLimited', data: { changeId: 'k2', lots: [], unassignedAfter: 30, onHandAfter: 30 } },
      {
        type: 'StockAdjusted',
        data: { changeId: 'k3', quantity: -5, lots: [{ lot: null, quantity: -5 }], onHandAfter: 25 },
      },
      registered('k4', 'restock', 60, 85),
    ];
    const onHand = changes.map((_, index) => levelAfter(...changes.slice(0, index + 1))?.onHand);
    expect(onHand).toEqual([10, null, 30, 25, 85]);
  });
});
