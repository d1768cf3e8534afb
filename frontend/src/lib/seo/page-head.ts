import type { QueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { JsonLd } from './structured-data/json-ld';
import { shopQuery } from '../shop/shop';

/** The part of a route match that a head is built from. */
interface HeadMatch {
  pathname: string;
  context: { queryClient: QueryClient };
}

export interface PageFacts {
  /** A function receives the shop's brand. */
  title: string | ((brand?: string) => string);
  description: string;
  /** The search parameters that make this a page of its own; all others stay out of the canonical address. */
  search?: Record<string, string | undefined>;
  /** Path or address of a picture for link previews; empty or absent: the shop's own. */
  picture?: string;
  type?: 'website' | 'product';
  noindex?: boolean;
  structuredData?: JsonLd[];
}

type MetaTag = ComponentProps<'meta'>;

const shopPicture = '/art/og/shop.jpg';
const noindex: MetaTag = { name: 'robots', content: 'noindex' };

/** What search engines and link previews read of a page. The layout route loads the shop before any head is built. */
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

/** The head of an address where nothing is found. */
export function missingHead(title: string) {
  return { meta: [{ title }, noindex] };
}

/** The router ends the path of an index route in a slash; the server redirects such an address to the one without. */
function canonicalAddress(pathname: string, shopUrl: string, search: PageFacts['search'] = {}): string {
  const address = new URL(pathname.replace(/(.)\/$/, '$1'), shopUrl);
  for (const [name, value] of Object.entries(search)) if (value) address.searchParams.set(name, value);
  return address.href;
}

/** The router turns this entry into an escaped script; the type of its meta tags leaves it out. */
function structuredDataTag(data: JsonLd): object {
  return { 'script:ld+json': data };
}
