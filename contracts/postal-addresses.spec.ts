import {
  hasHouseNumber,
  isPlausibleAddress,
  houseNumberMistake,
  PostalCodeSchema,
  postalCodeMistake,
  StreetLineSchema,
} from './postal-addresses.js';

const messageOf = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message;

test.each([
  ['1012lg', '1012 LG'],
  ['1012 LG', '1012 LG'],
  [' 1015  dx ', '1015 DX'],
  ['1 0 1 5DX', '1015 DX'],
  ['9999 SB', '9999 SB'],
])('the postcode %p is stored as %p', (typed, stored) => expect(PostalCodeSchema.parse(typed)).toBe(stored));

test.each([
  '1',
  '0123 AB',
  '1012',
  '1012 SA',
  '1012sd',
  '1012 SS',
  '1012 ABC',
  '10122 AB',
  'B-1000',
  '1012 ÄB',
  '１０１２ AB',
])('refuses the postcode %p', (typed) => expect(messageOf(PostalCodeSchema.safeParse(typed))).toBe(postalCodeMistake));

test.each([
  'Prinsengracht 12',
  'Oude Gracht 7-2 hs',
  '1e Helmersstraat 4',
  'Plein 1944 3',
  "'s-Gravendijkwal 1a",
  'Dorpsstraat12',
])('the street line %p has a house number', (line) => expect(StreetLineSchema.parse(line)).toBe(line));

test.each(['Prinsengracht', '1e Helmersstraat', '12', '12 a'])('the street line %p has none', (line) =>
  expect([hasHouseNumber(line), messageOf(StreetLineSchema.safeParse(line))]).toEqual([false, houseNumberMistake]),
);

test.each([
  ['Postcode is verplicht', PostalCodeSchema],
  ['Adres is verplicht', StreetLineSchema],
])('%s', (message, schema) => expect(messageOf(schema.safeParse('  '))).toBe(message));

test.each([
  ['Prinsengracht 12', '1015dx', true],
  ['Prinsengracht', '1015 DX', false],
  ['Prinsengracht 12', '1', false],
  ['', '', false],
])('an order to %p, %p is plausible: %p', (address, postalCode, plausible) =>
  expect(isPlausibleAddress(address, postalCode)).toBe(plausible),
);

test('refuses a very long address without a digit at once', () => {
  const began = performance.now();
  expect(StreetLineSchema.safeParse('a'.repeat(60_000)).success).toBe(false);
  expect(performance.now() - began).toBeLessThan(500);
});
