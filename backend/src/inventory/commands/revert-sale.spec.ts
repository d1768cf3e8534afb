import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { stockDecider } from '../stock.decider.js';
import { productId, saleReverted, stockOpened, stockSold } from '../stock.fixtures.js';
import { RevertSale } from './revert-sale.js';

const revert = (saleId: string) => new RevertSale({ productId, saleId, orderId: saleId }, contextAt());

describe('reverting a sale', () => {
  it('returns the pieces of that sale to stock, once', () => {
    given(stockDecider, [stockOpened(5), stockSold('o1', 2, 3), stockSold('o2', 1, 2)])
      .when(revert('o1'))
      .then([saleReverted('o1', 2, 4)]);
  });

  it('keeps unlimited stock unlimited', () => {
    given(stockDecider, [stockOpened(null), stockSold('o1', 2, null)])
      .when(revert('o1'))
      .then([saleReverted('o1', 2, null)]);
  });

  it('reverts a sale that arrives later', () => {
    given(stockDecider, [stockOpened(5)])
      .when(revert('o1'))
      .then([saleReverted('o1', 0, 5)]);
  });
});
