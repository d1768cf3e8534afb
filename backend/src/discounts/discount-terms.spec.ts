import type { DiscountCode } from './discount-code.entity.js';
import { couponOf, refusalOf, type Purchase } from './discount-terms.js';

const at = new Date('2026-03-02T09:00:00Z');
const purchase: Purchase = { subtotalCents: 4492, isFirstOrder: true, isReserved: false, at };
const code = (terms: Partial<DiscountCode>): DiscountCode => ({
  id: 1,
  code: 'NIEUW10',
  type: 'percentage',
  value: 1000,
  minPurchaseCents: null,
  maxUses: null,
  promotionId: null,
  startsAt: null,
  expiresAt: null,
  isActive: true,
  firstOrderOnly: false,
  redeemed: 0,
  reserved: 0,
  createdAt: at,
  version: 1,
  hiddenAt: null,
  ...terms,
});
const refused = (terms: Partial<DiscountCode>, changes: Partial<Purchase> = {}) =>
  refusalOf(code(terms), { ...purchase, ...changes })?.code ?? null;

describe('a code', () => {
  it('is unknown when it does not exist', () => expect(refusalOf(null, purchase)?.code).toBe('discount-unknown'));

  it.each([
    ['is refused at its expiry', { expiresAt: at }, 'discount-expired'],
    ['applies a second before its expiry', { expiresAt: new Date(at.getTime() + 1000) }, null],
    ['is refused before its start', { startsAt: new Date(at.getTime() + 1) }, 'discount-inactive'],
    ['applies from its start', { startsAt: at }, null],
    ['is refused when inactive', { isActive: false }, 'discount-inactive'],
    ['is refused below its minimum', { minPurchaseCents: 4493 }, 'discount-minimum'],
    ['applies at its minimum', { minPurchaseCents: 4492 }, null],
    ['is refused with no use left', { maxUses: 3, redeemed: 2, reserved: 1 }, 'discount-used-up'],
    ['applies with one use left', { maxUses: 3, redeemed: 1, reserved: 1 }, null],
    ['applies without a limit', { redeemed: 1e6 }, null],
  ])('%s', (_what, terms, expected) => expect(refused(terms)).toBe(expected));

  it('with a reservation is checked only against basket and e-mail', () => {
    const over = { isActive: false, expiresAt: new Date(0), maxUses: 1, reserved: 1 };
    expect(refused(over, { isReserved: true })).toBeNull();
    expect(refused({ minPurchaseCents: 9999 }, { isReserved: true })).toBe('discount-minimum');
    expect(refused({ firstOrderOnly: true }, { isReserved: true, isFirstOrder: false })).toBe(
      'discount-first-order-only',
    );
  });

  it('for the first order needs an e-mail address until it is reserved', () => {
    expect(refused({ firstOrderOnly: true }, { isFirstOrder: null })).toBe('discount-email-needed');
    expect(refused({ firstOrderOnly: true }, { isFirstOrder: null, isReserved: true })).toBeNull();
    expect(refused({ firstOrderOnly: false }, { isFirstOrder: null })).toBeNull();
  });

  it('formats its minimum in Dutch notation', () =>
    expect(refusalOf(code({ minPurchaseCents: 5000 }), purchase)?.details).toEqual({ minimum: '50,00' }));

  it('converts to a coupon', () => {
    expect(couponOf({ type: 'percentage', value: 1250 })).toEqual({ type: 'percentage', percent: 12.5 });
    expect(couponOf({ type: 'fixed', value: 500 })).toEqual({ type: 'fixed', cents: 500 });
    expect(couponOf({ type: 'free_shipping', value: 0 })).toEqual({ type: 'free_shipping' });
  });
});
