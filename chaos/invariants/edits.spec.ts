import type { EditLine, ProductValues } from './edit-facts.js';
import { violationsOfEdits } from './edits.js';

const at = (priceCents: number): ProductValues => ({ priceCents, isActive: true });
const line = (from: number, to: number, outcome: EditLine['outcome'] = 'done'): EditLine => ({
  productId: 1,
  before: { priceCents: from },
  after: { priceCents: to },
  outcome,
});
const found = (lines: EditLine[], last: number) =>
  violationsOfEdits({ first: new Map([[1, at(1000)]]), last: new Map([[1, at(last)]]), lines });

it('accepts edits, undone edits and refused ones in any order', () => {
  expect(found([], 1000)).toEqual([]);
  expect(found([line(1500, 1000), line(1000, 1500), line(1000, 1200), line(1000, 1800, 'refused')], 1200)).toEqual([]);
});

it('finds an edit that changed nothing, and a product that changed without one', () => {
  expect(found([line(1000, 1500)], 1000)).toEqual(['product 1 went in priceCents from 1000 to 1000 by 1000 to 1500']);
  expect(found([], 1500)).toEqual(['product 1 went in priceCents from 1000 to 1500 by no edit']);
});

it('finds an edit that was done twice, and an undo that left the product at another value', () => {
  expect(found([line(1000, 1500), line(1500, 2000)], 2500)).toHaveLength(1);
  expect(found([line(1000, 1500), line(1500, 1000)], 1500)).toHaveLength(1);
});

it('finds a product without an outcome', () => {
  expect(found([line(1000, 1500, 'none')], 1000)).toEqual(['product 1 has an edit without an outcome']);
});
