import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { stockDecider } from '../stock.decider.js';
import { productId, stockOpened, stockReleased, stockReserved, stockSold } from '../stock.fixtures.js';
import { ReleaseStock } from './release-stock.js';

const release = (checkoutId: string) => new ReleaseStock({ productId, checkoutId }, contextAt());

describe('releasing stock', () => {
  it('releases the latest reservation of the checkout', () => {
    given(stockDecider, [stockOpened(5), stockReserved('c1', 2), stockReserved('c1', 4, 2)])
      .when(release('c1'))
      .then([stockReleased('c1', 4)]);
  });

  it('does nothing for a checkout without a reservation or with a sale', () => {
    given(stockDecider, [stockOpened(5), stockReserved('c1', 2)])
      .when(release('c2'))
      .thenNothing();
    const sold = stockSold('o1', 2, 3, { checkoutId: 'c1', releasedQuantity: 2 });
    given(stockDecider, [stockOpened(5), stockReserved('c1', 2), sold])
      .when(release('c1'))
      .thenNothing();
  });
});
