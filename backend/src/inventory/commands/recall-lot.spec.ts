import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { stockDecider } from '../stock.decider.js';
import { productId, recalled, received, shipped, stockOpened, stockSold, writtenOff } from '../stock.fixtures.js';
import { RecallLot } from './recall-lot.js';

const recall = (lot: string) => new RecallLot({ productId, recallId: `recalled-${lot}`, lot }, contextAt());
const l1 = ['L1', '2027-06-30'] as [string, string];
const stock = [stockOpened(1), received(...l1, 3, 4)];

describe('recalling a lot', () => {
  it('takes its pieces off the stock, and happens once', () => {
    const events = [recalled('L1'), writtenOff('recalled', l1, 3, 1)];
    given(stockDecider, stock).when(recall('L1')).then(events);
    given(stockDecider, [...stock, ...events])
      .when(recall('L1'))
      .thenNothing();
  });

  it('blocks a lot of which nothing is left', () => {
    given(stockDecider, [...stock, stockSold('o1', 3, 1), shipped('o1', [{ lot: 'L1', quantity: 3 }])])
      .when(recall('L1'))
      .then([recalled('L1')]);
  });

  it('counts pieces that were sold and wait for their parcel as missing', () => {
    given(stockDecider, [stockOpened(0), received(...l1, 3, 3), stockSold('o1', 2, 1)])
      .when(recall('L1'))
      .then([recalled('L1'), writtenOff('recalled', l1, 3, -2)]);
  });

  it('is refused for a lot that is not known', () => {
    given(stockDecider, stock).when(recall('L2')).thenRefused('lot-unknown');
  });
});
