import type { QueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { JsonLd } from './structured-data/json-ld';
import { shopQuery } from '../shop/shop';

/** The part of a route match that builds a head. */
interface HeadMatch {
  pathname: string;
  context: { queryClient: QueryClient };
}

export interface PageFacts {
  /** A function receives the shop's brand. */
  title: string | ((brand?: string) => string);
  description: string;
  /** The search parameters of the canonical address; it omits all others. */
  search?: Record<string, string | undefined>;
  /** Path or address of a picture for link previews. Empty or absent: the shop's own picture. */
  picture?: string;
  type?: 'website' | 'product';
  noindex?: boolean;
  structuredData?: JsonLd[];
}

type MetaTag = ComponentProps<'meta'>;

const shopPicture = '/art/og/shop.jpg';
const noindex: MetaTag = { name: 'robots', content: 'noindex' };

/** Tags of a page for search engines and link previews. The layout route loads the shop before any head. */
export function pageHead({ pathname, context }: HeadMatch, page: PageFacts) {
  const shop = context.queryClient.getQueryData(shopQuery.queryKey);
  const { description } = page;
  const title = typeof page.title === 'string' ? page.title : page.title(shop?.brand);
  const meta: MetaTag[] = [{ title }, { name: 'description', content: description }];
  if (page.noindex) meta.push(noindex);
  if (!shop) return { meta };
  const url = canonicalAddress(pathname, shop.url, page.search);
  const card = { title, description, image: new URL(page.picture || shopPicture, shop.url).href };
  const openGraph = { ...card, url, type: page.type ?? 'website', site_name: shop.brand, locale: 'nl_NL' };
  meta.push(
    ...Object.entries(openGraph).map(([name, content]) => ({ property: `og:${name}`, content })),
    ...Object.entries({ card: 'summary_large_image', ...card }).map(([name, content]) => ({
      name: `twitter:${name}`,
      content,
    })),
    ...(page.structuredData ?? []).map(structuredDataTag),
  );
  return {
    meta,
    links: [
      { rel: 'canonical', href: url },
      { rel: 'alternate', hrefLang: 'nl-NL', href: url },
    ],
  };
}

/** Returns the head of a page that is not found. */
export function missingHead(title: string) {
  return { meta: [{ title }, noindex] };
}

/** The router ends the path of an index route in a slash; the server redirects that address. */
function canonicalAddress(pathname: string, shopUrl: string, search: PageFacts['search'] = {}): string {
  const address = new URL(pathname.replace(/(.)\/$/, '$1'), shopUrl);
  for (const [name, value] of Object.entries(search)) if (value) address.searchParams.set(name, value);
  return address.href;
}

/** Returns the meta entry that the router renders as an escaped script. Its meta type lacks this form. */
function structuredDataTag(data: JsonLd): object {
  return { 'script:ld+json': data };
}
