import { isVatId, SaveCompanySchema } from './company.js';

const company = {
  name: 'Gommie B.V.',
  address: 'Keizersgracht 1',
  postalCode: '1015cn',
  city: 'Amsterdam',
  kvk: '68750110',
  vatId: 'NL000099998B57',
  email: 'hallo@gommie.example',
  phone: '020 123 4567',
};
const mistakesIn = (changes: Partial<typeof company>) =>
  SaveCompanySchema.safeParse({ ...company, ...changes }).error?.issues.map(({ path, message }) => [path[0], message]);

describe('a VAT identification number', () => {
  it.each(['NL000099998B57', 'NL010000446B01'])('%s passes one of its two checks', (vatId) => {
    expect(isVatId(vatId)).toBe(true);
  });

  it.each(['NL000099998B58', 'NL010000447B01', 'BE0123456749', 'NL00009999B57', ''])('%p is refused', (vatId) => {
    expect(isVatId(vatId)).toBe(false);
  });
});

describe('the details of the company', () => {
  it('are tidied', () => {
    const typed = { ...company, kvk: '6875 0110', vatId: 'nl 0000.99.998.b57' };
    expect(SaveCompanySchema.parse(typed)).toEqual({ ...company, postalCode: '1015 CN', phone: '+31201234567' });
  });

  it('say what is wrong with a number', () => {
    expect(mistakesIn({ kvk: '1234567' })).toEqual([['kvk', 'Een KVK-nummer heeft 8 cijfers']]);
    expect(mistakesIn({ vatId: 'NL12B01' })?.[0]).toEqual(['vatId', 'Een btw-nummer ziet eruit als NL123456789B01']);
    expect(mistakesIn({ vatId: 'NL123456789B01' })).toEqual([
      ['vatId', 'Dit btw-nummer klopt niet. Controleer de cijfers'],
    ]);
  });

  it('are all required', () => {
    const empty = Object.fromEntries(Object.keys(company).map((key) => [key, '']));
    expect(new Set(mistakesIn(empty)?.map(([field]) => field))).toEqual(new Set(Object.keys(company)));
  });
});
