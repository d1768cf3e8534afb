import { OptionalPhoneSchema, phoneMistake, PhoneSchema, readablePhone } from './phones.js';

const messageOf = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message;

test.each([
  ['0612345678', '+31612345678', '06 12345678'],
  ['06 - 12 34 56 78', '+31612345678', '06 12345678'],
  ['+31 (0)20 123 45 67', '+31201234567', '020 123 4567'],
  ['0032 470 12 34 56', '+32470123456', '+32 470 12 34 56'],
])('%p is stored as %p and shown as %p', (typed, stored, shown) => {
  expect(PhoneSchema.parse(typed)).toBe(stored);
  expect(OptionalPhoneSchema.parse(typed)).toBe(stored);
  expect(PhoneSchema.parse(stored)).toBe(stored);
  expect(readablePhone(stored)).toBe(shown);
});

test.each(['abcdefghij', '0000000000', '06123456789012', '+31 6 1234'])('refuses %p', (typed) => {
  expect(messageOf(PhoneSchema.safeParse(typed))).toBe(phoneMistake);
  expect(messageOf(OptionalPhoneSchema.safeParse(typed))).toBe(phoneMistake);
});

test('refuses fewer than ten characters', () =>
  expect(messageOf(PhoneSchema.safeParse('061234'))).toBe('Telefoonnummer is verplicht'));

test('accepts an empty optional number', () => expect(OptionalPhoneSchema.parse(' ')).toBe(''));

test('shows text stored before this rule unchanged', () => expect(readablePhone('bel de buren')).toBe('bel de buren'));
