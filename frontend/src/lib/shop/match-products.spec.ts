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
  product('ijzerkick', 'IJzerkick'),
  product('perzik-glow', 'Perzik Glow', 2),
];
const found = (typed: string) => matchingProducts(products, categories, typed).map(({ slug }) => slug);

test.each([
  ['', ['vitamine-c-citroen', 'vitamine-d-zon', 'ijzerkick', 'perzik-glow']],
  ['ÏJZÉR', ['ijzerkick']],
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
    product('magnesium-voor-de-nacht', 'Magnesium voor de Nacht', 3),
    product('omega-3-alg', 'Omega-3 Alg'),
    product('creatinekracht', 'Creatinekracht'),
    product('vlierbesschild', 'Vlierbesschild', 4),
    product('b12-zon', 'B12 Zon'),
    product('multi-vitamin', 'Multivitamine'),
  ];
  const texts = [
    { slug: 'beauty-boost', text: 'Met echte framboos. biotine vitamine C frambozenpuree' },
    { slug: 'creatinekracht', text: 'Drie gram, nul schudbeker. creatinemonohydraat bosbessenpuree' },
    { slug: 'b-complex', text: 'Acht B-vitamines, met magnesium. citroenzuur' },
  ];

  test.each([
    ['magneesium', ['magnesium-voor-de-nacht']],
    ['magnesum', ['magnesium-voor-de-nacht']],
    ['mangesium', ['magnesium-voor-de-nacht']],
    ['omega3', ['omega-3-alg']],
    ['omega 3', ['omega-3-alg']],
    ['b12', ['b12-zon']],
    ['creatine', ['creatinekracht']],
    ['ĳzer', ['ijzerkick']],
    ['ĲZER', ['ijzerkick']],
    ['slapen', ['magnesium-voor-de-nacht']],
    ['beter slapen', ['magnesium-voor-de-nacht']],
    ['weerstand', ['vlierbesschild']],
    ['weerstant', ['vlierbesschild']],
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
        'ijzerkick',
        'b-complex',
        'omega-3-alg',
        'creatinekracht',
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
  expect(found('dag')).toEqual(['vitamine-c-citroen', 'vitamine-d-zon', 'ijzerkick']);
});

test('matches the start of a word and never its middle', () => {
  expect(found('z')).toEqual(['vitamine-d-zon']);
  expect(found('roen')).toEqual([]);
});

test.each([
  ['vitamine-c', ['vitamine-c-citroen']],
  ['vitamine c', ['vitamine-c-citroen']],
  ['vitamine-d', ['vitamine-d-zon']],
  ['magnesium', ['magnesium-voor-de-nacht', 'magnesium-move']],
  ['omega-3', ['omega-3-alg']],
  ['omega 3', ['omega-3-alg']],
  ['zink', ['zink-helder']],
  ['ijzer', ['ijzerkick']],
])('finds for the frequent search %p only %p', (typed, slugs) => {
  const shelf = [
    ...products,
    product('b-complex', 'B Complex'),
    product('magnesium-voor-de-nacht', 'Magnesium voor de Nacht', 2),
    product('magnesium-move', 'Magnesium Move', 2),
    product('omega-3-alg', 'Omega-3 Alg'),
    product('zink-helder', 'Zink Helder'),
  ];
  expect(matchingProducts(shelf, categories, typed).map(({ slug }) => slug)).toEqual(slugs);
});
