import { ApiError } from '../../../lib/http/api-error';
import { lineFor } from '../../../lib/basket/basket-line';
import type { LineNotice } from '../../../lib/basket/reprice';
import { alreadyPaid, goneLine, isOver, newQuote, refusedLine, refusesCode } from './refusals';

const answer = (code: string, details?: unknown, status = 409) =>
  new ApiError(status, JSON.stringify({ code, message: 'Nee.', requestId: '1', details }));

const quote = {
  lines: [],
  subtotalCents: 2295,
  savingsCents: 0,
  shippingCents: 699,
  discountCents: 0,
  totalCents: 2994,
  discountCode: null,
};

test('a shortage names the line and what is left', () => {
  const details = { name: 'Sleep Well', line: 'sleep-well', available: 2 };
  expect(refusedLine(answer('out-of-stock', details))).toEqual({
    kind: 'few-left',
    line: 'sleep-well',
    name: 'Sleep Well',
    left: 2,
  });
  expect(refusedLine(answer('out-of-stock', { ...details, available: 0 }))?.kind).toBe('sold-out');
  expect(refusedLine(answer('out-of-stock', { ...details, available: -3 }))).toMatchObject({
    kind: 'sold-out',
    left: 0,
  });
});

test('a share of a product says how many the shopper can have, and without any the sentence of the server is shown', () => {
  const details = { name: 'Sleep Well', line: 'sleep-well', available: 10 };
  expect(refusedLine(answer('product-share', details))).toMatchObject({ kind: 'share', left: 10 });
  expect(refusedLine(answer('product-share', { ...details, available: 0 }))).toBeNull();
});

test('a product that is no longer sold is gone', () => {
  const details = { name: 'Sleep Well', line: 'sleep-well-2-1' };
  expect(refusedLine(answer('product-unavailable', details))).toMatchObject({ kind: 'gone', line: 'sleep-well-2-1' });
});

test.each([
  ['another refusal', answer('payment-locked', { name: 'x', line: 'y' })],
  ['no details', answer('out-of-stock')],
  ['odd details', answer('out-of-stock', { name: 1, line: 2 })],
  ['no answer at all', new TypeError('Failed to fetch')],
])('%s names no line', (_name, error) => expect(refusedLine(error)).toBeNull());

test('a changed total comes with its quote, and only with a whole one', () => {
  expect(newQuote(answer('total-mismatch', { quote }))).toEqual(quote);
  expect(newQuote(answer('total-mismatch', { quote: { totalCents: 1 } }))).toBeNull();
  expect(newQuote(answer('payment-locked', { quote }))).toBeNull();
  expect(newQuote(new Error('stuk'))).toBeNull();
});

test('what is over and what only refuses the code are told apart', () => {
  expect([answer('payment-locked'), answer('payment-not-found', undefined, 404)].map(isOver)).toEqual([true, true]);
  expect([answer('total-mismatch'), new Error('stuk')].map(isOver)).toEqual([false, false]);
  expect(refusesCode(answer('discount-expired', undefined, 400))).toBe(true);
  expect([answer('out-of-stock'), new Error('stuk')].map(refusesCode)).toEqual([false, false]);
});

test('a basket that was paid just now names its order, and nothing else does', () => {
  const details = { orderNumber: '2026-000123', isPaid: true };
  expect(alreadyPaid(answer('already-paid', details))).toEqual(details);
  expect(alreadyPaid(answer('already-paid', { orderNumber: 1 }))).toBeNull();
  expect(alreadyPaid(answer('payment-locked', details))).toBeNull();
  expect(alreadyPaid(new Error('stuk'))).toBeNull();
});

test('the first line that is gone stands in the way; one that is sold out is left to the server', () => {
  const lines = ['sleep-well', 'energy-boost', 'focus-flow'].map((slug) =>
    lineFor({ slug, name: slug, imageUrl: '', price: '24.95' }, 1),
  );
  const soldOut = ['sleep-well', { kind: 'sold-out' }] as const;
  expect(goneLine(lines, new Map([soldOut]))).toBeNull();
  const gone = (slug: string) => [slug, { kind: 'gone' }] as const;
  expect(goneLine(lines, new Map<string, LineNotice>([soldOut, gone('focus-flow'), gone('energy-boost')]))).toEqual({
    kind: 'gone',
    line: 'energy-boost',
    name: 'energy-boost',
    left: 0,
  });
});
