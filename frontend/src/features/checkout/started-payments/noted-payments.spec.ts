import type { SettledCheckout } from '../../../../../contracts/checkout.js';
import { lineFor } from '../../../lib/basket/basket-line';
import { basket } from '../../../lib/basket/basket-store';
import { loadDetails, saveDetails } from '../details/details-storage';
import { acknowledge, noteStarted, startedPayments } from './noted-payments';
import { hasStarted } from './started-key';

const product = (slug: string) => ({ slug, name: slug, imageUrl: '', price: '22.95', badge: null });
const plan = { jars: 2, frequency: 1, discountPercent: 20 } as const;
const inBasket = () => basket.get().lines.map(({ id, quantity }) => [id, quantity]);
const bought = [
  { id: 'sleep-well', quantity: 2 },
  { id: 'focus-flow-2-1', quantity: 1 },
];
const settled = (status: SettledCheckout['status'], lines = bought) => ({ status, lines });

beforeEach(() => {
  window.localStorage.clear();
  basket.replace([lineFor(product('sleep-well'), 2), lineFor(product('focus-flow'), 1, plan)]);
  noteStarted('pi_1');
});

test('removes the paid lines and the details, and stops looking', () => {
  saveDetails({ email: 'sanne@example.com' });
  expect([startedPayments(), hasStarted()]).toEqual([['pi_1'], true]);
  expect(acknowledge('pi_1', settled('succeeded'))).toBe('paid');
  expect(inBasket()).toEqual([]);
  expect(loadDetails()).toEqual({});
  expect(hasStarted()).toBe(false);
});

test('keeps lines that were added after payment', () => {
  basket.add(lineFor(product('sleep-well'), 3));
  basket.add(lineFor(product('b12-zon'), 1));
  acknowledge('pi_1', settled('succeeded'));
  expect(inBasket()).toEqual([
    ['sleep-well', 3],
    ['b12-zon', 1],
  ]);
});

test('removes the lines once per payment, also after a reload or in a second tab', () => {
  acknowledge('pi_1', settled('succeeded'));
  basket.add(lineFor(product('sleep-well'), 2));
  saveDetails({ email: 'sanne@example.com' });
  noteStarted('pi_1');
  expect(acknowledge('pi_1', settled('succeeded'))).toBeNull();
  expect(inBasket()).toEqual([['sleep-well', 2]]);
  expect(loadDetails()).not.toEqual({});
  expect(acknowledge('pi_2', settled('succeeded'))).toBe('paid');
  expect(inBasket()).toEqual([]);
});

test('removes the lines while the bank is processing, and reports the payment later', () => {
  expect(acknowledge('pi_1', settled('processing'))).toBe('processing');
  expect(inBasket()).toEqual([]);
  expect(acknowledge('pi_1', settled('processing'))).toBeNull();
  expect(startedPayments()).toEqual(['pi_1']);
  basket.add(lineFor(product('sleep-well'), 1));
  expect(acknowledge('pi_1', settled('succeeded'))).toBe('paid');
  expect(inBasket()).toEqual([['sleep-well', 1]]);
  expect(hasStarted()).toBe(false);
});

test.each(['failed', 'canceled'] as const)('restores the lines when the payment %s after all', (status) => {
  acknowledge('pi_1', settled('processing'));
  basket.add(lineFor(product('sleep-well'), 1));
  expect(acknowledge('pi_1', settled(status, []))).toBe('put-back');
  expect(inBasket()).toEqual([
    ['sleep-well', 3],
    ['focus-flow-2-1', 1],
  ]);
  expect(acknowledge('pi_1', settled(status, []))).toBeNull();
  expect(inBasket()).toHaveLength(2);
});

test('restores the lines of each of two payments that fail after all', () => {
  acknowledge('pi_1', settled('processing'));
  basket.add(lineFor(product('b12-zon'), 4));
  acknowledge('pi_2', settled('processing', [{ id: 'b12-zon', quantity: 4 }]));
  expect(acknowledge('pi_1', settled('failed', []))).toBe('put-back');
  expect(acknowledge('pi_2', settled('failed', []))).toBe('put-back');
  expect(inBasket()).toEqual([
    ['sleep-well', 2],
    ['focus-flow-2-1', 1],
    ['b12-zon', 4],
  ]);
  expect(window.localStorage.getItem('set-aside')).toBeNull();
});

test('restores the lines that an older version of the shop set aside', () => {
  window.localStorage.setItem('set-aside', JSON.stringify({ id: 'pi_2', lines: [lineFor(product('b12-zon'), 4)] }));
  acknowledge('pi_1', settled('processing'));
  expect(acknowledge('pi_2', settled('failed', []))).toBe('put-back');
  expect(inBasket()).toEqual([['b12-zon', 4]]);
});

test.each(['{', '7', '[null]', '{"id":"pi_1"}'])('reports a failure as before when %s is stored', (stored) => {
  acknowledge('pi_1', settled('processing'));
  window.localStorage.setItem('set-aside', stored);
  expect(acknowledge('pi_1', settled('failed', []))).toBeNull();
  expect(acknowledge('pi_2', settled('processing', []))).toBe('processing');
});

test('keeps looking for an open payment and not for a cancelled one, without changing the basket', () => {
  expect(acknowledge('pi_1', settled('failed', []))).toBeNull();
  expect(hasStarted()).toBe(true);
  expect(acknowledge('pi_1', settled('canceled', []))).toBeNull();
  expect(hasStarted()).toBe(false);
  expect(inBasket()).toHaveLength(2);
});

test('empties the basket for a payment without an order', () => {
  expect(acknowledge('pi_1', settled('succeeded', []))).toBe('paid');
  expect(inBasket()).toEqual([]);
});
