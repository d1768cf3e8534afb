import type { Product } from '../../../../contracts/catalog.js';

/** The tabs above the grid, by their value in the URL. No tab means all products. */
export const homeTabs = ['top10', 'nieuw', 'bundles', 'laatste-kans'] as const;
export type HomeTab = (typeof homeTabs)[number];

const tabsByAnchor: Record<string, HomeTab> = { bundles: 'bundles', new: 'nieuw' };

/** Returns the tab of an anchor in the footer. */
export function tabOfAnchor(anchor: string): HomeTab | undefined {
  return Object.hasOwn(tabsByAnchor, anchor) ? tabsByAnchor[anchor] : undefined;
}

const newestShown = 10;
const scarceBelow = 10;
const alternativesShown = 4;

/** Returns the products of a tab. */
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

/** Returns a few products in stock to replace a missing one: from its category, or else featured ones. */
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
