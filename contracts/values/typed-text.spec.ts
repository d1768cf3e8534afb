import { emailSchema } from './emails.js';
import { typedName, typedOrderNumber, typedPhone, typedText, typedWords } from './typed-text.js';
import { WithdrawalSchema } from '../withdrawals.js';
import { PartnershipInquirySchema } from '../partnerships.js';

describe('an order number', () => {
  it.each([
    '2026-000123',
    '#2026-000123',
    '# 2026 - 000123',
    '2026–000123',
    '2026—000123',
    '2026\u2011000123',
    '2026\u2212000123',
    '2026-000123.',
    '2026-000123,',
    '(2026-000123)',
    '“2026-000123”',
    '2026000123',
    '2026 000123',
    '2026\u00a0000123',
    '2026\u00ad-\u200b000123\ufeff',
    '２０２６－０００１２３',
    'Bestelling 2026-000123',
    'bestelnr. 2026/000123',
  ])('%j is read as 2026-000123', (text) => expect(typedOrderNumber(text)).toBe('2026-000123'));

  it.each(['', 'Sanne', '123', '2026-', '26-000123', '2026-000123 2026-000124', '2026-1234567890', '12-03-2026'])(
    '%j is none',
    (text) => expect(typedOrderNumber(text)).toBeNull(),
  );
});

it.each([
  ['J.P.Balkenende', 'J.P. Balkenende'],
  ['J.P. Balkenende', 'J.P. Balkenende'],
  ['J.van Dijk', 'J. van Dijk'],
  ['A.v.d.Berg', 'A.v.d. Berg'],
  ['Th.de Vries', 'Th. de Vries'],
  ['  Anna\u00a0\u200b de  Wit ', 'Anna de Wit'],
  ['Zoe\u0308', 'Zoë'],
  ['evil.nl', 'evil.nl'],
])('the name %j becomes %j', (typed, name) => expect(typedName(typed)).toBe(name));

it.each([
  ['Vries, Sanne de', ['vries', 'sanne', 'de']],
  ['Zoë d’Hont-Bakker', ['zoe', 'd', 'hont', 'bakker']],
  ['J.P.\u00a0Balkenende', ['j', 'p', 'balkenende']],
  [' . ', []],
])('%j is searched by the words %j', (typed, words) => expect(typedWords(typed)).toEqual(words));

it.each([
  ['06 12345678', '0612345678'],
  ['06-12 34 56 78', '0612345678'],
  ['06–1234.5678', '0612345678'],
  ['+31 6 12345678', '0612345678'],
  ['+31 (0)6 12345678', '0612345678'],
  ['0031612345678', '0612345678'],
  ['31612345678', '0612345678'],
  ['(020) 123 45 67', '0201234567'],
  ['+49 151 2345', '491512345'],
  ['5678', '5678'],
  ['12', null],
  ['Sanne', null],
  ['sanne06@example.nl', null],
])('the phone number %j is searched as %j', (typed, digits) => expect(typedPhone(typed)).toBe(digits));

it.each([
  ' anna@example.nl ',
  'anna@example.nl\u200b',
  'mailto:anna@example.nl',
  'anna @example.nl',
  'anna＠example.nl',
])('the address %j is read as anna@example.nl', (typed) =>
  expect(emailSchema('Ongeldig').parse(typed)).toBe('anna@example.nl'),
);

it.each(['', 'anna', 'anna@', 'a@b', null, `${'a'.repeat(250)}@example.nl`])('the address %j is refused', (typed) =>
  expect(emailSchema('Ongeldig').safeParse(typed).error?.issues[0]?.message).toBe('Ongeldig'),
);

it('keeps the text itself', () => expect(typedText(' Twee½ potten… ')).toBe('Twee½ potten…'));

describe('a statement of withdrawal', () => {
  const stated = { id: crypto.randomUUID(), orderNumber: '#2026–000123.', email: ' anna@example.nl', part: null };
  const parse = (name: string) => WithdrawalSchema.safeParse({ ...stated, name, reason: null });

  it('is stored as the shop writes numbers, names and addresses', () => {
    expect(parse('J.P.Balkenende').data).toMatchObject({
      orderNumber: '2026-000123',
      name: 'J.P. Balkenende',
      email: 'anna@example.nl',
    });
  });

  it.each(['evil.nl', 'ga naar evil.nl', 'https://a', 'J.evil.nl'])('is refused with the link %j as a name', (name) =>
    expect(parse(name).success).toBe(false),
  );
});

it('a contact person of a company may have initials', () => {
  const inquiry = {
    email: 'a@example.nl',
    phone: '0612345678',
    kvkNumber: null,
    message: 'Wij willen graag meer weten.',
  };
  const parsed = PartnershipInquirySchema.parse({ ...inquiry, contactName: 'J.P.Balkenende' });
  expect(parsed.contactName).toBe('J.P. Balkenende');
});
