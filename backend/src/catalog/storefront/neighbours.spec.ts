import { neighboursOf } from './neighbours.js';

const jar = (id: number, categoryId: number, changes: object = {}) => {
  return { id, categoryId, stock: 10 as number | null, isFeatured: false, quantity: '60 stuks', ...changes };
};
const ids = (products: readonly { id: number }[]) => products.map(({ id }) => id);
const shelf = [jar(1, 1), jar(2, 1), jar(3, 2), jar(4, 2, { isFeatured: true }), jar(5, 3, { stock: null }), jar(6, 4)];

it('puts the featured or oldest product of the next two categories beside a product, round the list', () => {
  expect(ids(neighboursOf(jar(1, 1), shelf).goesWith)).toEqual([4, 5]);
  expect(ids(neighboursOf(jar(5, 3), shelf).goesWith)).toEqual([6, 1]);
});

it('never offers the product itself, a bundle or what is sold out', () => {
  const all = [jar(1, 1), jar(2, 2, { stock: 0 }), jar(3, 3, { quantity: '3 × 60 stuks' }), jar(4, 1)];
  expect(ids(neighboursOf(jar(1, 1), all).goesWith)).toEqual([4]);
});

it('never offers what is inside the bundle', () => {
  const bundle = jar(9, 9, { quantity: '2 × 60 stuks' });
  expect(ids(neighboursOf(bundle, shelf).goesWith)).toEqual([1, 4]);
  expect(ids(neighboursOf(bundle, shelf, [1, 4]).goesWith)).toEqual([2, 3]);
});

it('replaces a sold-out product by its own category first, and one in stock by nothing', () => {
  expect(ids(neighboursOf(jar(9, 2, { stock: 0 }), shelf).alternatives)).toEqual([4, 3]);
  expect(ids(neighboursOf(jar(9, 3, { stock: 0 }), shelf).alternatives)).toEqual([5, 6]);
  expect(neighboursOf(jar(9, 2), shelf).alternatives).toEqual([]);
});
