import type { BasketItem, Quote } from '../../../../contracts/checkout.js';
import type { PromotionChoice } from '../../catalog/prices/shown-price.js';
import { PromotionRefused } from '../../catalog/promotions/promotion-claims.js';
import type { Checkout } from '../checkout.entity.js';

/** Repeats `work` without each promotion that has no room for the checkout, beginning without those of `without`. */
export async function withoutRefused<T>(
  work: (without: readonly number[]) => Promise<T>,
  without: readonly number[] = [],
): Promise<T> {
  try {
    return await work(without);
  } catch (error) {
    if (!(error instanceof PromotionRefused) || without.includes(error.promotion.id)) throw error;
    return withoutRefused(work, [...without, error.promotion.id]);
  }
}

/** The promotions for a checkout, if there is one: what its quote gives is claimed already. */
export function choiceOf(checkout: Pick<Checkout, 'quote'> | null, without: readonly number[]): PromotionChoice {
  return { claimed: (checkout?.quote.promotions ?? []).map(({ id }) => id), without };
}

/** The basket of a quote. */
export function itemsOf({ lines }: Quote): BasketItem[] {
  return lines.map(({ id, quantity, subscription }) => ({
    id,
    quantity,
    isSubscription: subscription !== null,
    ...(subscription && { subscriptionJars: subscription.jars, subscriptionFrequency: subscription.frequency as 1 }),
  }));
}
