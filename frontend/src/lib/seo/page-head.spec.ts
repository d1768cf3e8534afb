import { QueryClient } from '@tanstack/react-query';
import { missingHead, pageHead, type PageFacts } from './page-head';
import { shopQuery } from '../shop/shop';
import { shop } from './structured-data/testing/shop-data';

const queryClient = new QueryClient();
beforeEach(() => queryClient.setQueryData(shopQuery.queryKey, shop));
afterEach(() => queryClient.clear());

const headOf = (changes: Partial<PageFacts> = {}, pathname = '/faq') =>
  pageHead({ pathname, context: { queryClient } }, { title: 'Vragen', description: 'Alle antwoorden.', ...changes });
const contentOf = (name: string, changes: Partial<PageFacts> = {}) =>
  headOf(changes).meta.filter((tag) => tag.name === name || tag.property === name)[0]?.content;
const canonical = (changes: Partial<PageFacts>, pathname?: string) => headOf(changes, pathname).links?.[0]?.href;

it('repeats title and description in the preview and the card', () => {
  expect(headOf().meta).toContainEqual({ title: 'Vragen' });
  for (const name of ['og:title', 'twitter:title']) expect(contentOf(name)).toBe('Vragen');
  for (const name of ['description', 'og:description', 'twitter:description'])
    expect(contentOf(name)).toBe('Alle antwoorden.');
  expect(contentOf('twitter:card')).toBe('summary_large_image');
  expect(contentOf('og:locale')).toBe('nl_NL');
  expect(contentOf('og:site_name')).toBe('Proefmerk');
});

it('passes the brand to a title function', () => {
  expect(contentOf('og:title', { title: (brand) => `Vragen | ${brand}` })).toBe('Vragen | Proefmerk');
});

it.each([
  ['/', {}, 'https://proef.example/'],
  ['/products/', {}, 'https://proef.example/products'],
  ['/products', { search: undefined }, 'https://proef.example/products'],
  ['/products', { search: '' }, 'https://proef.example/products'],
  ['/products', { search: 'vitamine c' }, 'https://proef.example/products?search=vitamine+c'],
])('gives %s with %o one absolute address', (pathname, search, address) => {
  expect(canonical({ search }, pathname)).toBe(address);
});

it('uses the same address for search engines, its language and previews', () => {
  expect(headOf().links).toEqual([
    { rel: 'canonical', href: 'https://proef.example/faq' },
    { rel: 'alternate', hrefLang: 'nl-NL', href: 'https://proef.example/faq' },
  ]);
  expect(contentOf('og:url')).toBe('https://proef.example/faq');
});

it.each([
  [undefined, 'https://proef.example/art/og/shop.jpg'],
  ['', 'https://proef.example/art/og/shop.jpg'],
  ['/files/pot.webp', 'https://proef.example/files/pot.webp'],
  ['https://elders.example/pot.webp', 'https://elders.example/pot.webp'],
])('previews the picture %s as %s', (picture, address) => {
  for (const name of ['og:image', 'twitter:image']) expect(contentOf(name, { picture })).toBe(address);
});

it('includes structured data', () => {
  const data = { '@context': 'https://schema.org', '@type': 'WebSite' } as const;
  expect(headOf({ structuredData: [data] }).meta).toContainEqual({ 'script:ld+json': data });
});

it('asks search engines not to index a page', () => {
  expect(contentOf('robots')).toBeUndefined();
  expect(contentOf('robots', { noindex: true })).toBe('noindex');
  expect(missingHead('Weg')).toEqual({ meta: [{ title: 'Weg' }, { name: 'robots', content: 'noindex' }] });
});

it('sets only title and description while the shop is not loaded', () => {
  queryClient.clear();
  expect(headOf()).toEqual({ meta: [{ title: 'Vragen' }, { name: 'description', content: 'Alle antwoorden.' }] });
});
