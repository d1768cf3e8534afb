import type { LegalPageName } from '../../../../contracts/law/legal-page-names.js';
import { formatCount } from '../../lib/format';

/** A link in the footer. A hash links to a part of home, a filter to the grid with that tab. */
export interface FooterLink {
  label: string;
  to:
    | '/'
    | '/vitaminetest'
    | '/support'
    | '/faq'
    | '/klantenservice'
    | '/herroepen'
    | '/nieuwsbrief'
    | '/ons-plan'
    | '/samenwerkingen'
    | '/login'
    | '/informatie/$name';
  /** The page of `/informatie/$name`. */
  name?: LegalPageName;
  hash?: string;
  filter?: 'bundles' | 'nieuw';
}

export const shellCopy = {
  skip: 'Naar de inhoud',
  withoutScript: 'Zet JavaScript aan om te kunnen winkelen.',
  bannerLabel: 'Aanbiedingen',
  allProducts: 'Alle producten',
  ourPlan: 'Ons plan',
  quiz: 'Vitaminetest',
  home: 'home',
  mainMenu: 'Hoofdmenu',
  search: 'Zoeken',
  account: 'Account',
  basket: (lines: number) =>
    lines === 0 ? 'Winkelmandje' : `Winkelmandje, ${formatCount(lines, 'product', 'producten')}`,
  menu: 'Menu',
  popular: 'POPULAIR',
  oftenSearched: 'Veel gezocht',
  showEverything: 'Bekijk alles',
  categories: [
    { slug: 'energy', label: 'Energie' },
    { slug: 'beauty', label: 'Beauty' },
    { slug: 'immunity', label: 'Immuniteit' },
    { slug: 'sleep', label: 'Slaap', isPopular: true },
    { slug: 'fitness', label: 'Fitness' },
    { slug: 'vitamins', label: 'Vitamines' },
    { slug: 'bundles', label: 'Bundels' },
  ],
  searches: [
    { term: 'vitamine-c', label: 'Vitamine C' },
    { term: 'vitamine-d', label: 'Vitamine D' },
    { term: 'magnesium', label: 'Magnesium' },
    { term: 'omega-3', label: 'Omega-3' },
    { term: 'zink', label: 'Zink' },
    { term: 'ijzer', label: 'IJzer' },
  ],
  cards: {
    quiz: { title: 'Doe de test', text: 'In twee minuten weet je wat bij je past.' },
    fresh: { title: 'Nieuw', text: 'Net nieuw in de winkel.' },
    packs: { title: 'Starter Packs', text: 'Samen voordeliger dan los.' },
  },
  safe: 'Veilig bestellen',
  notFoundTitle: 'Pagina niet gevonden',
  notFoundText: 'De pagina die je zoekt bestaat niet of is verplaatst.',
  backHome: 'Terug naar home',
  footerGroups: [
    {
      title: 'Shop',
      links: [
        { label: 'Producten', to: '/', hash: 'products' },
        { label: 'Bundels', to: '/', hash: 'bundles', filter: 'bundles' },
        { label: 'Nieuw', to: '/', hash: 'new', filter: 'nieuw' },
        { label: 'Vitaminetest', to: '/vitaminetest' },
      ],
    },
    {
      title: 'Hulp',
      links: [
        { label: 'Klantenservice', to: '/support' },
        { label: 'Veelgestelde vragen', to: '/', hash: 'faq' },
        { label: 'Levering', to: '/klantenservice' },
        { label: 'Herroep je aankoop hier', to: '/herroepen' },
      ],
    },
    {
      title: 'Over ons',
      links: [
        { label: 'Ons plan', to: '/ons-plan' },
        { label: 'Reviews', to: '/', hash: 'reviews' },
        { label: 'Samenwerkingen', to: '/samenwerkingen' },
        { label: 'Nieuwsbrief', to: '/nieuwsbrief' },
        { label: 'Mijn account', to: '/login' },
      ],
    },
  ] satisfies { title: string; links: FooterLink[] }[],
  footerLegal: [
    { label: 'Privacy', to: '/', hash: 'privacy' },
    { label: 'Algemene voorwaarden', to: '/', hash: 'terms' },
    { label: 'Cookies', to: '/informatie/$name', name: 'cookies' },
    { label: 'Toegankelijkheid', to: '/informatie/$name', name: 'toegankelijkheid' },
    { label: 'Klachten', to: '/informatie/$name', name: 'klachten' },
    { label: 'Contact', to: '/informatie/$name', name: 'contact' },
  ] satisfies FooterLink[],
  moreSoon: 'En binnenkort nog meer...',
  copyright: (brand: string, year: string) => `© ${year} ${brand}`,
};
