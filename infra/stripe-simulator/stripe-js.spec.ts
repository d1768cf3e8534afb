import { CARD_FIELDS } from './browser/card-fields.js';
import { stripeJs } from './browser/stripe-js.js';

interface FakeWindow {
  Stripe?: ((key: string) => Record<string, unknown>) & { version: string };
}

function loaded(): NonNullable<FakeWindow['Stripe']> {
  const window: FakeWindow = {};
  new Function('window', stripeJs('http://127.0.0.1:1', 'Webwinkel'))(window);
  return window.Stripe!;
}

describe('window.Stripe', () => {
  it('passes the checks of @stripe/react-stripe-js', () => {
    const stripe = loaded()('pk_test_1');
    for (const name of [
      'elements',
      'createToken',
      'createPaymentMethod',
      'confirmCardPayment',
      'registerAppInfo',
      '_registerWrapper',
    ]) {
      expect(typeof stripe[name]).toBe('function');
    }
  });

  it('names the release that @stripe/stripe-js expects', () => {
    expect(loaded().version).toBe('endive');
  });

  it('refuses secret and live keys', () => {
    expect(() => loaded()('sk_test_1')).toThrow(/publishable/);
    expect(() => loaded()('pk_live_1')).toThrow(/live key/);
  });
});

describe('card fields', () => {
  interface Rule {
    format(text: string, before?: string, fields?: object): string;
    problem(text: string, fields?: object): string | null;
  }
  const rules = new Function(`${CARD_FIELDS}\nreturn CARD_RULES;`)() as Record<'cvc' | 'expiry' | 'number', Rule>;

  it.each([
    ['42424242424242429', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['4242-x', '4242'],
  ])('groups %s as %s', (typed, shown) => {
    expect(rules.number.format(typed)).toBe(shown);
  });

  it.each([
    ['1', '', '1'],
    ['3', '', '03 / '],
    ['12', '1', '12 / '],
    ['12 / 3', '12 / ', '12 / 3'],
    ['12 /', '12 / ', '1'],
    ['1230', '', '12 / 30'],
  ])('shows %s after %s as %s', (typed, before, shown) => {
    expect(rules.expiry.format(typed, before)).toBe(shown);
  });

  it('returns the error of a field', () => {
    expect(rules.number.problem('4242')).toBe('incomplete_number');
    expect(rules.number.problem('4242424242424241')).toBe('invalid_number');
    expect(rules.expiry.problem('13 / 30')).toBe('invalid_expiry_month');
    expect(rules.expiry.problem('01 / 20')).toBe('invalid_expiry_year_past');
    expect(rules.cvc.problem('12', { number: '4242' })).toBe('incomplete_cvc');
    expect(rules.cvc.problem('123', { number: '3782' })).toBe('incomplete_cvc');
    expect(rules.cvc.problem('1234', { number: '3782' })).toBeNull();
  });
});
