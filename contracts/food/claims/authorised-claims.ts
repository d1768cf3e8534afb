import { nutrientIds, nutrients, type Nutrient } from '../nutrients.js';
import { effects, type Effect } from './effects.js';

/** A claim that regulation (EU) 432/2012 authorises. */
export interface Claim {
  nutrient: Nutrient;
  effect: Effect;
  /** The literal Dutch sentence. */
  text: string;
  /** The least amount in the daily dose, in the unit of the nutrient. */
  least: number;
}

/** A supplement is a source of a nutrient from 15 % of its reference intake (regulation 1924/2006, annex). */
const sourcePercent = 15;

const vitaminA: Effect[] = ['immunity', 'skin', 'mucosa', 'sight', 'ironMetabolism'];
const vitaminC: Effect[] = ['immunity', 'energy', 'tiredness', 'nerves', 'psychology', 'oxidation', 'ironUptake'];
const zinc: Effect[] = [
  ...(['immunity', 'oxidation', 'skin', 'hair', 'nails', 'sight', 'bones', 'cognition', 'protein'] as const),
  ...(['cellDivision', 'fertility', 'testosterone', 'macronutrients'] as const),
];

const authorised: Record<Nutrient, readonly Effect[]> = {
  'vitamin-a': vitaminA,
  'vitamin-c': vitaminC,
  'vitamin-d': ['immunity', 'bones', 'teeth', 'muscles', 'cellDivision'],
  'vitamin-e': ['oxidation'],
  'vitamin-k': ['bones', 'bloodClotting'],
  thiamine: ['energy', 'nerves', 'psychology', 'heart'],
  riboflavin: [
    ...(['energy', 'tiredness', 'nerves', 'skin', 'mucosa', 'sight', 'oxidation', 'redBloodCells'] as const),
    'ironMetabolism',
  ],
  niacin: ['energy', 'tiredness', 'nerves', 'psychology', 'skin', 'mucosa'],
  'pantothenic-acid': ['energy', 'tiredness', 'mentalPerformance'],
  'vitamin-b6': [
    ...(['immunity', 'energy', 'tiredness', 'nerves', 'psychology', 'redBloodCells', 'homocysteine'] as const),
    'hormones',
  ],
  folate: ['immunity', 'tiredness', 'psychology', 'cellDivision', 'bloodFormation', 'homocysteine', 'pregnancy'],
  'vitamin-b12': [
    ...(['immunity', 'energy', 'tiredness', 'nerves', 'psychology', 'redBloodCells', 'cellDivision'] as const),
    'homocysteine',
  ],
  biotin: ['energy', 'nerves', 'psychology', 'skin', 'hair', 'mucosa', 'macronutrients'],
  calcium: ['energy', 'muscles', 'cellDivision', 'bones', 'teeth', 'bloodClotting', 'digestiveEnzymes'],
  magnesium: [
    ...(['energy', 'tiredness', 'nerves', 'psychology', 'muscles', 'bones', 'teeth', 'cellDivision'] as const),
    ...(['protein', 'electrolytes'] as const),
  ],
  iron: ['immunity', 'energy', 'tiredness', 'cognition', 'cellDivision', 'redBloodCells', 'oxygen'],
  zinc,
  iodine: ['energy', 'nerves', 'cognition', 'skin', 'thyroid'],
  selenium: ['immunity', 'oxidation', 'hair', 'nails', 'thyroid', 'sperm'],
  copper: ['immunity', 'energy', 'nerves', 'oxidation', 'connectiveTissue', 'ironTransport'],
  chromium: ['bloodSugar', 'macronutrients'],
  manganese: ['energy', 'bones', 'oxidation', 'connectiveTissue'],
  potassium: ['nerves', 'muscles', 'bloodPressure'],
  dha: ['brain', 'sight'],
  creatine: ['performance'],
  melatonin: ['sleep'],
};

/** Wordings that differ from the shared one. */
const ownWordings: Partial<Record<Nutrient, Partial<Record<Effect, string>>>> = {
  'vitamin-d': { muscles: 'draagt bij tot de instandhouding van een normale spierfunctie' },
  riboflavin: { redBloodCells: 'draagt bij tot de instandhouding van normale rode bloedcellen' },
  biotin: { skin: 'draagt bij tot de instandhouding van normale huid' },
  calcium: {
    bones: 'is nodig voor de instandhouding van normale botten',
    teeth: 'is nodig voor de instandhouding van normale tanden',
  },
};

/** Conditions that are not 15 % of the reference intake, in the unit of the nutrient. */
const ownConditions: Partial<Record<Nutrient, number>> = { dha: 250, creatine: 3, melatonin: 1 };

const leastOf = (nutrient: Nutrient) =>
  ownConditions[nutrient] ?? ((nutrients[nutrient].reference ?? Infinity) * sourcePercent) / 100;

const claimOf = (nutrient: Nutrient, effect: Effect, wording: string): Claim => ({
  nutrient,
  effect,
  text: `${nutrients[nutrient].name} ${wording}`,
  least: leastOf(nutrient),
});

/** Vitamin C and collagen: the one claim of a nutrient that exists for several parts of the body. */
const collagen = ([part, effect]: readonly [string, Effect]) =>
  claimOf('vitamin-c', effect, `draagt bij tot de normale collageenvorming voor de normale werking van ${part}`);
const collagenParts = [
  ['de huid', 'skin'],
  ['de botten', 'bones'],
  ['de tanden', 'teeth'],
] as const;

/** The authorised claims of the nutrients that this shop can sell. */
export const authorisedClaims: readonly Claim[] = [
  ...nutrientIds.flatMap((nutrient) =>
    authorised[nutrient].map((effect) => claimOf(nutrient, effect, ownWordings[nutrient]?.[effect] ?? effects[effect])),
  ),
  ...collagenParts.map(collagen),
];
