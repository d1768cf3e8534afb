import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { stockDecider } from '../stock.decider.js';
import { productId, saleReverted, stockOpened, stockReleased, stockReserved, stockSold } from '../stock.fixtures.js';
import { SellStock } from './sell-stock.js';

const sell = (saleId: string, quantity: number, checkoutId: string | null = null) =>
  new SellStock({ productId, saleId, orderId: saleId, checkoutId, quantity }, contextAt());

describe('selling stock', () => {
  it('ends the reservation of its checkout', () => {
    given(stockDecider, [stockOpened(5), stockReserved('c1', 2)])
      .when(sell('o1', 2, 'c1'))
      .then([stockSold('o1', 2, 3, { checkoutId: 'c1', releasedQuantity: 2 })]);
  });

  it('succeeds without a reservation and never refuses', () => {
    given(stockDecider, [stockOpened(1), stockReserved('c2', 1)])
      .when(sell('o1', 2))
      .then([stockSold('o1', 2, -1)]);
    given(stockDecider)
      .when(sell('o1', 2))
      .then([stockSold('o1', 2, -2)]);
  });

  it('keeps unlimited stock unlimited', () => {
    given(stockDecider, [stockOpened(null)])
      .when(sell('o1', 2))
      .then([stockSold('o1', 2, null)]);
  });

  it('happens once per sale, also after it was reverted', () => {
    given(stockDecider, [stockOpened(5), stockSold('o1', 2, 3), saleReverted('o1', 2, 5)])
      .when(sell('o1', 2))
      .thenNothing();
    given(stockDecider, [stockOpened(5), stockSold('o1', 2, 3), saleReverted('o1', 2, 5)])
      .when(sell('o1/2', 2))
      .then([stockSold('o1/2', 2, 3)]);
  });

  it('only releases the reservation when the reversal arrived first', () => {
    given(stockDecider, [stockOpened(5), stockReserved('c1', 2), saleReverted('o1', 0, 5)])
      .when(sell('o1', 2, 'c1'))
      .then([stockReleased('c1', 2)]);
  });
});
