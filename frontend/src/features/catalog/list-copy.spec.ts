import { listCopy } from './list-copy';

test('introduces a category with its own description', () => {
  expect(listCopy.intro({ name: 'Slaap', description: 'Rustig naar bed.' })).toBe('Rustig naar bed.');
});

test.each([null, ''])('introduces a category with the description %p neutrally', (description) => {
  expect(listCopy.intro({ name: 'Slaap', description })).toBe(
    'Al onze vitaminegummy’s in de categorie Slaap, bij elkaar.',
  );
});

test('ends the title of a category in the brand if it is known', () => {
  expect([listCopy.categoryTitle('Slaap')('Gommie'), listCopy.categoryTitle('Slaap')()]).toEqual([
    'Slaap | Gommie',
    'Slaap',
  ]);
});
