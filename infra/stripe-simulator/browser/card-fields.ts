/** Formats card details while typing, and validates them. */
export const CARD_FIELDS = /* js */ String.raw`
const BRANDS = [
  { name: 'amex', pattern: /^3[47]/, lengths: [15], gaps: [4, 10], cvc: 4 },
  { name: 'mastercard', pattern: /^(5[1-5]|2[2-7])/, lengths: [16], gaps: [4, 8, 12], cvc: 3 },
  { name: 'visa', pattern: /^4/, lengths: [16], gaps: [4, 8, 12], cvc: 3 },
];
const UNKNOWN_BRAND = { name: 'unknown', lengths: [16], gaps: [4, 8, 12], cvc: 3 };

function brandOf(number) {
  return BRANDS.find((brand) => brand.pattern.test(number)) || UNKNOWN_BRAND;
}

function digits(text) {
  return text.replace(/\D/g, '');
}

function luhn(number) {
  let sum = 0;
  for (let i = 0; i < number.length; i++) {
    const digit = Number(number[number.length - 1 - i]);
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

const CARD_RULES = {
  number: {
    format(text) {
      const number = digits(text);
      const brand = brandOf(number);
      let shown = '';
      for (let i = 0; i < Math.min(number.length, brand.lengths[0]); i++) shown += (brand.gaps.includes(i) ? ' ' : '') + number[i];
      return shown;
    },
    full: (text) => digits(text).length === brandOf(digits(text)).lengths[0],
    problem(text) {
      const number = digits(text);
      if (number.length < brandOf(number).lengths[0]) return 'incomplete_number';
      return luhn(number) ? null : 'invalid_number';
    },
  },
  expiry: {
    format(text, before) {
      let shown = digits(text).slice(0, 4);
      if (/^[2-9]/.test(shown)) shown = ('0' + shown).slice(0, 4);
      if (shown.length < 2) return shown;
      const deleting = before && text.length < before.length;
      if (shown.length === 2) return deleting ? (before.endsWith(' / ') || before.endsWith('/ ') ? shown.slice(0, 1) : shown) : shown + ' / ';
      return shown.slice(0, 2) + ' / ' + shown.slice(2);
    },
    full: (text) => digits(text).length === 4,
    problem(text) {
      const shown = digits(text);
      if (shown.length < 4) return 'incomplete_expiry';
      const month = Number(shown.slice(0, 2));
      const year = 2000 + Number(shown.slice(2));
      if (month < 1 || month > 12) return 'invalid_expiry_month';
      if (new Date(year, month, 1) <= new Date()) return 'invalid_expiry_year_past';
      return year > new Date().getFullYear() + 50 ? 'invalid_expiry_year' : null;
    },
  },
  cvc: {
    format: (text, before, fields) => digits(text).slice(0, brandOf(digits(fields.number)).cvc),
    full: (text, fields) => text.length === brandOf(digits(fields.number)).cvc,
    problem: (text, fields) => (text.length < brandOf(digits(fields.number)).cvc ? 'incomplete_cvc' : null),
  },
  email: {
    format: (text) => text,
    full: () => false,
    problem: (text) => (text.trim() === '' ? 'incomplete_email' : /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim()) ? null : 'email_invalid'),
  },
  name: { format: (text) => text, full: () => false, problem: (text) => (text.trim() === '' ? 'incomplete_name' : null) },
};
`;
