import type { Category } from '../../../../contracts/catalog.js';
import { formatCount } from '../../lib/format';

const intro = ({ name, description }: Pick<Category, 'name' | 'description'>) =>
  description || `Al onze vitaminegummy’s in de categorie ${name}, bij elkaar.`;

/** Texts of /products, in a module of their own because the imports of home are part of the first load. */
export const listCopy = {
  title: (brand?: string) => `Alle Producten | ${brand ?? 'Vitaminegummy’s'}`,
  meta: 'Alle vitaminegummy’s op een rij: energie, beauty, immuniteit, slaap, focus en meer. Vegan, halal en zonder suiker.',
  list: 'Producten',
  results: (term: string) => `Resultaten voor “${term}”`,
  nothing: (term: string) => `Niets gevonden voor “${term}”`,
  favourites: 'Wel op de plank',
  count: (count: number) => formatCount(count, 'product', 'producten'),
  emptyProducts: 'Geen producten gevonden',
  restOfRow: 'Er staat nog genoeg op de plank',
  inDoubt: 'Kun je niet kiezen?',
  categoryBar: 'Categorieën',
  categoryTitle: (name: string) => (brand?: string) => [name, brand].filter(Boolean).join(' | '),
  intro,
  categoryMeta: (category: Pick<Category, 'name' | 'description'>, cutOff: string) =>
    `${intro(category)} Vegan, halal en zonder suiker. Op werkdagen voor ${cutOff} besteld, dezelfde dag verzonden.`,
};
