import { indexedPaths } from '../../../../contracts/pages/page-paths.js';
import type { LegalPage } from './llms-text.js';
import type { CatalogPage, CatalogPages } from '../../catalog/storefront/catalog-pages.sql.js';

interface Entry {
  path: string;
  changedAt?: string | null;
  imageUrl?: string;
}

/** These pages list products, so they change with them. */
const listings: ReadonlySet<string> = new Set(['/', '/products']);

/** Renders the sitemap (sitemaps.org); empty without a catalogue. */
export function sitemapOf(catalog: CatalogPages | null, legalPages: readonly LegalPage[], shopUrl: string): string {
  const entries = catalog ? entriesOf(catalog, legalPages) : [];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"' +
      ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries.map((entry) => line(entry, shopUrl)),
    '</urlset>\n',
  ].join('\n');
}

function entriesOf({ products, categories }: CatalogPages, legalPages: readonly LegalPage[]): Entry[] {
  const published = new Map(legalPages.map((page) => [page.path, page.changedAt]));
  const changedAt = latestOf([...products, ...categories]);
  return [
    ...indexedPaths.map((path) => ({ path, changedAt: listings.has(path) ? changedAt : published.get(path) })),
    ...categories.map(({ slug, ...category }) => ({ path: `/products/${slug}`, changedAt: category.changedAt })),
    ...products.map(({ slug, ...product }) => ({ ...product, path: `/product/${slug}` })),
  ];
}

function latestOf(pages: readonly CatalogPage[]): string | null {
  return pages.reduce<string | null>((latest, { changedAt }) => {
    return changedAt && (!latest || changedAt > latest) ? changedAt : latest;
  }, null);
}

function line({ path, changedAt, imageUrl }: Entry, shopUrl: string): string {
  const address = (of: string) => escaped(new URL(of, shopUrl));
  const date = changedAt ? `<lastmod>${changedAt}</lastmod>` : '';
  const picture = imageUrl ? `<image:image><image:loc>${address(imageUrl)}</image:loc></image:image>` : '';
  return `  <url><loc>${address(path)}</loc>${date}${picture}</url>`;
}

function escaped({ href }: URL): string {
  return href.replaceAll('&', '&amp;').replaceAll("'", '&apos;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
