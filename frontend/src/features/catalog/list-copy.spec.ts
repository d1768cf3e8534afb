import { listCopy } from './list-copy';

test('a category is introduced by its own description', () => {
  expect(listCopy.intro({ name: 'Slaap', description: 'Rustig naar bed.' })).toBe('Rustig naar bed.');
});

test.each([null, ''])('a category with the description %p has a neutral introduction', (description) => {
  expect(listCopy.intro({ name: 'Slaap', description })).toBe(
    'Al onze vitaminegummy’s in de categorie Slaap, bij elkaar.',
  );
});

test('the title of a category ends in the brand where that is known', () => {
  expect([listCopy.categoryTitle('Slaap')('Gommie'), listCopy.categoryTitle('Slaap')()]).toEqual([
    'Slaap | Gommie',
    'Slaap',
  ]);
});
