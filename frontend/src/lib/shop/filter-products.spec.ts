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

test('shows every product without a tab', () => {
  expect(slugs(productsOfTab([product('a'), product('b')], undefined))).toEqual(['a', 'b']);
});

test('shows the featured products under Top 10', () => {
  expect(slugs(productsOfTab([product('a'), product('b', { isFeatured: true })], 'top10'))).toEqual(['b']);
});

test('shows the ten newest under Nieuw, newest first', () => {
  const twelve = Array.from({ length: 12 }, (_, day) =>
    product(`day-${day}`, { createdAt: `2026-01-${String(day + 1).padStart(2, '0')}T00:00:00Z` }),
  );
  const shown = slugs(productsOfTab(twelve, 'nieuw'));
  expect([shown.length, shown[0], shown[9]]).toEqual([10, 'day-11', 'day-2']);
});

test('selects Bundles by the badge in any letter case', () => {
  expect(
    slugs(productsOfTab([product('a', { badge: 'BUNDLE -20%' }), product('b', { badge: 'Nieuw' })], 'bundles')),
  ).toEqual(['a']);
});

test('selects Laatste kans by a badge or fewer than ten pieces, never with unlimited stock', () => {
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
])('maps the anchor #%s to tab %s', (anchor, tab) => {
  expect(tabOfAnchor(anchor)).toBe(tab);
});

describe('the alternatives to a missing product', () => {
  const products = [
    product('sold-out', { categoryId: 2, stock: 0, isFeatured: true }),
    product('same-category', { categoryId: 2 }),
    product('featured', { isFeatured: true }),
    product('other'),
  ];

  test('are others of its category', () => {
    expect(slugs(alternativesTo(2, products))).toEqual(['same-category']);
  });

  test.each([3, undefined])('are featured ones when none is left of category %s', (categoryId) => {
    expect(slugs(alternativesTo(categoryId, products))).toEqual(['featured']);
  });

  test('are at most four', () => {
    expect(
      alternativesTo(
        1,
        Array.from({ length: 9 }, (_, index) => product(`p-${index}`)),
      ),
    ).toHaveLength(4);
  });
});
