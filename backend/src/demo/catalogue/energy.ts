import type { DemoProduct } from './types.js';

export const energy: DemoProduct[] = [
  {
    slug: 'energy-boost',
    name: 'Energy Boost',
    category: 'energy',
    priceCents: 2495,
    servings: 30,
    quantity: '60 stuks',
    badge: 'POPULAIR',
    isFeatured: true,
    stock: null,
    subscriptionEnabled: true,
    subscriptionDiscount: 20,
    daysOld: 412,
    promise: 'Je ochtend krijgt een zonnetje erbij.',
    description:
      'Je ochtend krijgt een zonnetje erbij. Sappige mandarijn met vitamine B12 en B6, voor dagen die vroeg beginnen en laat eindigen. Geen poeder, geen glas water: twee bliksempjes en je gaat.',
    details:
      'Per 2 gummies: 25 µg vitamine B12 (1000% RI), 1,4 mg vitamine B6 (100% RI) en 16 mg niacine (100% RI). Met natuurlijk mandarijnaroma en kleur uit wortel en paprika.',
    benefits: [
      'Vitamine B12 draagt bij tot een normaal energieleverend metabolisme',
      'Niacine helpt vermoeidheid en moeheid te verminderen',
      'Vitamine B6 draagt bij tot de normale werking van het zenuwstelsel',
      'Vegan, halal en zonder suiker',
    ],
    usage:
      'Neem 2 gummies per dag en kauw ze rustig. Houd je aan de aanbevolen dagelijkse hoeveelheid. Een supplement vervangt geen gevarieerde voeding. Buiten bereik van jonge kinderen bewaren. Overmatig gebruik kan een laxerend effect hebben.',
    whenToUse: '’s Ochtends bij je ontbijt, of als de middag lang wordt.',
    ingredients: [
      'vezels uit tapioca',
      'zoetstoffen: maltitol en steviolglycosiden',
      'appelpectine',
      'niacine',
      'vitamine B6',
      'vitamine B12',
      'mandarijnconcentraat',
      'natuurlijk aroma',
      'citroenzuur',
      'kokosolie',
      'carnaubawas',
    ],
    nutrition: {
      portie: '2 gummies (5 g)',
      calories: '9 kcal',
      protein: '0 g',
      carbs: '3,9 g, waarvan suikers 0 g',
      fat: '0,1 g',
    },
    variants: ['Mandarijn', 'Mango'],
    images: [
      {
        file: 'energy-boost-1',
        altText: 'Pot Energy Boost op een perzikkleurige achtergrond',
      },
      {
        file: 'energy-boost-2',
        altText: 'Pot Energy Boost met losse gummies en een opengesneden mandarijn',
      },
      {
        file: 'energy-boost-3',
        altText: 'Bliksemvormige gummies van Energy Boost van dichtbij',
      },
    ],
  },
  {
    slug: 'ijzer-kick',
    name: 'IJzer Kick',
    category: 'energy',
    priceCents: 2295,
    servings: 30,
    quantity: '60 stuks',
    badge: null,
    isFeatured: false,
    stock: 64,
    subscriptionEnabled: true,
    subscriptionDiscount: 20,
    daysOld: 96,
    promise: 'Staalhard van binnen, bloedsinaasappel van buiten.',
    description:
      'Staalhard van binnen, bloedsinaasappel van buiten. IJzer smaakt vaak naar muntgeld. Deze niet: vitamine C en bloedsinaasappel houden hem fris, en je maag merkt er weinig van.',
    details:
      'Per 2 gummies: 14 mg ijzer (100% RI) en 40 mg vitamine C (50% RI). IJzerpyrofosfaat, mild voor je buik. Drink er liever geen thee of koffie bij.',
    benefits: [
      'IJzer draagt bij tot de normale vorming van rode bloedcellen',
      'IJzer helpt vermoeidheid en moeheid te verminderen',
      'Vitamine C verhoogt de opname van ijzer',
    ],
    usage:
      'Neem 2 gummies per dag en kauw ze rustig. Houd je aan de aanbevolen dagelijkse hoeveelheid. Een supplement vervangt geen gevarieerde voeding. Buiten bereik van jonge kinderen bewaren. Overmatig gebruik kan een laxerend effect hebben.',
    whenToUse: 'Tussen de maaltijden, met een glas water.',
    ingredients: [
      'vezels uit tapioca',
      'zoetstoffen: maltitol en steviolglycosiden',
      'appelpectine',
      'ijzerpyrofosfaat',
      'vitamine C',
      'bloedsinaasappelconcentraat',
      'kleur uit zwarte wortel',
      'citroenzuur',
      'kokosolie',
      'carnaubawas',
    ],
    nutrition: {
      portie: '2 gummies (5 g)',
      calories: '9 kcal',
      protein: '0 g',
      carbs: '3,9 g, waarvan suikers 0 g',
      fat: '0,1 g',
    },
    variants: [],
    images: [
      {
        file: 'ijzer-kick-1',
        altText: 'Pot IJzer Kick op een perzikkleurige achtergrond',
      },
      {
        file: 'ijzer-kick-2',
        altText: 'Pot IJzer Kick met losse gummies en bloedsinaasappel',
      },
      {
        file: 'ijzer-kick-3',
        altText: 'Bliksemvormige gummies van IJzer Kick van dichtbij',
      },
    ],
  },
  {
    slug: 'b12-zon',
    name: 'B12 Zon',
    category: 'energy',
    priceCents: 1795,
    servings: 60,
    quantity: '60 stuks',
    badge: 'Nieuw',
    isFeatured: false,
    stock: 180,
    subscriptionEnabled: true,
    subscriptionDiscount: 15,
    daysOld: 9,
    promise: 'Eén vitamine, goed gedaan.',
    description:
      'Eén vitamine, goed gedaan. Eet je weinig of geen vlees, dan is B12 de eerste om aan te vullen. Rijpe mango, hoge dosis, verder niets om over na te denken.',
    details:
      'Per gummy: 500 µg vitamine B12 als methylcobalamine. Eén gummy per dag is genoeg, een pot gaat dus twee maanden mee.',
    benefits: [
      'Vitamine B12 draagt bij tot een normaal energieleverend metabolisme',
      'Vitamine B12 draagt bij tot de normale vorming van rode bloedcellen',
      'Fijn bij een plantaardig eetpatroon',
    ],
    usage:
      'Neem 1 gummy per dag en kauw hem rustig. Houd je aan de aanbevolen dagelijkse hoeveelheid. Een supplement vervangt geen gevarieerde voeding. Buiten bereik van jonge kinderen bewaren. Overmatig gebruik kan een laxerend effect hebben.',
    whenToUse: 'Eén per dag, op een moment dat je toch al iets eet.',
    ingredients: [
      'vezels uit tapioca',
      'zoetstoffen: maltitol en steviolglycosiden',
      'appelpectine',
      'vitamine B12 (methylcobalamine)',
      'mangopuree',
      'natuurlijk mango-aroma',
      'citroenzuur',
      'kokosolie',
      'carnaubawas',
    ],
    nutrition: {
      portie: '1 gummy (2,5 g)',
      calories: '5 kcal',
      protein: '0 g',
      carbs: '1,9 g, waarvan suikers 0 g',
      fat: '0 g',
    },
    variants: [],
    images: [
      {
        file: 'b12-zon-1',
        altText: 'Pot B12 Zon op een perzikkleurige achtergrond',
      },
      {
        file: 'b12-zon-2',
        altText: 'Pot B12 Zon met losse gummies en halve mango’s',
      },
      {
        file: 'b12-zon-3',
        altText: 'Bliksemvormige gummies van B12 Zon van dichtbij',
      },
    ],
  },
];
