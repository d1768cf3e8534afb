import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { stockDecider } from '../stock.decider.js';
import { productId, recalled, received, shipped, stockOpened, stockSold } from '../stock.fixtures.js';
import { CorrectShipment } from './correct-shipment.js';

const correct = (from: string | null, to: string | null, quantity: number) =>
  new CorrectShipment({ productId, ...correction, from, to, quantity }, contextAt());
const correction = { correctionId: 'k1', saleId: 'o1', orderId: 'o1' };
const corrected = (from: string | null, to: string | null, quantity: number) =>
  ({ type: 'StockShipmentCorrected', data: { ...correction, from, to, quantity } }) as const;
const left = [
  stockOpened(4),
  received('L1', '2026-01-31', 3, 7),
  received('L2', '2027-01-31', 3, 10),
  stockSold('o1', 2, 8),
  shipped('o1', [{ lot: 'L2', quantity: 2 }]),
];

describe('correcting the lot of a parcel', () => {
  it('records another lot, also an expired or recalled one, or none', () => {
    given(stockDecider, left)
      .when(correct('L2', 'L1', 1))
      .then([corrected('L2', 'L1', 1)]);
    given(stockDecider, [...left, recalled('L1')])
      .when(correct('L2', 'L1', 2))
      .then([corrected('L2', 'L1', 2)]);
    given(stockDecider, left)
      .when(correct('L2', null, 2))
      .then([corrected('L2', null, 2)]);
  });

  it('does nothing when repeated or without a difference, and is refused with another quantity', () => {
    given(stockDecider, [...left, corrected('L2', 'L1', 1)])
      .when(correct('L2', 'L1', 1))
      .thenNothing();
    given(stockDecider, [...left, corrected('L2', 'L1', 1)])
      .when(correct('L2', 'L1', 2))
      .thenRefused('done-otherwise');
    given(stockDecider, left)
      .when(correct('L2', 'L2', 1))
      .thenNothing();
  });

  it('is refused for pieces that were not in the parcel, an unknown lot and more than the lot has', () => {
    given(stockDecider, left)
      .when(correct('L1', 'L2', 1))
      .thenRefused('conflict');
    given(stockDecider, left)
      .when(correct('L2', 'L1', 3))
      .thenRefused('conflict');
    given(stockDecider, left)
      .when(correct('L2', 'L9', 1))
      .thenRefused('lot-unknown');
    const few = [...left, received('L3', '2027-01-31', 1, 9)];
    given(stockDecider, few)
      .when(correct('L2', 'L3', 2))
      .thenRefused('lot-below-zero', { onHand: 1 });
  });
});
