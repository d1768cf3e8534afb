import type { Product } from '../../../../contracts/catalog.js';
import { categoryNamed, highestPlanDiscount } from './catalog';

const categories = [
  { id: 2, slug: 'zomer', name: 'Zomer', description: null, formerSlugs: ['sleep', 'warm'] },
  { id: 4, slug: 'sleep', name: 'Slaap', description: null, formerSlugs: [] },
  { id: 7, slug: '2024', name: 'Jaar', description: null, formerSlugs: [] },
];

test.each([
  ['sleep', 4],
  ['warm', 2],
  [4, 4],
  ['4', undefined],
  [2024, 7],
  ['2024', 7],
  [9999, undefined],
  ['slaap', undefined],
])('resolves %p to category %p', (name, id) => {
  expect(categoryNamed(categories, name)?.id).toBe(id);
});

test('resolves to undefined while the categories are not loaded', () => {
  expect(categoryNamed(undefined, 'sleep')).toBeUndefined();
});

test('returns the highest discount of the subscriptions on offer', () => {
  const product = (subscriptionEnabled: boolean, subscriptionDiscount: number) =>
    ({ subscriptionEnabled, subscriptionDiscount }) as Product;
  expect(highestPlanDiscount([product(true, 20), product(true, 35), product(false, 50)])).toBe(35);
  expect(highestPlanDiscount([product(false, 50)])).toBe(0);
  expect(highestPlanDiscount([])).toBe(0);
});
