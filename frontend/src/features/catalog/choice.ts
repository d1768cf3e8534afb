import type { ProductDetail } from '../../../../contracts/catalog.js';
import { priceLine } from '../../../../pricing/price-line.js';
import type { SubscriptionFrequency } from '../../../../contracts/subscriptions.js';
import { centsOf } from '../../lib/format';
import { isBundle } from '../../lib/shop/pieces';
import { lineFor, type BasketLine } from '../../lib/basket/basket-line';
import { toPricing } from '../../lib/basket/line-forms';

/** The choice on a product page: one, two or three pieces once, or a plan. */
export type Choice =
  | { kind: 'pieces'; count: number }
  | { kind: 'subscription'; jars: number; frequency: SubscriptionFrequency };

export const pieceOptions = [1, 2, 3] as const;
export const frequencyOptions: readonly SubscriptionFrequency[] = [1, 2, 3];

/** Returns the choice after the switch of the plan is pressed. The number of pieces stays, up to what the cards offer. */
export function switchPlan(choice: Choice): Choice {
  if (choice.kind === 'pieces') return { kind: 'subscription', jars: choice.count, frequency: 1 };
  return { kind: 'pieces', count: Math.min(choice.jars, Math.max(...pieceOptions)) };
}

/**
 * Returns the price of one portion in cents, which is that of a day. Null for a bundle, whose jars need not be eaten on one
 * day, and for a product without portions.
 */
export function centsPerDay({ price, servings, quantity }: Pick<ProductDetail, 'price' | 'servings' | 'quantity'>) {
  return servings && !isBundle({ quantity }) ? Math.round(centsOf(price) / servings) : null;
}

type Chosen = Pick<
  ProductDetail,
  'slug' | 'name' | 'imageUrl' | 'price' | 'referencePrice' | 'freePieces' | 'subscriptionDiscount'
>;

/** Returns the basket line of a choice: one line of n pieces, or one delivery of a plan. */
export function lineOfChoice(product: Chosen, choice: Choice): BasketLine {
  if (choice.kind === 'pieces') return lineFor(product, choice.count);
  const { jars, frequency } = choice;
  return lineFor(product, 1, { jars, frequency, discountPercent: product.subscriptionDiscount });
}

/** Returns the price of a choice in cents: in total, per jar, and the savings on the list price. */
export function priceOfChoice(product: Chosen, choice: Choice) {
  const { totalCents, listTotalCents, savingsCents } = priceLine(toPricing(lineOfChoice(product, choice)));
  const jars = choice.kind === 'pieces' ? choice.count : choice.jars;
  return { totalCents, listTotalCents, savingsCents, perJarCents: Math.round(totalCents / jars) };
}
