import { orderMarksOf } from './order-mark-names';

const pieces = [{ id: '1', productName: 'Focus', quantity: 1 }];
const order = { dispute: null, withdrawn: [], isWithdrawn: false, capturedAmount: '20.00', refundedAmount: '0.00' };
const names = (changed: Partial<Parameters<typeof orderMarksOf>[0]>) =>
  orderMarksOf({ ...order, ...changed }).map(({ name }) => name);

it('gives an order without anything odd no mark', () => {
  expect(names({})).toEqual([]);
});

it('tells a partly withdrawn order from a withdrawn one', () => {
  expect(names({ withdrawn: pieces })).toEqual(['Deels herroepen']);
  expect(names({ withdrawn: pieces, isWithdrawn: true })).toEqual(['Herroepen']);
});

it('tells a disputed order from one that the bank charged back', () => {
  expect(names({ dispute: 'open', refundedAmount: '5.00' })).toEqual(['Betwist', 'Deels terugbetaald']);
  expect(names({ dispute: 'lost' })).toEqual(['Teruggeboekt']);
});

it('tells a partly refunded order from a refunded one', () => {
  expect(names({ refundedAmount: '5.00' })).toEqual(['Deels terugbetaald']);
  expect(names({ refundedAmount: '20.00' })).toEqual(['Terugbetaald']);
});

it('shows a parcel without amounts as withdrawn, never as refunded', () => {
  const parcel = { dispute: null, withdrawn: pieces, isWithdrawn: true };
  expect(orderMarksOf(parcel).map(({ name }) => name)).toEqual(['Herroepen']);
});
