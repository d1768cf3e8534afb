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
import { stockLedger } from './stock-ledger.projection.js';

const linesAfter = (...events: StockEvent[]) =>
  foldProjection(stockLedger, [...recordedStream('stock-7', events), recorded('stock-8', stockOpened(1))]).filter(
    (line) => line.productId === 7,
  );
const restocked = registered('k1', 'restock', 60, 66, 'Levering week 10');

describe('stock-ledger', () => {
  it('writes a line per movement, and none for reservations', () => {
    const lines = linesAfter(stockOpened(10), stockReserved('c1', 4), stockReleased('c1', 4), stockSold('o1', 4, 6));
    expect(lines).toEqual([
      {
        eventId: 'stock-7@0',
        productId: 7,
        revision: 0,
        type: 'opening',
        quantity: 10,
        delta: 10,
        onHandAfter: 10,
        note: null,
        orderId: null,
        at: '2026-03-02T09:00:00.000Z',
        actorKind: 'system',
        actorId: null,
      },
      expect.objectContaining({ eventId: 'stock-7@3', type: 'sale', quantity: -4, orderId: 'o1', onHandAfter: 6 }),
    ]);
  });

  it('adds up to the stock on hand for any events', () => {
    const history: StockEvent[] = [
      stockSold('o0', 2, -2),
      stockOpened(12, 10),
      stockSold('o1', 4, 6),
      restocked,
      saleReverted('o1', 4, 70),
      saleReverted('o2', 0, 70),
      { type: 'StockMadeUnlimited', data: { changeId: 'k2', onHandBefore: 70 } },
      stockSold('o3', 5, null),
      { type: 'StockMadeLimited', data: { changeId: 'k3', lots: [], unassignedAfter: 30, onHandAfter: 30 } },
      {
        type: 'StockAdjusted',
        data: { changeId: 'k4', quantity: -7, lots: [{ lot: null, quantity: -7 }], onHandAfter: 23 },
      },
    ];
    const lines = linesAfter(...history);
    expect(lines.map(({ type }) => type)).toEqual([
      'sale',
      'opening',
      'sale',
      'restock',
      'sale-reverted',
      'made-unlimited',
      'sale',
      'made-limited',
      'adjustment',
    ]);
    expect(lines.reduce((sum, { delta }) => sum + delta, 0)).toBe(23);
  });

  it('records the note and its author', () => {
    const event = recorded('stock-7', restocked);
    const byStaff = { ...event, metadata: { ...event.metadata, actor: { kind: 'staff' as const, id: '3' } } };
    expect(foldProjection(stockLedger, [byStaff])).toMatchObject([
      { type: 'restock', note: 'Levering week 10', actorKind: 'staff', actorId: '3' },
    ]);
  });
});
