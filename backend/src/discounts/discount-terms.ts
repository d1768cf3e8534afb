import type { ErrorCode } from '../../../contracts/errors.js';
import { centsToDecimal } from '../../../contracts/values/money.js';
import type { Coupon } from '../../../pricing/price-basket.js';
import { DomainError } from '../platform/errors/domain-error.js';
import type { DiscountCode } from './discount-code.entity.js';

/** Amounts in cents. `isFirstOrder`: null without an e-mail address. `isReserved`: the checkout has a reservation. */
export interface Purchase {
  subtotalCents: number;
  isFirstOrder: boolean | null;
  isReserved: boolean;
  at: Date;
}

/** Null when the code applies. A reserved code is checked only against the basket and the e-mail address. */
export function refusalOf(code: DiscountCode | null, { subtotalCents, isFirstOrder, isReserved, at }: Purchase) {
  if (!code) return refused('discount-unknown');
  const { isActive, startsAt, expiresAt, maxUses, minPurchaseCents, firstOrderOnly } = code;
  if (!isReserved && (!isActive || (startsAt && startsAt > at))) return refused('discount-inactive');
  if (!isReserved && expiresAt && expiresAt <= at) return refused('discount-expired');
  if (!isReserved && maxUses !== null && code.redeemed + code.reserved >= maxUses) return refused('discount-used-up');
  if (minPurchaseCents !== null && subtotalCents < minPurchaseCents)
    return refused('discount-minimum', { minimum: centsToDecimal(minPurchaseCents).replace('.', ',') });
  if (!firstOrderOnly || isFirstOrder || (isReserved && isFirstOrder === null)) return null;
  return refused(isFirstOrder === null ? 'discount-email-needed' : 'discount-first-order-only');
}

export function couponOf({ type, value }: Pick<DiscountCode, 'type' | 'value'>): Coupon {
  if (type === 'percentage') return { type, percent: value / 100 };
  return type === 'fixed' ? { type, cents: value } : { type };
}

function refused(code: ErrorCode, details: Record<string, string> = {}): DomainError {
  return new DomainError(code, details);
}
