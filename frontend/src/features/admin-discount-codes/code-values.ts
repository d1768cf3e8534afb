import type { DiscountCodeFormInput } from '../../../../contracts/admin/discount-codes.js';
import type { DiscountType } from '../../../../contracts/discounts.js';
import { sentAmount, sentNumber } from '../../ui/admin/form/form';

export interface CodeValues {
  code: string;
  type: DiscountType;
  value: string;
  minPurchaseAmount: string;
  maxUses: string;
  expiresAt: string;
  firstOrderOnly: boolean;
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

/** Builds the request body. Free shipping has the value `'0'`. An empty field becomes null. */
export function codeFrom(values: CodeValues): DiscountCodeFormInput {
  const { code, type, value, minPurchaseAmount, maxUses, expiresAt, firstOrderOnly } = values;
  return {
    code: code.trim().toUpperCase(),
    type,
    value: type === 'free_shipping' ? '0' : sentAmount(value),
    minPurchaseAmount: minPurchaseAmount.trim() ? sentAmount(minPurchaseAmount) : null,
    maxUses: sentNumber(maxUses) ?? null,
    expiresAt: expiresAt || null,
    ...(firstOrderOnly && { firstOrderOnly }),
  };
}
