import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import type { StockEvent } from '../stock.events.js';
import { stockDecider } from '../stock.decider.js';
import { productId, stockOpened, stockSold } from '../stock.fixtures.js';
import { AdjustStock } from './adjust-stock.js';

const adjust = (stockBase: number | null, stock: number | null) =>
  new AdjustStock({ productId, changeId: 'k1', stockBase, stock }, contextAt());
const adjusted = (quantity: number, onHandAfter: number): StockEvent => ({
  type: 'StockAdjusted',
  data: { changeId: 'k1', quantity, lots: [{ lot: null, quantity }], onHandAfter },
});
const madeUnlimited: StockEvent = { type: 'StockMadeUnlimited', data: { changeId: 'k1', onHandBefore: 8 } };
const madeLimited: StockEvent = {
  type: 'StockMadeLimited',
  data: { changeId: 'k1', lots: [], unassignedAfter: 25, onHandAfter: 25 },
};

describe('adjusting stock from the product form', () => {
  it('books the difference, so that a sale during editing stays sold', () => {
    given(stockDecider, [stockOpened(10), stockSold('o1', 2, 8)])
      .when(adjust(10, 15))
      .then([adjusted(5, 13)]);
    given(stockDecider, [stockOpened(10), stockSold('o1', 2, 8)])
      .when(adjust(10, 4))
      .then([adjusted(-6, 2)]);
  });

  it('does nothing when the figure is unchanged', () => {
    given(stockDecider, [stockOpened(10), stockSold('o1', 2, 8)])
      .when(adjust(10, 10))
      .thenNothing();
    given(stockDecider, [stockOpened(null)])
      .when(adjust(null, null))
      .thenNothing();
  });

  it('is refused when the result would be negative', () => {
    given(stockDecider, [stockOpened(10), stockSold('o1', 8, 2)])
      .when(adjust(10, 7))
      .thenRefused('stock-below-zero', { onHand: 2 });
  });

  it('makes stock unlimited and limited again', () => {
    given(stockDecider, [stockOpened(8)])
      .when(adjust(8, null))
      .then([madeUnlimited]);
    given(stockDecider, [stockOpened(null)])
      .when(adjust(null, 25))
      .then([madeLimited]);
  });

  it('sets the submitted figure when a concurrent change made the stock limited or unlimited', () => {
    given(stockDecider, [stockOpened(null)])
      .when(adjust(8, 25))
      .then([madeLimited]);
    given(stockDecider, [stockOpened(8)])
      .when(adjust(null, 25))
      .then([adjusted(17, 25)]);
    given(stockDecider, [stockOpened(null)])
      .when(adjust(8, null))
      .thenNothing();
  });
});
