import type { LabelFacts } from './food-facts.js';
import type { Doses } from './nutrients.js';

/** The warnings of every food supplement (directive 2002/46/EC, art. 6(3)(c) to (e)). */
export const fixedWarnings = [
  'Overschrijd de aanbevolen dagelijkse hoeveelheid niet.',
  'Een voedingssupplement vervangt geen gevarieerde voeding.',
  'Buiten het bereik van jonge kinderen bewaren.',
] as const;

/** The statement on diet that goes with a health claim (regulation (EC) 1924/2006, art. 10(2)(a)). */
export const variedDiet = 'Een gevarieerde, evenwichtige voeding en een gezonde leefstijl zijn belangrijk.';

/** Returns all warnings of a label: those of every supplement, then its own. */
export const warningsOf = ({ warnings }: LabelFacts): string[] => [...fixedWarnings, ...warnings];

/** Returns the amounts in the daily dose by nutrient. */
export const dosesOf = ({ amounts }: LabelFacts): Doses =>
  Object.fromEntries(amounts.map(({ nutrient, amount }) => [nutrient, amount]));

/** The rows of the nutrition declaration in the order of regulation (EU) 1169/2011, annex XV, in grams. */
export const nutritionRows = [
  'fat',
  'saturates',
  'carbohydrates',
  'sugars',
  'polyols',
  'fibre',
  'protein',
  'salt',
] as const;
export type NutritionRow = (typeof nutritionRows)[number];

/** Computes the value per portion from the value per 100 g. */
export const perPortion = (value: number, { portionGrams }: Pick<LabelFacts, 'portionGrams'>): number =>
  (value * portionGrams) / 100;

export interface Segment {
  text: string;
  isAllergen: boolean;
}

/** Splits an ingredient at its marks: `lecithine uit *soja*` emphasises soja. An asterisk without a pair stays. */
export function segmentsOf(ingredient: string): Segment[] {
  return ingredient
    .split(/(\*[^*]+\*)/)
    .filter(Boolean)
    .map((part) =>
      /^\*[^*]+\*$/.test(part) ? { text: part.slice(1, -1), isAllergen: true } : { text: part, isAllergen: false },
    );
}

/** The words of regulation (EU) 1169/2011, annex II, as ingredients name them. */
const allergens =
  /\b(?:tarwe|rogge|gerst|haver|spelt|gluten|schaaldier|garnal|krab|kreeft|ei(?:eren|geel|wit)?\b|vis\b|vis(?:olie|gelatine)|pinda|soja|melk|lactose|wei(?:poeder|-?eiwit)|amandel|hazelno|walno|cashew|pecan|parano|pistache|macadamia|selderij|mosterd|sesam|sulfiet|zwaveldioxide|lupine|weekdier|mossel|oester)\p{L}*/giu;

/** Returns the allergens that an ingredient names without marking them. */
export const unmarkedAllergens = (ingredient: string): string[] =>
  segmentsOf(ingredient)
    .filter(({ isAllergen }) => !isAllergen)
    .flatMap(({ text }) => text.match(allergens) ?? []);
