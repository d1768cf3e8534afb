import type { PagePath } from '../../../contracts/page-paths.js';

/**
 * The pages that the server renders, with the query parameters that they know. The browser draws the others: they begin with
 * what it keeps for its visitor, such as the answers of the vitamin test.
 */
export const renderedPages: Partial<Record<PagePath, readonly string[]>> = {
  '/': ['category', 'filter'],
  '/faq': ['onderwerp'],
  '/klantenservice': [],
  '/ons-plan': [],
  '/product/$id': [],
  '/products': ['category', 'search'],
  '/products/$category': ['search'],
  '/samenwerkingen': [],
  '/support': [],
};

/** The page that stands at no address of the shop. */
export const missingAddress = '/niet-gevonden';

/** The address with only the parameters that its page knows, so that all others share one page. */
export function knownAddress(url: string, parameters: readonly string[]): string {
  const { pathname, searchParams } = new URL(url, 'http://shop');
  const known = new URLSearchParams();
  for (const name of parameters) {
    const value = searchParams.get(name);
    if (value !== null) known.set(name, value);
  }
  return known.size > 0 ? `${pathname}?${known}` : pathname;
}
