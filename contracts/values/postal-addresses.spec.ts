import {
  abroadMistake,
  FirstNameSchema,
  houseNumberMistake,
  isPlausibleAddress,
  lettersMistake,
  OptionalStreetLineSchema,
  PostalCodeSchema,
  postalCodeMistake,
  postBoxMistake,
  StreetLineSchema,
  streetNameMistake,
  townMistake,
  TownSchema,
} from './postal-addresses.js';

const messageOf = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message;

test.each([
  ['1012lg', '1012 LG'],
  ['1012 LG', '1012 LG'],
  [' 1015  dx ', '1015 DX'],
  ['1 0 1 5DX', '1015 DX'],
  ['9999 SB', '9999 SB'],
  ['1012-LG', '1012 LG'],
  ['1012\u200b\u00a0LG\u202c', '1012 LG'],
])('the postcode %p is stored as %p', (typed, stored) => expect(PostalCodeSchema.parse(typed)).toBe(stored));

test.each([
  '1',
  '0123 AB',
  '1012 SA',
  '1012sd',
  '1012 SS',
  '1012 ABC',
  '10122 AB',
  '1012 ÄB',
  '１０１２ AB',
  'SW1A 1AA',
])('refuses the postcode %p', (typed) => expect(messageOf(PostalCodeSchema.safeParse(typed))).toBe(postalCodeMistake));

test.each(['1012', '2000', 'B-1000', 'BE 9000', '10115', 'D-10115'])(
  'the postcode %p is told that only the Netherlands is served',
  (typed) => expect(messageOf(PostalCodeSchema.safeParse(typed))).toBe(abroadMistake),
);

test.each([
  'Prinsengracht 12',
  'Oude Gracht 7-2 hs',
  '1e Helmersstraat 4',
  'Plein 1944 3',
  "Plein '40-'45 12",
  'Laan 1940-1945 7a',
  'Plein 23',
  'Hoofdweg 1290',
  "'s-Gravendijkwal 1a",
  'Dorpsstraat12',
  'Postbusweg 3',
])('the street line %p is complete', (line) => expect(StreetLineSchema.parse(line)).toBe(line));

test.each([
  ['Prinsengracht', houseNumberMistake],
  ['1e Helmersstraat', houseNumberMistake],
  ['Plein 1944', houseNumberMistake],
  ['Plein 1940-1945', houseNumberMistake],
  ["Plein '40-'45", houseNumberMistake],
  ['12', streetNameMistake],
  ['12 a', streetNameMistake],
  ['12-2 hs', streetNameMistake],
  ['Postbus 123', postBoxMistake],
  ['P.O. Box 7', postBoxMistake],
  ['Antwoordnummer 10', postBoxMistake],
  ['Prinsengracht 12 🏠', lettersMistake],
])('the street line %p is told: %p', (line, message) => {
  expect(messageOf(StreetLineSchema.safeParse(line))).toBe(message);
  expect(messageOf(OptionalStreetLineSchema.safeParse(line))).toBe(message);
});

test.each(['Amsterdam', "'s-Hertogenbosch", 'Ee', '2e Exloërmond', 'Nes (Ameland)', 'Sint Jansteen'])(
  'the town %p is accepted',
  (town) => expect(TownSchema.parse(town)).toBe(town),
);

test.each(['12345', '1012 LG', 'Amsterdam 🌷', '🌷', '-', 'Amsterdam 2'])('refuses the town %p', (town) =>
  expect(messageOf(TownSchema.safeParse(town))).toBe(townMistake),
);

test.each([
  [' Zoë\u00a0\u200bvan  der\u202e Berg\0 ', 'Zoë van der Berg'],
  ["D'Artagnan", "D'Artagnan"],
  ['李', '李'],
])('the name %p is stored as %p', (typed, stored) => expect(FirstNameSchema.parse(typed)).toBe(stored));

test.each(['😀', 'Sanne 💊', '12', '-'])('refuses the name %p', (name) =>
  expect(messageOf(FirstNameSchema.safeParse(name))).toBe(lettersMistake),
);

test.each(['', ' ', '\u200b', '\u3164', '\u2800', '\u00ad\ufeff'])('the name %j is missing', (name) =>
  expect(messageOf(FirstNameSchema.safeParse(name))).toBe('Voornaam is verplicht'),
);

test.each([
  ['Postcode is verplicht', PostalCodeSchema],
  ['Adres is verplicht', StreetLineSchema],
])('%s', (message, schema) => expect(messageOf(schema.safeParse('  '))).toBe(message));

test.each([
  ['Prinsengracht 12', '1015dx', true],
  ['Prinsengracht', '1015 DX', false],
  ['Postbus 12', '1015 DX', false],
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
