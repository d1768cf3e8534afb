import type { FoodFacts, ProductKind } from './food-facts.js';
import { unmarkedAllergens } from './label.js';

export const ingredientsMissing = 'Vul de ingrediënten in, van veel naar weinig';

interface Publishable {
  /** A supplement, unless it says otherwise. */
  kind?: ProductKind;
  foodFacts: FoodFacts | null;
  ingredients: readonly string[];
}

/**
 * Returns what a product lacks before it may be on sale, as a Dutch sentence per field of the form
 * (regulation (EU) 1169/2011, art. 14(1)). What is no food needs no label. The products of a bundle are checked by the caller.
 */
export function missingForSale({ kind, foodFacts, ingredients }: Publishable): Record<string, string> {
  if (kind === 'other')
    return foodFacts?.kind === 'bundle' ? { kind: 'Een bundel van supplementen is zelf een voedingssupplement' } : {};
  if (!foodFacts) return { 'foodFacts.legalName': 'Vul het etiket in voordat het product in de winkel komt' };
  if (foodFacts.kind === 'bundle') return {};
  if (ingredients.length === 0) return { ingredients: ingredientsMissing };
  const [allergen] = ingredients.flatMap(unmarkedAllergens);
  return allergen ? { ingredients: `Zet een allergeen tussen sterretjes: *${allergen}*` } : {};
}
