import type { FoodFacts } from './food-facts.js';
import { unmarkedAllergens } from './label.js';

interface Publishable {
  foodFacts: FoodFacts | null;
  ingredients: readonly string[];
}

/**
 * Returns what a product lacks before it may be on sale, as a Dutch sentence per field of the form
 * (regulation (EU) 1169/2011, art. 14(1)). The products of a bundle are checked by the caller.
 */
export function missingForSale({ foodFacts, ingredients }: Publishable): Record<string, string> {
  if (!foodFacts) return { 'foodFacts.legalName': 'Vul het etiket in voordat het product in de winkel komt' };
  if (foodFacts.kind === 'bundle') return {};
  if (ingredients.length === 0) return { ingredients: 'Vul de ingrediënten in, van veel naar weinig' };
  const [allergen] = ingredients.flatMap(unmarkedAllergens);
  return allergen ? { ingredients: `Zet een allergeen tussen sterretjes: *${allergen}*` } : {};
}
