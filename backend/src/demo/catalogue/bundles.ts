import type { DemoProduct } from './types.js';

export const bundles: DemoProduct[] = [
  {
    slug: 'starter-pack',
    name: 'Starter Pack',
    category: 'bundles',
    priceCents: 5495,
    servings: 30,
    quantity: '3 × 60 stuks',
    badge: 'Bundle · bespaar 19%',
    isFeatured: true,
    stock: null,
    subscriptionEnabled: true,
    subscriptionDiscount: 20,
    daysOld: 144,
    promise: 'Drie potten, één goed begin.',
    description:
      'Drie potten, één goed begin. Multi Vitamin voor elke dag, Energy Boost voor de ochtend en Sleep Well voor de avond. Onze favoriete eerste doos.',
    details:
      'Inhoud: 1 × Multi Vitamin, 1 × Energy Boost en 1 × Sleep Well, elk 60 stuks. Los kosten ze samen € 67,85.',
    benefits: [
      'Vitamine B12 draagt bij tot een normaal energieleverend metabolisme',
      'Vitamine C draagt bij tot de normale werking van het immuunsysteem',
      'Magnesium draagt bij tot de normale werking van het zenuwstelsel',
    ],
    usage: 'Neem per pot de hoeveelheid die op het etiket staat.',
    whenToUse: 'Van ontbijt tot bedtijd: elke pot heeft zijn eigen moment.',
    ingredients: [
      'Multi Vitamin: elf vitamines en zink, sinaasappel',
      'Energy Boost: vitamine B12, B6 en niacine, mandarijn',
      'Sleep Well: magnesium, passiebloem en kamille, bosbes',
    ],
    nutrition: {
      portie: '2 gummies per pot (5 g)',
      calories: '9 kcal',
      protein: '0 g',
      carbs: '1,6 g, waarvan suikers 0 g',
      fat: '0,1 g',
    },
    variants: [],
    images: [
      {
        file: 'starter-pack-1',
        altText: 'Starter Pack: drie potten naast elkaar op een zandkleurige achtergrond',
      },
      {
        file: 'starter-pack-2',
        altText: 'Starter Pack met losse gummies en fruit',
      },
      {
        file: 'starter-pack-3',
        altText: 'Gemengde gummies uit Starter Pack van dichtbij',
      },
    ],
  },
  {
    slug: 'dag-en-nacht',
    name: 'Dag & Nacht',
    category: 'bundles',
    priceCents: 3995,
    servings: 30,
    quantity: '2 × 60 stuks',
    badge: 'Bundle',
    isFeatured: false,
    stock: 36,
    subscriptionEnabled: true,
    subscriptionDiscount: 15,
    daysOld: 27,
    promise: 'Op met de zon, naar bed met de maan.',
    description:
      'Op met de zon, naar bed met de maan. Energy Boost voor als de wekker gaat, Magnesium Nacht voor als hij weer gezet is.',
    details: 'Inhoud: 1 × Energy Boost en 1 × Magnesium Nacht, elk 60 stuks. Los kosten ze samen € 46,90.',
    benefits: [
      'Niacine draagt bij tot de vermindering van vermoeidheid en moeheid',
      'Magnesium draagt bij tot een normale spierfunctie',
      'Twee smaken, twee vaste momenten',
    ],
    usage: 'Neem per pot de hoeveelheid die op het etiket staat.',
    whenToUse: 'Energy Boost ’s ochtends, Magnesium Nacht ’s avonds.',
    ingredients: [
      'Energy Boost: vitamine B12, B6 en niacine, mandarijn',
      'Magnesium Nacht: magnesiumcitraat en zure kers',
    ],
    nutrition: {
      portie: '2 gummies per pot (5 g)',
      calories: '9 kcal',
      protein: '0 g',
      carbs: '1,6 g, waarvan suikers 0 g',
      fat: '0,1 g',
    },
    variants: [],
    images: [
      {
        file: 'dag-en-nacht-1',
        altText: 'Dag & Nacht: twee potten naast elkaar op een zandkleurige achtergrond',
      },
      {
        file: 'dag-en-nacht-2',
        altText: 'Dag & Nacht met losse gummies en mandarijn en kersen',
      },
      {
        file: 'dag-en-nacht-3',
        altText: 'Gemengde gummies uit Dag & Nacht van dichtbij',
      },
    ],
  },
  {
    slug: 'glow-bundel',
    name: 'Glow Trio',
    category: 'bundles',
    priceCents: 5995,
    servings: 90,
    quantity: '3 × 60 stuks',
    badge: 'Bundle · 1+1 GRATIS',
    isFeatured: false,
    stock: 19,
    subscriptionEnabled: true,
    subscriptionDiscount: 20,
    daysOld: 47,
    promise: 'Drie keer hart voor jezelf.',
    description:
      'Drie keer hart voor jezelf. Beauty Boost, Haar & Nagels en Perzik Glow in één doos. Framboos, aardbei en perzik: een fruitschaal voor je badkamer.',
    details:
      'Inhoud: 1 × Beauty Boost, 1 × Haar & Nagels en 1 × Perzik Glow, elk 60 stuks. Wissel ze per maand af en gebruik er één tegelijk.',
    benefits: [
      'Biotine draagt bij tot de instandhouding van normaal haar',
      'Vitamine A draagt bij tot de instandhouding van een normale huid',
      'Seleen draagt bij tot de instandhouding van normale nagels',
    ],
    usage: 'Neem per pot de hoeveelheid die op het etiket staat.',
    whenToUse: 'Eén pot per maand, in de volgorde die jij lekker vindt.',
    ingredients: [
      'Beauty Boost: biotine, zink, vitamine C en E, framboos',
      'Haar & Nagels: biotine, zink en seleen, aardbei',
      'Perzik Glow: vitamine A, C en E, perzik',
    ],
    nutrition: {
      portie: '2 gummies per pot (5 g)',
      calories: '9 kcal',
      protein: '0 g',
      carbs: '1,6 g, waarvan suikers 0 g',
      fat: '0,1 g',
    },
    variants: [],
    images: [
      {
        file: 'glow-bundel-1',
        altText: 'Glow Trio: drie potten naast elkaar op een zandkleurige achtergrond',
      },
      {
        file: 'glow-bundel-2',
        altText: 'Glow Trio met losse gummies en framboos, aardbei en perzik',
      },
      {
        file: 'glow-bundel-3',
        altText: 'Gemengde gummies uit Glow Trio van dichtbij',
      },
    ],
  },
  {
    slug: 'winter-bundel',
    name: 'Winter Duo',
    category: 'bundles',
    priceCents: 2895,
    servings: 30,
    quantity: '2 × 60 stuks',
    badge: 'Bundle · laatste kans',
    isFeatured: false,
    stock: 8,
    subscriptionEnabled: true,
    subscriptionDiscount: 15,
    daysOld: 312,
    promise: 'Twee zonnetjes voor donkere maanden.',
    description:
      'Twee zonnetjes voor donkere maanden. Vitamine C Citroen en Vitamine D Zon, samen goedkoper dan los. Zolang de winter duurt, of de voorraad.',
    details: 'Inhoud: 1 × Vitamine C Citroen en 1 × Vitamine D Zon, elk 60 stuks. Los kosten ze samen € 32,90.',
    benefits: [
      'Vitamine C draagt bij tot de normale werking van het immuunsysteem',
      'Vitamine D draagt bij tot de normale werking van het immuunsysteem',
      'Genoeg voor minstens een maand',
    ],
    usage: 'Neem per pot de hoeveelheid die op het etiket staat.',
    whenToUse: 'Elke dag bij het ontbijt.',
    ingredients: [
      'Vitamine C Citroen: vitamine C en citrusbioflavonoïden',
      'Vitamine D Zon: vitamine D3 uit korstmos, ananas',
    ],
    nutrition: {
      portie: '2 gummies per pot (5 g)',
      calories: '9 kcal',
      protein: '0 g',
      carbs: '1,6 g, waarvan suikers 0 g',
      fat: '0,1 g',
    },
    variants: [],
    images: [
      {
        file: 'winter-bundel-1',
        altText: 'Winter Duo: twee potten naast elkaar op een zandkleurige achtergrond',
      },
      {
        file: 'winter-bundel-2',
        altText: 'Winter Duo met losse gummies en citroen en ananas',
      },
      {
        file: 'winter-bundel-3',
        altText: 'Gemengde gummies uit Winter Duo van dichtbij',
      },
    ],
  },
];
