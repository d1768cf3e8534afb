import type { ListedCategory } from '../catalog.js';

/** Returns the category with this slug, else the last one that used it. */
export function categoryWithSlug<Listed extends ListedCategory>(
  categories: readonly Listed[],
  slug: string,
): Listed | undefined {
  return (
    categories.find((category) => category.slug === slug) ??
    categories.find(({ formerSlugs }) => formerSlugs.includes(slug))
  );
}
