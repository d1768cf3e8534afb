import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { stockDecider } from '../stock.decider.js';
import { productId, stockOpened, stockSold } from '../stock.fixtures.js';
import { OpenStock } from './open-stock.js';

const open = (onHand: number | null) => new OpenStock({ productId, onHand }, contextAt());

describe('opening a stock', () => {
  it('sets the initial stock, limited or unlimited', () => {
    given(stockDecider)
      .when(open(120))
      .then([stockOpened(120)]);
    given(stockDecider)
      .when(open(null))
      .then([stockOpened(null)]);
  });

  it('happens once, and subtracts a sale that came first', () => {
    given(stockDecider, [stockOpened(120)])
      .when(open(5))
      .thenNothing();
    given(stockDecider, [stockSold('o1', 2, -2)])
      .when(open(120))
      .then([stockOpened(120, 118)]);
  });
});
