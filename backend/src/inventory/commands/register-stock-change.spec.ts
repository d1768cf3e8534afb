import type { ShelfChangeType } from '../../../../contracts/inventory.js';
import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { stockDecider } from '../stock.decider.js';
import { productId, registered, stockOpened, stockSold } from '../stock.fixtures.js';
import { RegisterStockChange } from './register-stock-change.js';

const register = (type: ShelfChangeType, quantity: number, note: string | null = null) =>
  new RegisterStockChange({ productId, changeId: 'k1', type, quantity, note }, contextAt());

describe('registering a stock change', () => {
  it.each([
    ['restock', 30, 30],
    ['restock', -30, 30],
    ['return', 2, 2],
    ['damage', 4, -4],
    ['damage', -4, -4],
    ['expired', -3, -3],
    ['adjustment', 6, 6],
    ['adjustment', -6, -6],
  ] as const)('%s of %i moves %i pieces', (type, typed, quantity) => {
    given(stockDecider, [stockOpened(10)])
      .when(register(type, typed, 'Telling'))
      .then([registered('k1', type, quantity, 10 + quantity, 'Telling')]);
  });

  it('is refused for zero, and below zero stock', () => {
    given(stockDecider, [stockOpened(10)])
      .when(register('adjustment', 0))
      .thenRefused('stock-change-zero');
    given(stockDecider, [stockOpened(10)])
      .when(register('damage', 11))
      .thenRefused('stock-below-zero', { onHand: 10 });
  });

  it('accepts an addition to a negative stock', () => {
    given(stockDecider, [stockOpened(0), stockSold('o1', 2, -2)])
      .when(register('restock', 1))
      .then([registered('k1', 'restock', 1, -1)]);
  });

  it('is recorded without effect when stock is unlimited', () => {
    given(stockDecider, [stockOpened(null)])
      .when(register('damage', 4))
      .then([registered('k1', 'damage', -4, null)]);
  });
});
