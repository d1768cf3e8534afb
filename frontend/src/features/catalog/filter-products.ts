import type { Product } from '../../../../contracts/catalog.js';

/** The tabs above the grid, as they stand in the URL. Without one: everything. */
export const homeTabs = ['top10', 'nieuw', 'bundles', 'laatste-kans'] as const;
export type HomeTab = (typeof homeTabs)[number];

const tabsByAnchor: Record<string, HomeTab> = { bundles: 'bundles', new: 'nieuw' };

/** The tab that an anchor of the footer stands for. */
export function tabOfAnchor(anchor: string): HomeTab | undefined {
  return Object.hasOwn(tabsByAnchor, anchor) ? tabsByAnchor[anchor] : undefined;
}

const newestShown = 10;
const scarceBelow = 10;
const alternativesShown = 4;

/** The products behind a tab. */
export function productsOfTab(products: readonly Product[], tab: HomeTab | undefined): Product[] {
  switch (tab) {
    case 'top10':
      return products.filter((product) => product.isFeatured);
    case 'nieuw':
      return [...products].sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, newestShown);
    case 'bundles':
      return products.filter((product) => badgeHas(product, 'bundle'));
    case 'laatste-kans':
      return products.filter(
        (product) => badgeHas(product, 'laatste') || badgeHas(product, 'kans') || isScarce(product),
      );
    case undefined:
      return [...products];
  }
}

/** A few products in stock to show instead of a missing one: of its category, else featured ones. */
export function alternativesTo(categoryId: number | undefined, products: readonly Product[]): Product[] {
  const inStock = products.filter(({ stock }) => stock !== 0);
  const inCategory = inStock.filter((product) => product.categoryId === categoryId);
  return (inCategory.length > 0 ? inCategory : productsOfTab(inStock, 'top10')).slice(0, alternativesShown);
}

function badgeHas(product: Product, word: string): boolean {
  return product.badge?.toLowerCase().includes(word) ?? false;
}

function isScarce({ stock }: Product): boolean {
  return stock !== null && stock < scarceBelow;
}
