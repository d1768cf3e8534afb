import type { PagePath } from '../../../../contracts/pages/page-paths.js';

/** Rendered pages with the query parameters that they use. */
const renderedPages: Partial<Record<PagePath, readonly string[]>> = {
  '/': ['category', 'filter'],
  '/faq': ['onderwerp'],
  '/herroepen': [],
  '/herroepen/bevestigen': [],
  '/informatie/$name': ['versie'],
  '/klantenservice': [],
  '/nieuwsbrief': [],
  '/ons-plan': [],
  '/product/$id': [],
  '/products': ['category', 'search'],
  '/products/$category': ['search'],
  '/samenwerkingen': [],
  '/support': [],
  '/vitaminetest': [],
};

/** The step of the test depends on answers that only the browser stores. */
const drawnByBrowser: Partial<Record<PagePath, string>> = { '/vitaminetest': 'stap' };

/** Matches no slug, so no product or category can have it. */
const noSlug = '-';

export const missingAddress = '/niet-gevonden';

/** Keeps only the parameters that the page uses, sorted. Null when the browser draws it. */
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
