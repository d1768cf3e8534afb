import { formatCount } from '../../lib/format';

/** Texts of /products, apart from those of home: what home imports lands in the first load. */
export const listCopy = {
  list: 'Producten',
  results: (term: string) => `Resultaten voor “${term}”`,
  count: (count: number) => formatCount(count, 'product', 'producten'),
  emptyProducts: 'Geen producten gevonden',
  categoryBar: 'Categorieën',
};
