import { categoryNamed } from './catalog';

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
