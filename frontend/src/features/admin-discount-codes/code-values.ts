import type { DiscountCodeFormInput } from '../../../../contracts/admin/discount-codes.js';
import type { DiscountType } from '../../../../contracts/discounts.js';
import { sentAmount, sentNumber } from '../../ui/admin/form/form';

/** What stands in the form of a discount code: everything as it is typed. */
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

/** What is sent. Free shipping has no value of its own: `'0'`. What is left empty is null. */
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
