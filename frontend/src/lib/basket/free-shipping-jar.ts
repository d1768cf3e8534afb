import type { Product } from '../../../../contracts/catalog.js';
import { centsOf } from '../format';
import { isBundle } from '../shop/pieces';
import { lineFor, roomFor, type BasketLine } from './basket-line';

/**
 * Returns the cheapest jar with which the basket ships free, `missingCents` from the threshold: in stock and not in the basket yet.
 * Undefined when none reaches it, or nothing is missing. Of equal prices the oldest product.
 */
export function freeShippingJar(
  products: readonly Product[],
  lines: readonly BasketLine[],
  missingCents: number,
): Product | undefined {
  if (missingCents <= 0) return undefined;
  return products
    .filter((product) => !lines.some(({ slug }) => slug === product.slug) && !isBundle(product))
    .filter(
      (product) => centsOf(product.price) >= missingCents && roomFor(lines, lineFor(product, 1), product.stock) > 0,
    )
    .sort((one, other) => centsOf(one.price) - centsOf(other.price) || one.id - other.id)[0];
}
