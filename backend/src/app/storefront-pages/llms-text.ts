import type { IndexedPage } from '../../../../contracts/pages/page-paths.js';
import type { CatalogPage, CatalogPages } from '../../catalog/storefront/catalog-pages.sql.js';
import { formatEuro } from '../../mail-texts/templates/parts/format.js';

const pages: Record<IndexedPage, { name: string; text: string }> = {
  '/': { name: 'Home', text: 'De lekkerste vitamines voor jouw gezondheid.' },
  '/products': { name: 'Alle producten', text: 'Alle vitaminegummy’s op een rij.' },
  '/ons-plan': { name: 'Ons plan', text: 'Waar we voor staan: 100% natuurlijk, halal en vegan.' },
  '/vitaminetest': { name: 'Vitaminetest', text: 'Vijf korte vragen, en je weet welke gummy’s bij je passen.' },
  '/support': { name: 'Klantenservice', text: 'Alles over bestellen, levering en retourneren.' },
  '/faq': { name: 'Veelgestelde vragen', text: 'Bestellen, levering, retourneren, account en abonnementen.' },
  '/klantenservice': {
    name: 'Bestellen, levering en retourneren',
    text: 'Zo werkt het, met alle kosten en termijnen op een rij.',
  },
  '/samenwerkingen': { name: 'Samenwerkingen', text: 'Onze gummy’s verkopen, delen op kantoor of content maken.' },
};

/** A page with a text that the law requires. */
export interface LegalPage {
  path: string;
  title: string;
  changedAt: string;
}

const longestText = 160;

/** Describes the shop in Markdown for language models (llmstxt.org). */
export function llmsTextOf(
  { products, categories }: CatalogPages,
  legalPages: readonly LegalPage[],
  { brand, url }: { brand: string; url: string },
): string {
  const link = (path: string, { name, text }: Pick<CatalogPage, 'name' | 'text'>, price = '') => {
    const about = [firstSentence(text ?? ''), price].filter(Boolean).join(' ');
    return `- [${escaped(name)}](${new URL(path, url).href})${about && `: ${escaped(about)}`}`;
  };
  const lines = [
    `# ${escaped(brand)}`,
    '> Nederlandse webwinkel met vitaminegummies: vegan, halal en zonder suiker, los of in een abonnement.',
    section('Pagina’s', [
      ...Object.entries(pages).map(([path, page]) => link(path, page)),
      ...legalPages.map(({ path, title }) => link(path, { name: title, text: null })),
    ]),
    section(
      'Categorieën',
      categories.map((category) => link(`/products/${category.slug}`, category)),
    ),
    section(
      'Producten',
      products.map((product) => link(`/product/${product.slug}`, product, `${formatEuro(product.priceCents)}.`)),
    ),
  ];
  return `${lines.filter(Boolean).join('\n\n')}\n`;
}

function section(title: string, links: readonly string[]): string {
  return links.length > 0 ? `## ${title}\n\n${links.join('\n')}` : '';
}

function firstSentence(text: string): string {
  const [sentence = ''] = /^.*?([.!?](?=\s|$)|$)/.exec(text.replace(/\s+/g, ' ').trim())!;
  const letters = [...sentence];
  return letters.length > longestText ? `${letters.slice(0, longestText).join('').trimEnd()}…` : sentence;
}

function escaped(text: string): string {
  return text.replace(/[ \t\r\n]+/g, ' ').replace(/[\\`*_[\]<>]/g, '\\$&');
}
