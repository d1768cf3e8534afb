import type { Product } from '../../../../contracts/catalog.js';
import { lineFor } from './basket-line';
import { reprice } from './reprice';

const product = (slug: string, changes: Partial<Product> = {}): Product => ({
  id: 1,
  slug,
  name: slug,
  imageUrl: `/art/products/${slug}-1-1200.webp`,
  price: '24.95',
  servings: 30,
  quantity: '60 stuks',
  badge: null,
  isFeatured: false,
  stock: null,
  categoryId: 1,
  createdAt: '2026-01-01T00:00:00Z',
  subscriptionEnabled: true,
  subscriptionDiscount: 20,
  ...changes,
});
const plan = { jars: 2, frequency: 1, discountPercent: 20 } as const;
const energy = lineFor(product('energy-boost'), 2);
const sleep = lineFor(product('sleep-well'), 1, plan);

test('says nothing when nothing changed', () => {
  const { lines, notices } = reprice([energy, sleep], [product('energy-boost'), product('sleep-well')]);
  expect(lines).toEqual([energy, sleep]);
  expect(notices.size).toBe(0);
});

test('takes the price of today and marks that line only', () => {
  const { lines, notices } = reprice(
    [energy, sleep],
    [product('energy-boost', { price: '19.95' }), product('sleep-well')],
  );
  expect(lines.map((line) => line.listCents)).toEqual([1995, 2495]);
  expect([...notices]).toEqual([['energy-boost', { kind: 'price-changed' }]]);
});

test('marks what is gone, sold out or short; jars of a plan count', () => {
  const short = reprice([energy, sleep], [product('energy-boost', { stock: 0 }), product('sleep-well', { stock: 1 })]);
  expect([...short.notices.values()]).toEqual([{ kind: 'sold-out' }, { kind: 'few-left', left: 1 }]);
  const gone = reprice([energy, sleep], [product('sleep-well', { subscriptionEnabled: false })]);
  expect([...gone.notices.values()]).toEqual([{ kind: 'gone' }, { kind: 'gone' }]);
});

test('all lines of a product count together, for what is short and for what can be added', () => {
  const lines = [lineFor(product('energy-boost'), 2), lineFor(product('energy-boost'), 1, plan), sleep];
  const five = reprice(lines, [product('energy-boost', { stock: 5 }), product('sleep-well')]);
  expect(five.notices.size).toBe(0);
  expect([...five.most.values()]).toEqual([3, 1, 20]);
  const three = reprice(lines, [product('energy-boost', { stock: 3 }), product('sleep-well')]);
  expect([...three.notices.values()]).toEqual([
    { kind: 'few-left', left: 3 },
    { kind: 'few-left', left: 3 },
  ]);
});
