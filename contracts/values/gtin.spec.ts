import { EanSchema } from '../admin/product-fields.js';
import { isGtin } from './gtin.js';

it.each(['96385074', '036000291452', '4006381333931', '8712345678906', '10012345678902'])('accepts %s', (gtin) => {
  expect(isGtin(gtin)).toBe(true);
});

it.each(['', '96385075', '4006381333930', '0', '963850741', '871234567890x', '87123456789012345'])(
  'refuses %j',
  (text) => {
    expect(isGtin(text)).toBe(false);
  },
);

it('refuses every other digit in one place', () => {
  const gtin = '8712345678906';
  for (let place = 0; place < gtin.length; place += 1)
    for (const digit of '0123456789')
      if (digit !== gtin[place]) expect(isGtin(gtin.slice(0, place) + digit + gtin.slice(place + 1))).toBe(false);
});

describe('the EAN of a product', () => {
  it('may be typed with spaces, and is null when it is empty', () => {
    expect(EanSchema.parse(' 8 712345 678906 ')).toBe('8712345678906');
    expect(EanSchema.parse('  ')).toBeNull();
  });

  it.each([
    ['87123', 'Een EAN heeft 8, 12, 13 of 14 cijfers'],
    ['8,71235E+12', 'Een EAN heeft 8, 12, 13 of 14 cijfers'],
    ['8712345678907', 'Deze EAN klopt niet: het laatste cijfer past niet bij de andere'],
  ])('is refused as %s with one sentence', (text, message) => {
    const { error } = EanSchema.safeParse(text);
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
