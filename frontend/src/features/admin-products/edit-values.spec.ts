import { changedIn, noEdit, readEdit } from './edit-values';

it('asks for nothing while nothing is filled in', () => {
  expect(readEdit(noEdit)).toEqual({});
});

it('reads a decimal comma, and sends only what is filled in', () => {
  expect(readEdit({ ...noEdit, value: '-2,5' })).toEqual({
    edit: { price: { by: 'percentage', value: -2.5, isRounded: true } },
  });
  expect(readEdit({ ...noEdit, categoryId: '4', status: 'archived', publishFrom: '2099-01-01T09:00' })).toEqual({
    edit: { categoryId: 4, status: 'archived' },
  });
});

it('says what is wrong with a value', () => {
  expect(readEdit({ ...noEdit, value: 'veel' }).error).toBe('Vul een getal in');
  expect(readEdit({ ...noEdit, by: 'set', value: '0' }).error).toBe('Vul een prijs in');
});

it('counts the products that change', () => {
  const product = { productId: 1, name: 'Pot', before: {}, warnings: [] };
  expect(
    changedIn([
      { ...product, after: {} },
      { ...product, after: { categoryId: 2 } },
    ]),
  ).toHaveLength(1);
});
