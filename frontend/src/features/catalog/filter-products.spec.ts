import type { Product } from '../../../../contracts/catalog.js';
import { alternativesTo, productsOfTab, tabOfAnchor } from './filter-products';

const product = (slug: string, changes: Partial<Product> = {}): Product => ({
  id: 1,
  slug,
  name: slug,
  imageUrl: '',
  price: '24.95',
  servings: null,
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
const slugs = (products: Product[]) => products.map(({ slug }) => slug);

test('without a tab there is everything', () => {
  expect(slugs(productsOfTab([product('a'), product('b')], undefined))).toEqual(['a', 'b']);
});

test('Top 10 is what is featured', () => {
  expect(slugs(productsOfTab([product('a'), product('b', { isFeatured: true })], 'top10'))).toEqual(['b']);
});

test('Nieuw is the ten newest, newest first', () => {
  const twelve = Array.from({ length: 12 }, (_, day) =>
    product(`day-${day}`, { createdAt: `2026-01-${String(day + 1).padStart(2, '0')}T00:00:00Z` }),
  );
  const shown = slugs(productsOfTab(twelve, 'nieuw'));
  expect([shown.length, shown[0], shown[9]]).toEqual([10, 'day-11', 'day-2']);
});

test('Bundles looks at the badge, whatever its capitals', () => {
  expect(
    slugs(productsOfTab([product('a', { badge: 'BUNDLE -20%' }), product('b', { badge: 'Nieuw' })], 'bundles')),
  ).toEqual(['a']);
});

test('Laatste kans is a badge or fewer than ten left; unlimited is never scarce', () => {
  const products = [
    product('badge', { badge: 'Laatste kans' }),
    product('nine', { stock: 9 }),
    product('ten', { stock: 10 }),
    product('unlimited'),
  ];
  expect(slugs(productsOfTab(products, 'laatste-kans'))).toEqual(['badge', 'nine']);
});

test.each([
  ['bundles', 'bundles'],
  ['new', 'nieuw'],
  ['products', undefined],
  ['toString', undefined],
  ['', undefined],
])('the anchor #%s stands for tab %s', (anchor, tab) => {
  expect(tabOfAnchor(anchor)).toBe(tab);
});

describe('instead of a missing product', () => {
  const products = [
    product('sold-out', { categoryId: 2, stock: 0, isFeatured: true }),
    product('same-category', { categoryId: 2 }),
    product('featured', { isFeatured: true }),
    product('other'),
  ];

  test('there are others of its category', () => {
    expect(slugs(alternativesTo(2, products))).toEqual(['same-category']);
  });

  test.each([3, undefined])('there are featured ones when nothing is left of category %s', (categoryId) => {
    expect(slugs(alternativesTo(categoryId, products))).toEqual(['featured']);
  });

  test('there are four at most', () => {
    expect(
      alternativesTo(
        1,
        Array.from({ length: 9 }, (_, index) => product(`p-${index}`)),
      ),
    ).toHaveLength(4);
  });
});
