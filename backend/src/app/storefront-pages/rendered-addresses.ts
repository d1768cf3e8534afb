import type { PagePath } from '../../../../contracts/page-paths.js';

/** The pages that the server renders, with the query parameters that they know. The browser draws the others. */
const renderedPages: Partial<Record<PagePath, readonly string[]>> = {
  '/': ['category', 'filter'],
  '/faq': ['onderwerp'],
  '/herroepen': [],
  '/klantenservice': [],
  '/ons-plan': [],
  '/product/$id': [],
  '/products': ['category', 'search'],
  '/products/$category': ['search'],
  '/samenwerkingen': [],
  '/support': [],
  '/vitaminetest': [],
};

/** Parameters that lead to a screen which only the browser knows: the step of the test depends on the stored answers. */
const drawnByBrowser: Partial<Record<PagePath, string>> = { '/vitaminetest': 'stap' };

/** Matches no slug, so neither a product nor a category can ever have it. */
const noSlug = '-';

/** The page for an address that the shop does not have. */
export const missingAddress = '/niet-gevonden';

/**
 * The address to render for a request, with only the parameters that its page knows, in one order, so that all others share
 * one page. So do all products that never existed, and all categories. Null: the browser draws the page.
 */
export function renderedAddress(path: PagePath, url: string, status = 200): string | null {
  const parameters = renderedPages[path];
  if (!parameters) return null;
  if (status === 404) return path.replace(/\$\w+/, noSlug);
  const { pathname, searchParams } = new URL(url, 'http://shop');
  if (searchParams.has(drawnByBrowser[path] ?? '')) return null;
  const known = new URLSearchParams();
  for (const name of parameters) {
    const value = searchParams.get(name);
    if (value) known.set(name, value);
  }
  return known.size > 0 ? `${pathname}?${known}` : pathname;
}
