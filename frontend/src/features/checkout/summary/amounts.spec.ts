import { priceBasket, type Coupon } from '../../../../../pricing/price-basket.js';
import { isSameBasket, shippingFor, totalWith, type Discount } from './amounts';

const rates = { freeFromCents: 6500, costCents: 699 };

test('ships free at the threshold and not below it', () => {
  expect([6499, 6500, 6501].map((cents) => shippingFor(cents, rates))).toEqual([699, 0, 0]);
});

test.each<[string, Coupon | null, Discount | null]>([
  ['no code', null, null],
  ['ten percent', { type: 'percentage', percent: 10 }, { cents: 250, isFreeShipping: false }],
  ['five euro', { type: 'fixed', cents: 500 }, { cents: 500, isFreeShipping: false }],
  ['free shipping', { type: 'free_shipping' }, { cents: 0, isFreeShipping: true }],
])('expects the total of the price function: %s', (_name, coupon, discount) => {
  const price = priceBasket([{ kind: 'one-off', listCents: 2495, quantity: 1 }], rates, coupon);
  expect(price.discountCents).toBe(discount?.cents ?? 0);
  expect(totalWith(price, rates, discount)).toBe(price.totalCents);
});

test('expects the minimum payment for a free-shipping code, as the price function does', () => {
  const price = priceBasket([{ kind: 'one-off', listCents: 40, quantity: 1 }], rates, { type: 'free_shipping' });
  expect(totalWith(price, rates, { cents: 0, isFreeShipping: true })).toBe(price.totalCents);
});

test('excludes the code of the current quote from the next one', () => {
  const quote = { subtotalCents: 7000, discountCents: 700, totalCents: 6300 };
  expect(totalWith(quote, rates, null)).toBe(7000);
});

test('compares baskets by lines and quantities in any order', () => {
  const lines = (...ids: [string, number][]) => ids.map(([id, quantity]) => ({ id, quantity }));
  const basket = lines(['sleep-well', 2], ['b12-zon', 1]);
  expect(isSameBasket(basket, lines(['b12-zon', 1], ['sleep-well', 2]))).toBe(true);
  expect(isSameBasket(basket, lines(['b12-zon', 2], ['sleep-well', 1]))).toBe(false);
  expect(isSameBasket(basket, lines(['sleep-well', 2]))).toBe(false);
});
