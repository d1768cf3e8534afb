import { formatCount } from '../../lib/format';

export const catalogCopy = {
  home: 'Home',
  productTitle: (name?: string) => name ?? 'Product niet gevonden',
  heroAlt: 'Drie potten gummies: Beauty Boost, Energy Boost en Sleep Well',
  toGummies: 'Bekijk Gummys',
  toQuiz: 'Doe de vitaminetest',
  reviewProof: { title: '5,0 uit 5', text: 'meer dan 2.500 reviews' },
  sentProof: (before: string) => `Voor ${before} besteld`,
  planProof: (percent: number) => `Tot ${percent}% voordeel`,
  tilesLabel: 'Kies een categorie',
  everything: 'Alles',
  tiles: {
    energy: 'Energie',
    beauty: 'Beauty',
    immunity: 'Immuniteit',
    sleep: 'Slaap',
    focus: 'Focus',
    sport: 'Sport',
    bundles: 'Bundels',
  },
  tabsLabel: 'Filter de producten',
  tabs: { top10: 'Top 10', nieuw: 'Nieuw', bundles: 'Bundles', 'laatste-kans': 'Laatste kans' },
  loading: 'Producten laden…',
  emptyHome: 'Nog geen producten beschikbaar',
  emptyWayOn: 'Bekijk alles',
  allProducts: 'Alle producten',
  shown: (count: number, category: string | undefined) =>
    [formatCount(count, 'product', 'producten'), category].filter(Boolean).join(' in '),
};
