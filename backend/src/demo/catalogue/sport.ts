import type { DemoProduct } from './types.js';

export const sport: DemoProduct[] = [
  {
    slug: 'elektro-mix',
    name: 'Elektro Mix',
    category: 'sport',
    priceCents: 2195,
    servings: 30,
    quantity: '60 stuks',
    badge: 'POPULAIR',
    isFeatured: true,
    stock: 320,
    subscriptionEnabled: true,
    subscriptionDiscount: 20,
    daysOld: 231,
    promise: 'Zweten mag, leeg raken niet.',
    description:
      'Zweten mag, leeg raken niet. Watermeloen met een vleugje zout: natrium, kalium en magnesium in één ring. Past in elke fietstas.',
    details:
      'Per 2 gummies: 200 mg natrium, 300 mg kalium (15% RI) en 56 mg magnesium (15% RI). Drink er altijd water bij.',
    benefits: [
      'Magnesium draagt bij tot de elektrolytenbalans',
      'Kalium draagt bij tot de normale werking van de spieren',
      'Kalium draagt bij tot het behoud van een normale bloeddruk',
    ],
    usage:
      'Neem 2 gummies per dag en kauw ze rustig. Houd je aan de aanbevolen dagelijkse hoeveelheid. Een supplement vervangt geen gevarieerde voeding. Buiten bereik van jonge kinderen bewaren. Overmatig gebruik kan een laxerend effect hebben.',
    whenToUse: 'Tijdens of na een lange training, met water.',
    ingredients: [
      'vezels uit tapioca',
      'zoetstoffen: maltitol en steviolglycosiden',
      'appelpectine',
      'zeezout',
      'kaliumcitraat',
      'magnesiumcitraat',
      'watermeloenconcentraat',
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
    variants: ['Watermeloen', 'Citroen'],
    images: [
      {
        file: 'elektro-mix-1',
        altText: 'Pot Elektro Mix op een mintgroene achtergrond',
      },
      {
        file: 'elektro-mix-2',
        altText: 'Pot Elektro Mix met losse gummies en parten watermeloen',
      },
      {
        file: 'elektro-mix-3',
        altText: 'Ringvormige gummies van Elektro Mix van dichtbij',
      },
    ],
  },
  {
    slug: 'kreatine-kracht',
    name: 'Kreatine Kracht',
    category: 'sport',
    priceCents: 2995,
    servings: 30,
    quantity: '120 stuks',
    badge: null,
    isFeatured: false,
    stock: 42,
    subscriptionEnabled: true,
    subscriptionDiscount: 15,
    daysOld: 64,
    promise: 'Drie gram, nul schudbeker.',
    description:
      'Drie gram, nul schudbeker. Creatine zonder korrels in je glas. Bosbes, vier ringen per dag en je zit aan de hoeveelheid waarvoor de werking is vastgesteld.',
    details:
      'Per 4 gummies: 3 g creatinemonohydraat. Het effect geldt bij 3 g per dag, voor volwassenen die intensief sporten.',
    benefits: [
      'Creatine verhoogt het fysieke prestatievermogen bij opeenvolgende korte, intensieve inspanningen, bij 3 g per dag',
      'Precies 3 g per portie',
      'Vegan, halal en zonder suiker',
    ],
    usage:
      'Neem 4 gummies per dag, verspreid als je dat prettiger vindt. Houd je aan de aanbevolen dagelijkse hoeveelheid. Een supplement vervangt geen gevarieerde voeding. Buiten bereik van jonge kinderen bewaren. Overmatig gebruik kan een laxerend effect hebben.',
    whenToUse: 'Elke dag, ook op rustdagen. Het tijdstip maakt niet uit.',
    ingredients: [
      'vezels uit tapioca',
      'zoetstoffen: maltitol en steviolglycosiden',
      'appelpectine',
      'creatinemonohydraat',
      'bosbessenpuree',
      'natuurlijk aroma',
      'citroenzuur',
      'kokosolie',
      'carnaubawas',
    ],
    nutrition: {
      portie: '4 gummies (14 g)',
      calories: '24 kcal',
      protein: '0 g',
      carbs: '8,2 g, waarvan suikers 0 g',
      fat: '0,1 g',
    },
    variants: [],
    images: [
      {
        file: 'kreatine-kracht-1',
        altText: 'Pot Kreatine Kracht op een mintgroene achtergrond',
      },
      {
        file: 'kreatine-kracht-2',
        altText: 'Pot Kreatine Kracht met losse gummies en bosbessen',
      },
      {
        file: 'kreatine-kracht-3',
        altText: 'Ringvormige gummies van Kreatine Kracht van dichtbij',
      },
    ],
  },
  {
    slug: 'pre-run',
    name: 'Pre Run',
    category: 'sport',
    priceCents: 2395,
    servings: 30,
    quantity: '60 stuks',
    badge: '1+1 GRATIS',
    isFeatured: false,
    stock: 16,
    subscriptionEnabled: false,
    subscriptionDiscount: 20,
    daysOld: 38,
    promise: 'Schoenen aan, twee ringen, weg.',
    description:
      'Schoenen aan, twee ringen, weg. Grapefruit met cafeïne uit groene thee en B-vitamines. Een espresso die je kunt kauwen.',
    details:
      'Per 2 gummies: 80 mg cafeïne, 1,4 mg vitamine B6 (100% RI) en 2,5 µg vitamine B12 (100% RI). Bevat cafeïne: niet aanbevolen voor kinderen en tijdens zwangerschap.',
    benefits: [
      'Vitamine B12 draagt bij tot een normaal energieleverend metabolisme',
      'Vitamine B6 helpt vermoeidheid en moeheid te verminderen',
      '80 mg cafeïne per portie, ongeveer een kop koffie',
    ],
    usage:
      'Neem 2 gummies per dag en kauw ze rustig. Houd je aan de aanbevolen dagelijkse hoeveelheid. Een supplement vervangt geen gevarieerde voeding. Buiten bereik van jonge kinderen bewaren. Overmatig gebruik kan een laxerend effect hebben.',
    whenToUse: 'Een half uur voor je training, niet na vier uur ’s middags.',
    ingredients: [
      'vezels uit tapioca',
      'zoetstoffen: maltitol en steviolglycosiden',
      'appelpectine',
      'groene-thee-extract met cafeïne',
      'vitamine B6',
      'vitamine B12',
      'grapefruitconcentraat',
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
        file: 'pre-run-1',
        altText: 'Pot Pre Run op een mintgroene achtergrond',
      },
      {
        file: 'pre-run-2',
        altText: 'Pot Pre Run met losse gummies en grapefruit',
      },
      {
        file: 'pre-run-3',
        altText: 'Ringvormige gummies van Pre Run van dichtbij',
      },
    ],
  },
];
