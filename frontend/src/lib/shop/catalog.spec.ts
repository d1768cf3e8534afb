import { categoryNamed } from './catalog';

const categories = [
  { id: 4, slug: 'sleep', name: 'Slaap', description: null },
  { id: 7, slug: '2024', name: 'Jaar', description: null },
];

test.each([
  ['sleep', 4],
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
