import type { BasketItem } from '../../../../contracts/checkout.js';
import type { BasketLine as PricingLine } from '../../../../pricing/price-line.js';
import type { BasketLine } from './basket-line';

// Apart from `basket-line`, which is part of the first load.

/** The line as the price function reads it. */
export function toPricing(line: BasketLine): PricingLine {
  const { listCents, quantity, plan } = line;
  return plan
    ? { kind: 'subscription', listCents, quantity, jars: plan.jars, discountPercent: plan.discountPercent }
    : { kind: 'one-off', listCents, quantity };
}

/** The line as the server reads it. */
export function toWire(line: BasketLine): BasketItem {
  const { id, quantity, plan } = line;
  if (!plan) return { id, quantity };
  return { id, quantity, isSubscription: true, subscriptionJars: plan.jars, subscriptionFrequency: plan.frequency };
}
