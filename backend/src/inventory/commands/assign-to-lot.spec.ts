import type { NamedLot } from '../../../../contracts/stock/lots.js';
import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { stockDecider } from '../stock.decider.js';
import { productId, received, stockOpened, stockSold } from '../stock.fixtures.js';
import { AssignToLot } from './assign-to-lot.js';
import { RegisterStockChange } from './register-stock-change.js';

const l1 = { number: 'L1', bestBefore: '2027-06-30' };
const assign = (lot: NamedLot, quantity: number) =>
  new AssignToLot({ productId, changeId: 'k1', lot, quantity }, contextAt());
const assigned = (quantity: number) =>
  ({ type: 'StockAssignedToLot', data: { changeId: 'k1', lot: l1, quantity } }) as const;

describe('assigning pieces to a lot', () => {
  it('takes pieces without a lot, sold ones that have not left included', () => {
    given(stockDecider, [stockOpened(5), stockSold('o1', 2, 3)])
      .when(assign(l1, 5))
      .then([assigned(5)]);
  });

  it('does nothing when repeated', () => {
    given(stockDecider, [stockOpened(5), assigned(2)])
      .when(assign(l1, 2))
      .thenNothing();
  });

  it('is refused when repeated with another lot or quantity', () => {
    const l2 = { number: 'L2', bestBefore: '2027-08-31' };
    for (const edited of [assign(l2, 2), assign(l1, 3)])
      given(stockDecider, [stockOpened(5), assigned(2)])
        .when(edited)
        .thenRefused('done-otherwise');
  });

  it('is refused for more than there are, a new lot without a date, and another date', () => {
    given(stockDecider, [stockOpened(5)])
      .when(assign(l1, 6))
      .thenRefused('lot-too-few-unassigned', { onHand: 5 });
    given(stockDecider, [stockOpened(5)])
      .when(assign({ number: 'L1' }, 2))
      .thenRefused('lot-unknown');
    given(stockDecider, [stockOpened(5), received('L1', '2027-06-30', 1, 6)])
      .when(assign({ number: 'L1', bestBefore: '2027-07-01' }, 2))
      .thenRefused('lot-date-differs', { bestBefore: '2027-06-30' });
  });
});

describe('a change on the shelf that names a lot', () => {
  const change = (type: 'damage' | 'restock', quantity: number, lot: NamedLot | null) =>
    new RegisterStockChange({ productId, changeId: 'k2', type, quantity, note: null, lot }, contextAt());
  const stock = [stockOpened(1), received('L1', '2027-06-30', 3, 4)];

  it('moves pieces of that lot, without repeating its date', () => {
    const data = {
      changeId: 'k2',
      changeType: 'damage',
      quantity: -3,
      note: null,
      lot: l1,
      saleId: null,
      onHandAfter: 1,
    } as const;
    given(stockDecider, stock)
      .when(change('damage', 3, { number: 'L1' }))
      .then([{ type: 'StockChangeRegistered', data: { ...data, lots: [{ lot: 'L1', quantity: -3 }] } }]);
  });

  it('is refused below zero of the lot', () => {
    given(stockDecider, stock)
      .when(change('damage', 4, { number: 'L1' }))
      .thenRefused('lot-below-zero', { onHand: 3 });
  });

  it('takes pieces without a lot first when it names none', () => {
    const data = {
      changeId: 'k2',
      changeType: 'damage',
      quantity: -2,
      note: null,
      lot: null,
      saleId: null,
      onHandAfter: 2,
    } as const;
    const lots = [
      { lot: null, quantity: -1 },
      { lot: 'L1', quantity: -1 },
    ];
    given(stockDecider, stock)
      .when(change('damage', 2, null))
      .then([{ type: 'StockChangeRegistered', data: { ...data, lots } }]);
  });
});
