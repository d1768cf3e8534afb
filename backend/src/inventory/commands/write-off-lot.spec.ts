import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { stockDecider } from '../stock.decider.js';
import {
  productId,
  recalled,
  received,
  registered,
  stockOpened,
  stockSold,
  writtenOff as writtenOffAs,
} from '../stock.fixtures.js';
import { WriteOffLot } from './write-off-lot.js';

const writeOff = (lot: string, at = '2026-03-02T09:00:00.000Z', reason = 'expired') =>
  new WriteOffLot({ productId, changeId: `${reason}-${lot}`, lot }, contextAt(at));
const writtenOff = (lot: string, bestBefore: string, quantity: number, onHandAfter: number | null) =>
  writtenOffAs('expired', [lot, bestBefore], quantity, onHandAfter);
const stock = [stockOpened(4), received('OLD', '2026-03-01', 3, 7), received('NEW', '2026-03-02', 2, 9)];

describe('writing off an expired lot', () => {
  it('takes all its pieces off the stock, and once only', () => {
    given(stockDecider, stock)
      .when(writeOff('OLD'))
      .then([writtenOff('OLD', '2026-03-01', 3, 6)]);
    given(stockDecider, [...stock, writtenOff('OLD', '2026-03-01', 3, 6)])
      .when(writeOff('OLD'))
      .then([]);
  });

  it('leaves a lot on its last day, an unknown one and an empty one alone', () => {
    given(stockDecider, stock).when(writeOff('NEW')).then([]);
    given(stockDecider, stock).when(writeOff('NONE')).then([]);
    given(stockDecider, [stockOpened(0), received('OLD', '2026-03-01', 0, 0)])
      .when(writeOff('OLD'))
      .then([]);
  });

  it('begins at midnight in Amsterdam', () => {
    given(stockDecider, stock).when(writeOff('NEW', '2026-03-02T22:59:59.000Z')).then([]);
    given(stockDecider, stock)
      .when(writeOff('NEW', '2026-03-02T23:00:00.000Z'))
      .then([writtenOff('NEW', '2026-03-02', 2, 7)]);
  });

  it('counts pieces that were sold and wait for their parcel as missing', () => {
    given(stockDecider, [stockOpened(0), received('OLD', '2026-03-01', 3, 3), stockSold('o1', 2, 1)])
      .when(writeOff('OLD'))
      .then([writtenOff('OLD', '2026-03-01', 3, -2)]);
  });

  it('keeps unlimited stock unlimited', () => {
    const unlimited = { type: 'StockMadeUnlimited', data: { changeId: 'k2', onHandBefore: 9 } } as const;
    given(stockDecider, [...stock, unlimited, registered('k3', 'damage', -1, null)])
      .when(writeOff('OLD'))
      .then([writtenOff('OLD', '2026-03-01', 3, null)]);
  });
});

it('writes off pieces of a recalled lot that were received after its recall, whatever their date', () => {
  given(stockDecider, [...stock, recalled('NEW')])
    .when(writeOff('NEW', undefined, 'recalled'))
    .then([writtenOffAs('recalled', ['NEW', '2026-03-02'], 2, 7)]);
});
