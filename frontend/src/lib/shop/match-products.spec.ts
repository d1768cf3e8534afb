import type { Category, Product } from '../../../../contracts/catalog.js';
import { matchingProducts } from './match-products';

const product = (slug: string, name: string, categoryId = 1): Product => ({
  id: 1,
  slug,
  name,
  imageUrl: '',
  price: '24.95',
  servings: null,
  quantity: '60 stuks',
  badge: null,
  isFeatured: false,
  stock: null,
  categoryId,
  createdAt: '2026-01-01T00:00:00Z',
  subscriptionEnabled: true,
  subscriptionDiscount: 20,
});
const categories: Category[] = [
  { id: 1, slug: 'vitamins', name: 'Vitamines', description: 'De basis van elke dag.' },
  { id: 2, slug: 'beauty', name: 'Beauty', description: 'Voor haar, huid en nagels.' },
];
const products = [
  product('vitamine-c-citroen', 'Vitamine C Citroen'),
  product('vitamine-d-zon', 'Vitamine D Zon'),
  product('ijzer-kick', 'IJzer Kick'),
  product('perzik-glow', 'Perzik Glow', 2),
];
const found = (typed: string) => matchingProducts(products, categories, typed).map(({ slug }) => slug);

test.each([
  ['', ['vitamine-c-citroen', 'vitamine-d-zon', 'ijzer-kick', 'perzik-glow']],
  ['ÏJZÉR', ['ijzer-kick']],
  ['vitamine-c', ['vitamine-c-citroen']],
  ['vitamine d', ['vitamine-d-zon']],
  ['citr', ['vitamine-c-citroen']],
  ['beauty', ['perzik-glow']],
  ['  zon  vitamine ', ['vitamine-d-zon']],
  ['xylofoon', []],
])('finds for %p %p', (typed, slugs) => {
  expect(found(typed)).toEqual(slugs);
});

describe('a shelf with texts', () => {
  const kinds: Category[] = [
    ...categories,
    { id: 3, slug: 'sleep', name: 'Slaap', description: 'Voor de nacht.' },
    { id: 4, slug: 'immunity', name: 'Immuniteit', description: null },
  ];
  const shelf = [
    ...products,
    product('b-complex', 'B Complex'),
    product('beauty-boost', 'Beauty Boost', 2),
    product('magnesium-nacht', 'Magnesium Nacht', 3),
    product('omega-3-alg', 'Omega-3 Alg'),
    product('kreatine-kracht', 'Kreatine Kracht'),
    product('vlierbes-schild', 'Vlierbes Schild', 4),
    product('b12-zon', 'B12 Zon'),
    product('multi-vitamin', 'Multi Vitamin'),
  ];
  const texts = [
    { slug: 'beauty-boost', text: 'Met echte framboos. biotine vitamine C frambozenpuree' },
    { slug: 'kreatine-kracht', text: 'Drie gram, nul schudbeker. creatinemonohydraat bosbessenpuree' },
    { slug: 'b-complex', text: 'Acht B-vitamines, met magnesium. citroenzuur' },
  ];

  test.each([
    ['magneesium', ['magnesium-nacht']],
    ['magnesum', ['magnesium-nacht']],
    ['mangesium', ['magnesium-nacht']],
    ['omega3', ['omega-3-alg']],
    ['omega 3', ['omega-3-alg']],
    ['b12', ['b12-zon']],
    ['creatine', ['kreatine-kracht']],
    ['ĳzer', ['ijzer-kick']],
    ['ĲZER', ['ijzer-kick']],
    ['slapen', ['magnesium-nacht']],
    ['beter slapen', ['magnesium-nacht']],
    ['weerstand', ['vlierbes-schild']],
    ['weerstant', ['vlierbes-schild']],
    ['framboos', ['beauty-boost']],
    ['Frambozen', ['beauty-boost']],
    ['vitamin c', ['vitamine-c-citroen']],
    ['vitamine c', ['vitamine-c-citroen']],
    ['vitaminec', ['vitamine-c-citroen']],
    ['multivitamine', ['multi-vitamin']],
    ['multi vitamine', ['multi-vitamin']],
    [
      'spijsvertering',
      [
        'vitamine-c-citroen',
        'vitamine-d-zon',
        'ijzer-kick',
        'b-complex',
        'omega-3-alg',
        'kreatine-kracht',
        'b12-zon',
        'multi-vitamin',
      ],
    ],
    ['xylofoon', []],
    ['...', []],
  ])('finds for %p %p', (typed, slugs) => {
    expect(matchingProducts(shelf, kinds, typed, texts).map(({ slug }) => slug)).toEqual(slugs);
  });
});

test('falls back to category descriptions only when no name matches', () => {
  expect(found('huid')).toEqual(['perzik-glow']);
  expect(found('dag')).toEqual(['vitamine-c-citroen', 'vitamine-d-zon', 'ijzer-kick']);
});

test('matches the start of a word and never its middle', () => {
  expect(found('z')).toEqual(['vitamine-d-zon']);
  expect(found('roen')).toEqual([]);
});

test.each([
  ['vitamine-c', ['vitamine-c-citroen']],
  ['vitamine c', ['vitamine-c-citroen']],
  ['vitamine-d', ['vitamine-d-zon']],
  ['magnesium', ['magnesium-nacht', 'magnesium-move']],
  ['omega-3', ['omega-3-alg']],
  ['omega 3', ['omega-3-alg']],
  ['zink', ['zink-helder']],
  ['ijzer', ['ijzer-kick']],
])('finds for the frequent search %p only %p', (typed, slugs) => {
  const shelf = [
    ...products,
    product('b-complex', 'B Complex'),
    product('magnesium-nacht', 'Magnesium Nacht', 2),
    product('magnesium-move', 'Magnesium Move', 2),
    product('omega-3-alg', 'Omega-3 Alg'),
    product('zink-helder', 'Zink Helder'),
  ];
  expect(matchingProducts(shelf, categories, typed).map(({ slug }) => slug)).toEqual(slugs);
});
