import type { LabelFacts } from '../../../../contracts/food/food-facts.js';
import { gummyLabel } from './gummy-label.js';

const mg = (name: string, amount: number) => ({ name, amount, unit: 'mg' as const });

const pregnancy = 'Ben je zwanger of wil je het worden? Overleg eerst met je huisarts of verloskundige.';
const vitaminA = `Bevat vitamine A. ${pregnancy}`;

/** The label of each demo product that is no bundle, by slug. */
export const demoLabels: Record<string, LabelFacts> = {
  'energy-boost': gummyLabel({ perDay: 2, doses: { niacin: 16, 'vitamin-b6': 1.4, 'vitamin-b12': 25 } }),
  'ijzer-kick': gummyLabel({
    perDay: 2,
    doses: { iron: 14, 'vitamin-c': 40 },
    excess: 'Te veel ijzer is schadelijk, vooral voor jonge kinderen.',
  }),
  'b12-zon': gummyLabel({ perDay: 1, doses: { 'vitamin-b12': 500 } }),
  'beauty-boost': gummyLabel({ perDay: 2, doses: { biotin: 150, zinc: 5, 'vitamin-c': 40, 'vitamin-e': 6 } }),
  'haar-en-nagels': gummyLabel({ perDay: 2, doses: { biotin: 200, zinc: 5, selenium: 27.5 } }),
  'perzik-glow': gummyLabel({
    perDay: 2,
    doses: { 'vitamin-a': 400, 'vitamin-c': 80, 'vitamin-e': 6 },
    avoid: vitaminA,
  }),
  'zink-helder': gummyLabel({
    perDay: 2,
    doses: { zinc: 10 },
    excess: 'Te veel zink maakt het moeilijker om koper op te nemen.',
  }),
  'immune-support': gummyLabel({ perDay: 2, doses: { 'vitamin-c': 80, 'vitamin-d': 10, zinc: 5 } }),
  'vitamine-c-citroen': gummyLabel({ perDay: 2, doses: { 'vitamin-c': 160 } }),
  'vlierbes-schild': gummyLabel({
    perDay: 2,
    doses: { 'vitamin-c': 80, zinc: 5 },
    substances: [mg('vlierbesextract', 200)],
  }),
  'gember-limoen': gummyLabel({ perDay: 2, doses: { 'vitamin-c': 80 }, substances: [mg('gemberextract', 100)] }),
  'sleep-well': gummyLabel({
    perDay: 2,
    doses: { magnesium: 57, 'vitamin-b6': 1.4 },
    substances: [mg('passiebloemextract', 100), mg('kamille', 50)],
  }),
  'magnesium-nacht': gummyLabel({
    perDay: 2,
    doses: { magnesium: 112 },
    substances: [mg('zurekersenconcentraat', 50)],
  }),
  'lavendel-droom': gummyLabel({
    perDay: 2,
    doses: { 'vitamin-b6': 1.4 },
    substances: [mg('citroenmelisse-extract', 80), mg('lavendelextract', 20)],
  }),
  'magnesium-move': gummyLabel({ perDay: 2, doses: { magnesium: 75, potassium: 300, 'vitamin-b6': 1.4 } }),
  'fit-start': gummyLabel({ perDay: 2, doses: { chromium: 40, zinc: 5, thiamine: 1.1 } }),
  'groene-dag': gummyLabel({
    perDay: 2,
    doses: { folate: 100, iron: 7 },
    substances: [mg('spirulina', 150), mg('spinaziepoeder', 100)],
  }),
  'elektro-mix': gummyLabel({
    perDay: 2,
    doses: { potassium: 300, magnesium: 57 },
    substances: [mg('natrium', 200)],
    nutrition: { salt: 10 },
  }),
  'kreatine-kracht': gummyLabel({
    perDay: 4,
    grams: 3.5,
    inJar: 120,
    doses: { creatine: 3 },
    nutrition: { fat: 1, saturates: 0.8, carbohydrates: 26, polyols: 25, fibre: 30 },
    avoid: 'Alleen voor volwassenen die intensief sporten. Gebruik je medicijnen? Overleg eerst met je arts.',
  }),
  'pre-run': gummyLabel({
    perDay: 2,
    doses: { 'vitamin-b6': 1.4, 'vitamin-b12': 2.5 },
    substances: [mg('cafeïne', 80)],
    avoid: 'Niet voor kinderen en niet tijdens de zwangerschap of als je borstvoeding geeft.',
    warnings: ['Bevat cafeïne. Niet aanbevolen voor kinderen en zwangere vrouwen (80 mg per dagelijkse hoeveelheid).'],
  }),
  'focus-flow': gummyLabel({ perDay: 2, doses: { iodine: 75, zinc: 5, 'pantothenic-acid': 6 } }),
  'omega-3-alg': gummyLabel({
    perDay: 2,
    grams: 3,
    doses: { dha: 250 },
    nutrition: { fat: 11.7, saturates: 2.5, carbohydrates: 28, polyols: 26, fibre: 36 },
  }),
  'slimme-pauze': gummyLabel({
    perDay: 2,
    doses: { magnesium: 57, 'pantothenic-acid': 6 },
    substances: [mg('L-theanine', 100)],
  }),
  'multi-vitamin': gummyLabel({
    perDay: 2,
    doses: {
      ...{ 'vitamin-a': 400, 'vitamin-c': 80, 'vitamin-d': 5, 'vitamin-e': 12, thiamine: 1.1, riboflavin: 1.4 },
      ...{ niacin: 16, 'pantothenic-acid': 6, 'vitamin-b6': 1.4, 'vitamin-b12': 2.5, folate: 200, zinc: 5 },
    },
    avoid: vitaminA,
  }),
  'vitamine-d-zon': gummyLabel({
    perDay: 1,
    doses: { 'vitamin-d': 25 },
    excess: 'Te veel vitamine D is schadelijk. Tel andere supplementen mee.',
  }),
  'b-complex': gummyLabel({
    perDay: 2,
    doses: {
      ...{ thiamine: 1.1, riboflavin: 1.4, niacin: 16, 'pantothenic-acid': 6, 'vitamin-b6': 1.4 },
      ...{ biotin: 50, folate: 200, 'vitamin-b12': 2.5 },
    },
  }),
  'foliumzuur-plus': gummyLabel({
    perDay: 1,
    doses: { folate: 400, 'vitamin-b12': 2.5, 'vitamin-d': 10 },
    avoid: pregnancy,
  }),
};

/** The slugs of the products in each bundle. */
export const demoBundles: Record<string, readonly string[]> = {
  'starter-pack': ['multi-vitamin', 'energy-boost', 'sleep-well'],
  'dag-en-nacht': ['energy-boost', 'magnesium-nacht'],
  'glow-bundel': ['beauty-boost', 'haar-en-nagels', 'perzik-glow'],
  'winter-bundel': ['vitamine-c-citroen', 'vitamine-d-zon'],
};
