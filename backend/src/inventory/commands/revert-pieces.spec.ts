import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { stockDecider } from '../stock.decider.js';
import { stockOpened } from '../stock.fixtures.js';
import type { StockEvent } from '../stock.events.js';
import { RevertPieces } from './revert-pieces.js';
import { RevertSale } from './revert-sale.js';

const ids = { saleId: 'o1', orderId: 'o1' };
const sold: StockEvent = {
  type: 'StockSold',
  data: { ...ids, checkoutId: null, quantity: 3, releasedQuantity: 0, leftAtOnce: false, onHandAfter: 7 },
};
const reverted = (returnId: string | null, quantity: number, onHandAfter: number): StockEvent => ({
  type: 'StockSaleReverted',
  data: { ...ids, returnId, quantity, lots: [], onHandAfter },
});
const revert = (quantity: number, returnId = 'r1') =>
  new RevertPieces({ productId: 7, ...ids, returnId, quantity }, contextAt());
const revertAll = new RevertSale({ productId: 7, ...ids }, contextAt());
const stocked = [stockOpened(10), sold];

describe('reverting pieces that never left', () => {
  it('returns them to the shelf once per return', () => {
    given(stockDecider, stocked)
      .when(revert(1))
      .then([reverted('r1', 1, 8)]);
    given(stockDecider, [...stocked, reverted('r1', 1, 8)])
      .when(revert(1, 'r2'))
      .then([reverted('r2', 1, 9)]);
  });

  it('returns no more than the sale still holds', () => {
    given(stockDecider, [...stocked, reverted('r1', 2, 9)])
      .when(revert(2, 'r2'))
      .then([reverted('r2', 1, 10)]);
    given(stockDecider, [...stocked, reverted(null, 3, 10)])
      .when(revert(1))
      .thenNothing();
    given(stockDecider, [stockOpened(10)])
      .when(revert(1))
      .thenNothing();
  });

  it('leaves the rest to the reversal of the sale', () => {
    given(stockDecider, [...stocked, reverted('r1', 1, 8)])
      .when(revertAll)
      .then([reverted(null, 2, 10)]);
  });
});
