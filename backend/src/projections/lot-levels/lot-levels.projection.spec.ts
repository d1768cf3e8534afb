import type { StockEvent } from '../../inventory/stock.events.js';
import {
  cameBack,
  received,
  recalled,
  registered,
  saleReverted,
  shipped,
  stockOpened,
  stockSold,
} from '../../inventory/stock.fixtures.js';
import { recorded, recordedStream } from '../../testing/recorded-events.js';
import { foldProjection } from '../fold-projection.fixtures.js';
import { lotLevels } from './lot-levels.projection.js';

const at = '2026-03-02T09:00:00.000Z';
const levelsAfter = (...events: StockEvent[]) =>
  foldProjection(lotLevels, [recorded('stock-1', stockOpened(3)), ...recordedStream('stock-7', events)]).filter(
    ({ productId }) => productId === 7,
  );
const quantities = (...events: StockEvent[]) =>
  Object.fromEntries(levelsAfter(...events).map(({ lot, quantity }) => [lot ?? 'none', quantity]));
const sold = stockSold('old', 2, 8);
const soldBefore = { ...sold, data: { ...sold.data, leftAtOnce: true } } as StockEvent;

describe('lot-levels', () => {
  it('counts what lies on the shelf by lot until a parcel leaves', () => {
    const stock = [stockOpened(10), received('L1', '2027-06-30', 5, 15), stockSold('o1', 6, 9)];
    expect(quantities(...stock)).toEqual({ none: 10, L1: 5 });
    const left = shipped('o1', [
      { lot: 'L1', quantity: 5 },
      { lot: null, quantity: 1 },
    ]);
    expect(quantities(...stock, left)).toEqual({ none: 9, L1: 0 });
    const corrected: StockEvent = {
      type: 'StockShipmentCorrected',
      data: { correctionId: 'k1', saleId: 'o1', orderId: 'o1', from: 'L1', to: null, quantity: 2 },
    };
    expect(quantities(...stock, left, corrected)).toEqual({ none: 7, L1: 2 });
    expect(quantities(...stock, left, saleReverted('o1', 6, 15, null, [{ lot: 'L1', quantity: 5 }]))).toEqual({
      none: 9,
      L1: 5,
    });
  });

  it('knows since when pieces of a lot can be in parcels, when it was finished and recalled', () => {
    const stock = [stockOpened(10), received('L1', '2027-06-30', 5, 15)];
    expect(levelsAfter(...stock)[1]).toMatchObject({ bestBefore: '2027-06-30', since: at, emptiedAt: null });
    const finished = [...stock, stockSold('o1', 5, 10), shipped('o1', [{ lot: 'L1', quantity: 5 }]), recalled('L1')];
    expect(levelsAfter(...finished)[1]).toMatchObject({ emptiedAt: at, recalledAt: at });
    const back = recorded('stock-7', cameBack('o1', [{ lot: 'L1', quantity: 1 }], 11));
    const later = { ...back, metadata: { ...back.metadata, occurredAt: '2026-05-01T09:00:00.000Z' } };
    const afterReturn = foldProjection(lotLevels, [...recordedStream('stock-7', finished), later]);
    expect(afterReturn.find((row) => row.lot === 'L1')).toMatchObject({ quantity: 1, emptiedAt: at });
    const lot = { number: 'L1', bestBefore: '2027-06-30' };
    const assigned: StockEvent = { type: 'StockAssignedToLot', data: { changeId: 'k1', lot, quantity: 3 } };
    expect(levelsAfter(...finished, assigned)).toMatchObject([
      { lot: null, quantity: 7 },
      { lot: 'L1', quantity: 3, since: null, emptiedAt: null },
    ]);
  });

  it('subtracts a sale from before lots at once, and counts none of unlimited stock', () => {
    expect(quantities(stockOpened(10), soldBefore)).toEqual({ none: 8 });
    const limited: StockEvent = {
      type: 'StockMadeLimited',
      data: { changeId: 'k3', lots: [], unassignedAfter: 32, onHandAfter: 30 },
    };
    const unlimited: StockEvent = { type: 'StockMadeUnlimited', data: { changeId: 'k2', onHandBefore: 10 } };
    const stock = [stockOpened(10), unlimited, registered('k1', 'damage', -4, null)];
    expect(levelsAfter(...stock)).toMatchObject([{ quantity: 0, isCounted: false }]);
    expect(levelsAfter(...stock, limited)).toMatchObject([{ quantity: 32, isCounted: true }]);
  });
});
