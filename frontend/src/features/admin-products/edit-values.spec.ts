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

it('sends a text without spaces around it, or null to take it away', () => {
  expect(readEdit({ ...noEdit, purpose: ' Voor je ochtend ', flavour: '  ' })).toEqual({
    edit: { purpose: 'Voor je ochtend' },
  });
  expect(readEdit({ ...noEdit, purpose: 'Half getypt', clearsPurpose: true, clearsFlavour: true })).toEqual({
    edit: { purpose: null, flavour: null },
  });
});

it('says what is wrong with each field', () => {
  expect(readEdit({ ...noEdit, value: 'veel' }).errors).toEqual({ value: 'Vul een getal in' });
  expect(readEdit({ ...noEdit, by: 'set', value: '0' }).errors).toEqual({ value: 'Vul een prijs in' });
  expect(readEdit({ ...noEdit, purpose: 'Nu gratis', flavour: 'k'.repeat(41) }).errors).toEqual({
    purpose: expect.stringContaining('Noem hier geen prijs'),
    flavour: 'Gebruik hoogstens 40 tekens',
  });
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
