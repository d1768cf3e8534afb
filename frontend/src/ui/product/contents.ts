import type { Product } from '../../../../contracts/catalog.js';

/** The taste and the pieces of a product, such as `mango · 2 × 60 stuks`. A line never ends within the pieces or at the dot. */
export const contentsOf = ({ flavour, quantity }: Pick<Product, 'flavour' | 'quantity'>): string =>
  [flavour, quantity?.replaceAll(' ', '\u00a0')].filter(Boolean).join('\u00a0·\u00a0');
