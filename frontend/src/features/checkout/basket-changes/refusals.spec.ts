import { ApiError } from '../../../lib/http/api-error';
import { lineFor } from '../../../lib/basket/basket-line';
import type { LineNotice } from '../../../lib/basket/reprice';
import { alreadyPaid, goneLine, isOver, newQuote, refusedLine, refusesCode } from './refusals';

const refusal = (code: string, details?: unknown, status = 409) =>
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

test('reads the line and the remaining pieces from a shortage', () => {
  const details = { name: 'Sleep Well', line: 'sleep-well', available: 2 };
  expect(refusedLine(refusal('out-of-stock', details))).toEqual({
    kind: 'few-left',
    line: 'sleep-well',
    name: 'Sleep Well',
    left: 2,
  });
  expect(refusedLine(refusal('out-of-stock', { ...details, available: 0 }))?.kind).toBe('sold-out');
  expect(refusedLine(refusal('out-of-stock', { ...details, available: -3 }))).toMatchObject({
    kind: 'sold-out',
    left: 0,
  });
});

test("names the shopper's share of a product, and keeps the server's sentence when it is zero", () => {
  const details = { name: 'Sleep Well', line: 'sleep-well', available: 10 };
  expect(refusedLine(refusal('product-share', details))).toMatchObject({ kind: 'share', left: 10 });
  expect(refusedLine(refusal('product-share', { ...details, available: 0 }))).toBeNull();
});

test('reads a product that is no longer sold as gone', () => {
  const details = { name: 'Sleep Well', line: 'sleep-well-2-1' };
  expect(refusedLine(refusal('product-unavailable', details))).toMatchObject({ kind: 'gone', line: 'sleep-well-2-1' });
});

test.each([
  ['another refusal', refusal('payment-locked', { name: 'x', line: 'y' })],
  ['no details', refusal('out-of-stock')],
  ['malformed details', refusal('out-of-stock', { name: 1, line: 2 })],
  ['a failed connection', new TypeError('Failed to fetch')],
])('reads no line from %s', (_name, error) => expect(refusedLine(error)).toBeNull());

test('reads a changed total only with a complete quote', () => {
  expect(newQuote(refusal('total-mismatch', { quote }))).toEqual(quote);
  expect(newQuote(refusal('total-mismatch', { quote: { totalCents: 1 } }))).toBeNull();
  expect(newQuote(refusal('payment-locked', { quote }))).toBeNull();
  expect(newQuote(new Error('stuk'))).toBeNull();
});

test('distinguishes an ended payment from a refused code', () => {
  const over = [refusal('payment-locked'), refusal('payment-not-found', undefined, 404), refusal('already-paid')];
  expect(over.map(isOver)).toEqual([true, true, true]);
  expect([refusal('total-mismatch'), new Error('stuk')].map(isOver)).toEqual([false, false]);
  expect(refusesCode(refusal('discount-expired', undefined, 400))).toBe(true);
  expect([refusal('out-of-stock'), new Error('stuk')].map(refusesCode)).toEqual([false, false]);
});

test('reads the order of a basket that was just paid, and of nothing else', () => {
  const details = { orderNumber: '2026-000123', isPaid: true };
  expect(alreadyPaid(refusal('already-paid', details))).toEqual(details);
  expect(alreadyPaid(refusal('already-paid', { orderNumber: 1 }))).toBeNull();
  expect(alreadyPaid(refusal('payment-locked', details))).toBeNull();
  expect(alreadyPaid(new Error('stuk'))).toBeNull();
});

test('returns the first line that is gone and leaves a sold-out line to the server', () => {
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
