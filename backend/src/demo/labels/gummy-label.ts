import type { LabelFacts } from '../../../../contracts/food/food-facts.js';
import type { Doses, Nutrient } from '../../../../contracts/food/nutrients.js';

type Substance = LabelFacts['substances'][number];
type Nutrition = Pick<
  LabelFacts,
  'fat' | 'saturates' | 'carbohydrates' | 'sugars' | 'polyols' | 'fibre' | 'protein' | 'salt'
>;

interface Gummies {
  /** Gummies per day. */
  perDay: number;
  /** Grams of one gummy. */
  grams?: number;
  inJar?: number;
  doses: Doses;
  substances?: Substance[];
  /** What differs from the usual gummy, per 100 g. */
  nutrition?: Partial<Nutrition>;
  avoid?: string;
  excess?: string;
  warnings?: string[];
}

/** The usual gummy: tapioca fibre, maltitol and pectin, with a little coconut oil. */
const gummy: Nutrition = {
  ...{ fat: 2, saturates: 1.6, carbohydrates: 32, sugars: 0, polyols: 30, fibre: 40, protein: 0, salt: 0.05 },
};

const laxative = 'Overmatig gebruik kan een laxerend effect hebben.';
const consult = 'Ben je zwanger, geef je borstvoeding of gebruik je medicijnen? Overleg dan eerst met je arts.';

/** Returns the label of a jar of gummies. Its energy follows from the nutrition (regulation (EU) 1169/2011, annex XIV). */
export function gummyLabel({ perDay, grams = 2.5, inJar = 60, doses, ...rest }: Gummies): LabelFacts {
  const { substances = [], nutrition, avoid = consult, excess = laxative, warnings = [] } = rest;
  const per100g = { ...gummy, ...nutrition };
  const pieces = `${perDay} ${perDay === 1 ? 'gummy' : 'gummy’s'}`;
  return {
    kind: 'label',
    legalName: 'voedingssupplement',
    netQuantity: `${inJar * grams} g (${inJar} stuks)`,
    dailyDose: `${pieces} per dag`,
    portionName: pieces,
    portionGrams: perDay * grams,
    amounts: (Object.entries(doses) as [Nutrient, number][]).map(([nutrient, amount]) => ({ nutrient, amount })),
    substances,
    ...energyOf(per100g),
    ...per100g,
    storage: 'Droog, donker en niet boven 25 °C bewaren. Sluit de pot goed.',
    bestBefore:
      'Ten minste houdbaar tot: zie de bodem van de pot. Je krijgt een pot die nog minstens zes maanden goed is.',
    avoid,
    excess,
    warnings: [laxative, ...warnings],
  };
}

function energyOf({ fat, carbohydrates, polyols, fibre, protein }: Nutrition) {
  const starches = carbohydrates - polyols;
  return {
    energyKj: Math.round(17 * (starches + protein) + 10 * polyols + 37 * fat + 8 * fibre),
    energyKcal: Math.round(4 * (starches + protein) + 2.4 * polyols + 9 * fat + 2 * fibre),
  };
}
