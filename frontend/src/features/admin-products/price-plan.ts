import {
  PricePlanSchema,
  type PricePlanInput,
  type ProductPrices,
  type RecordedPrice,
} from '../../../../contracts/admin/product-prices.js';
import { startOfPlanned, endOfPlanned } from '../../../../contracts/values/planned-moment.js';
import { priceAt } from '../../../../pricing/price-history.js';
import { withPromotions } from '../../../../pricing/promotions.js';
import { referencePrice } from '../../../../pricing/reference-price.js';
import { sentAmount } from '../../ui/admin/form/form';

export interface PlanValues {
  kind: RecordedPrice['kind'];
  price: string;
  from: string;
  until: string;
}

export const newPlan: PlanValues = { kind: 'sale', price: '', from: '', until: '' };

/** Builds the request body. A regular price has no end, because its field is not on the screen. */
export function planFrom({ kind, price, from, until }: PlanValues): PricePlanInput {
  return { kind, price: sentAmount(price), from: from || null, until: (kind === 'sale' && until) || null };
}

/** What shoppers see when a plan starts, in cents. `struckCents`: the price that is struck through; null without one. */
export interface PlanPreview {
  at: number;
  cents: number;
  isSale: boolean;
  struckCents: number | null;
}

/** Computes the prices of a plan as the shop will; null while the input is incomplete. */
export function previewOf(
  { at, history: { prices, offered, promotions } }: Pick<ProductPrices, 'at' | 'history'>,
  values: PlanValues,
): PlanPreview | null {
  const now = Date.parse(at);
  const plan = PricePlanSchema.safeParse(planFrom(values)).data;
  if (!plan) return null;
  const from = plan.from ? Math.max(Date.parse(startOfPlanned(plan.from)), now) : now;
  const until = plan.until ? Date.parse(endOfPlanned(plan.until)) : null;
  const planned = { kind: plan.kind, cents: plan.price, from, until };
  const history = withPromotions({ prices: [...prices, planned], offered }, promotions);
  const price = priceAt(history.prices, from);
  if (!price) return null;
  const reference = referencePrice(history, from);
  return {
    at: from,
    cents: price.cents,
    isSale: price.isSale,
    struckCents: reference !== null && reference > price.cents ? reference : null,
  };
}

/** The prices in the groups of the list. A withdrawn plan is among the past. */
export function groupsOf(prices: readonly RecordedPrice[]): Record<'planned' | 'current' | 'past', RecordedPrice[]> {
  return {
    planned: prices.filter(({ state }) => state === 'planned').toReversed(),
    current: prices.filter(({ state }) => state === 'current'),
    past: prices.filter(({ state }) => state === 'over' || state === 'withdrawn'),
  };
}
