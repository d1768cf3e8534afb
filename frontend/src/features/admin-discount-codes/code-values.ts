import type { DiscountCodeFormInput, DiscountCodeTermsInput } from '../../../../contracts/admin/discount-codes.js';
import { amsterdamDay } from '../../../../contracts/values/calendar.js';
import type { AdminDiscountCode, DiscountType } from '../../../../contracts/discounts.js';
import { centsOf } from '../../lib/format';
import { typedAmount, sentAmount, sentNumber } from '../../ui/admin/form/form';

export interface CodeValues {
  code: string;
  type: DiscountType;
  value: string;
  minPurchaseAmount: string;
  maxUses: string;
  expiresAt: string;
  firstOrderOnly: boolean;
  /** The version of the code that the form began with; absent for a new code. */
  version?: number;
}

export const newCode: CodeValues = {
  code: '',
  type: 'percentage',
  value: '',
  minPurchaseAmount: '',
  maxUses: '',
  expiresAt: '',
  firstOrderOnly: false,
};

/** Fills the form with a code as it is. A code expires when its last day ends, which is the next calendar day. */
export function valuesFrom(code: AdminDiscountCode): CodeValues {
  const { value, minPurchaseAmount, maxUses, expiresAt, firstOrderOnly, version } = code;
  return {
    code: code.code,
    type: code.type,
    value: code.type === 'percentage' ? String(centsOf(value) / 100) : code.type === 'fixed' ? typedAmount(value) : '',
    minPurchaseAmount: typedAmount(minPurchaseAmount),
    maxUses: maxUses === null ? '' : String(maxUses),
    expiresAt: expiresAt === null ? '' : amsterdamDay(new Date(Date.parse(expiresAt) - 1).toISOString()),
    firstOrderOnly,
    version,
  };
}

/** The body that creates a code. */
export function codeFrom(values: CodeValues): DiscountCodeFormInput {
  return { code: values.code.trim().toUpperCase(), ...termsFrom(values) };
}

/** The body that changes a code, with the version that the form began with. */
export function changeFrom(values: CodeValues): DiscountCodeTermsInput {
  return { ...termsFrom(values), version: values.version };
}

/** The terms of a code in a body. Free shipping has the value `'0'`. An empty field becomes null. */
function termsFrom(values: CodeValues): DiscountCodeTermsInput {
  const { type, value, minPurchaseAmount, maxUses, expiresAt, firstOrderOnly } = values;
  return {
    type,
    value: type === 'free_shipping' ? '0' : sentAmount(value),
    minPurchaseAmount: minPurchaseAmount.trim() ? sentAmount(minPurchaseAmount) : null,
    maxUses: sentNumber(maxUses) ?? null,
    expiresAt: expiresAt || null,
    ...(firstOrderOnly && { firstOrderOnly }),
  };
}
