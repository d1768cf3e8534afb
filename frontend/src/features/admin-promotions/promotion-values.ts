import type {
  AdminPromotion,
  ChangePromotionInput,
  PromotionFormInput,
} from '../../../../contracts/admin/promotions.js';
import { amsterdamDay } from '../../../../contracts/values/calendar.js';
import { sentAmount, sentNumber } from '../../ui/admin/form/form';

export interface PromotionValues {
  name: string;
  benefit: PromotionFormInput['benefit'];
  buy: string;
  free: string;
  value: string;
  scope: PromotionFormInput['scope'];
  productIds: string[];
  categoryIds: string[];
  priority: string;
  isExclusive: boolean;
  code: string;
  minSubtotal: string;
  perCustomer: string;
  maxUses: string;
  maxAmount: string;
  from: string;
  until: string;
}

export const newPromotion: PromotionValues = {
  name: '',
  benefit: 'buy-get',
  buy: '1',
  free: '1',
  value: '',
  scope: 'products',
  productIds: [],
  categoryIds: [],
  priority: '10',
  isExclusive: false,
  code: '',
  minSubtotal: '',
  perCustomer: '',
  maxUses: '',
  maxAmount: '',
  from: '',
  until: '',
};

/** Builds the request body from the fields of the chosen benefit and scope. */
export function promotionFrom(values: PromotionValues): PromotionFormInput {
  const { name, benefit, buy, free, value, scope, productIds, categoryIds, priority, isExclusive, from, until } =
    values;
  const code = values.code.trim();
  return {
    name,
    benefit,
    ...(benefit === 'buy-get'
      ? { buy: sentNumber(buy) ?? null, free: sentNumber(free) ?? null }
      : { value: value.trim() ? sentAmount(value) : null }),
    scope,
    ...(scope === 'products' && { productIds: productIds.map(Number) }),
    ...(scope === 'categories' && { categoryIds: categoryIds.map(Number) }),
    priority: sentNumber(priority) ?? Number.NaN,
    isExclusive: isExclusive && !code,
    code: code || null,
    minSubtotal: (code || scope === 'basket') && values.minSubtotal.trim() ? sentAmount(values.minSubtotal) : null,
    perCustomer: sentNumber(values.perCustomer) ?? null,
    maxUses: sentNumber(values.maxUses) ?? null,
    maxAmount: values.maxAmount.trim() ? sentAmount(values.maxAmount) : null,
    from: from || null,
    until: until || null,
  };
}

/** `version`: of the promotion that the form began with. */
export type ChangeValues = Record<'name' | 'until' | 'maxUses' | 'maxAmount', string> & { version: number };

/** The fields of a promotion that can still change. It ends at midnight, which is the next calendar day. */
export function changeOf({ name, until, maxUses, maxAmount, version }: AdminPromotion): ChangeValues {
  return {
    name,
    until: until === null ? '' : amsterdamDay(new Date(Date.parse(until) - 1).toISOString()),
    maxUses: maxUses === null ? '' : String(maxUses),
    maxAmount: maxAmount?.replace('.', ',') ?? '',
    version,
  };
}

export function changeFrom({ name, until, maxUses, maxAmount, version }: ChangeValues): ChangePromotionInput {
  return {
    name,
    until: until || null,
    maxUses: sentNumber(maxUses) ?? null,
    maxAmount: maxAmount.trim() ? sentAmount(maxAmount) : null,
    version,
  };
}
