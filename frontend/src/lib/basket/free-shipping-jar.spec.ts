import type { Product } from '../../../../contracts/catalog.js';
import { lineFor } from './basket-line';
import { freeShippingJar } from './free-shipping-jar';

const jar = (id: number, price: string, changes: Partial<Product> = {}) =>
  ({
    id,
    slug: `pot-${id}`,
    name: `Pot ${id}`,
    imageUrl: '',
    price,
    stock: 5,
    quantity: '60 stuks',
    ...changes,
  }) as Product;
const shelf = [jar(1, '24.95'), jar(2, '19.95'), jar(3, '22.95'), jar(4, '22.95')];
const slugOf = (...args: Parameters<typeof freeShippingJar>) => freeShippingJar(...args)?.slug;

it('is the cheapest jar that reaches the threshold, the oldest of equal prices', () => {
  expect(slugOf(shelf, [], 2000)).toBe('pot-3');
  expect(slugOf(shelf, [], 1995)).toBe('pot-2');
});

it('is neither in the basket, nor sold out, nor a bundle', () => {
  const others = [
    jar(5, '20.00', { stock: 0 }),
    jar(6, '20.00', { quantity: '3 × 60 stuks' }),
    jar(7, '30.00', { stock: null }),
  ];
  expect(
    slugOf(
      [...shelf, ...others],
      shelf.map((product) => lineFor(product, 1)),
      2000,
    ),
  ).toBe('pot-7');
});

it('is absent when the basket ships free, or no jar costs enough', () => {
  expect(slugOf(shelf, [], 0)).toBeUndefined();
  expect(slugOf(shelf, [], 3000)).toBeUndefined();
});
