import type { BasketItem } from '../../../../contracts/checkout.js';
import type { BasketLine as PricingLine } from '../../../../pricing/price-line.js';
import type { BasketLine } from './basket-line';

// A module of its own, because `basket-line` is part of the first load.

/** Converts a line to the input of the price function. */
export function toPricing(line: BasketLine): PricingLine {
  const { listCents, quantity, plan, freePieces, referenceCents } = line;
  return plan
    ? { kind: 'subscription', listCents, quantity, jars: plan.jars, discountPercent: plan.discountPercent }
    : { kind: 'one-off', listCents, quantity, referenceCents, freePieces };
}

/** Converts a line to the body that the server expects. */
export function toWire(line: BasketLine): BasketItem {
  const { id, quantity, plan } = line;
  if (!plan) return { id, quantity };
  return { id, quantity, isSubscription: true, subscriptionJars: plan.jars, subscriptionFrequency: plan.frequency };
}
