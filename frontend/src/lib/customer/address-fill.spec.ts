import { completion, lookupOf } from './address-fill';

const typed = (address: string, city = '', postalCode = '1012lg') => ({ address, city, postalCode });
const damrak = { street: 'Damrak', city: 'Amsterdam' };

test.each([
  ['12', '12'],
  ['12a', '12'],
  ['Damrak 12', '12'],
  ['1e Helmersstraat 4', '4'],
  ['Damrak', undefined],
  ['', undefined],
])('finds in %p the house number %p', (address, houseNumber) => {
  expect(lookupOf(typed(address))?.houseNumber).toBe(houseNumber);
});

test('requires a complete postcode for a lookup', () => {
  expect(lookupOf(typed('12', '', '1012'))).toBeNull();
  expect(lookupOf(typed('12', '', '1012 l'))).toBeNull();
  expect(lookupOf(typed('12'))).toEqual({ postalCode: '1012 LG', houseNumber: '12' });
});

test.each([
  ['a bare number gets street and town', typed('12'), { address: 'Damrak 12', city: 'Amsterdam' }],
  ['an addition to the number is kept', typed('12-2 hs'), { address: 'Damrak 12-2 hs', city: 'Amsterdam' }],
  ['a typed street is kept', typed('Dam 12'), { city: 'Amsterdam' }],
  ['a typed town is kept', typed('12', 'Mokum'), { address: 'Damrak 12' }],
  ['a complete address gets nothing', typed('Damrak 12', 'Amsterdam'), {}],
])('%s', (_name, fields, added) => expect(completion(fields, damrak)).toEqual(added));
