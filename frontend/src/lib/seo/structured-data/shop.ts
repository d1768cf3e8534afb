import type { ShopInfo } from '../../../../../contracts/settings.js';
import type { JsonLd } from './json-ld';

/** Describes the shop and its search page, for home. */
export function shopData({ brand, url, email }: ShopInfo): JsonLd[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: brand,
      url: `${url}/`,
      logo: `${url}/apple-touch-icon.png`,
      contactPoint: { '@type': 'ContactPoint', email, contactType: 'customer service', availableLanguage: 'nl' },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: brand,
      url: `${url}/`,
      inLanguage: 'nl-NL',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${url}/products?search={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
