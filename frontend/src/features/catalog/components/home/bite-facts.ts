import type { ProductDetail } from '../../../../../../contracts/catalog.js';
import { homeMoreCopy } from '../../home-more-copy';

/** The product whose gummy is bitten in the picture. */
export const bittenSlug = 'beauty-boost';

/** Returns what the labels beside the bite say: only what the catalogue states about the product. */
export function biteFacts({ ingredients, labels }: Pick<ProductDetail, 'ingredients' | 'labels'>): string[] {
  const { fruit, pectin, sugarFree } = homeMoreCopy.bite.facts;
  const holds = (word: RegExp) => ingredients.some((ingredient) => word.test(ingredient.toLowerCase()));
  const isSugarFree = labels.length > 0 && labels.every(({ facts }) => facts.sugars === 0);
  return [
    holds(/framboo?[sz]/) ? [fruit] : [],
    holds(/pectine/) ? [pectin] : [],
    isSugarFree ? [sugarFree] : [],
  ].flat();
}
