import type { JsonLd } from './json-ld';

/** A page on the path from home to the current page, which is the last one. */
export interface Crumb {
  name: string;
  path: string;
}

/** Describes the path from home to a page. */
export function breadcrumbData(shopUrl: string, crumbs: readonly Crumb[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, shopUrl).href,
    })),
  };
}
