import { nutrientWords } from '../../../../contracts/food/claims/claim-words.js';
import type { FoodFacts, LabelFacts } from '../../../../contracts/food/food-facts.js';
import { nutrientIds, nutrients } from '../../../../contracts/food/nutrients.js';
import { sentNumber } from '../../ui/admin/form/form';

export const labelTexts = [
  ...(['legalName', 'netQuantity', 'dailyDose', 'portionName'] as const),
  ...(['storage', 'bestBefore', 'avoid', 'excess'] as const),
] as const;
export const labelNumbers = [
  ...(['portionGrams', 'energyKj', 'energyKcal', 'fat', 'saturates', 'carbohydrates'] as const),
  ...(['sugars', 'polyols', 'fibre', 'protein', 'salt'] as const),
] as const;
type Typed = (typeof labelTexts)[number] | (typeof labelNumbers)[number];

/** The label as typed. `amounts` and `warnings` have a line each; `contents`: ids of products, with commas. */
export type LabelValues = Record<Typed | 'amounts' | 'warnings' | 'contents', string> & { isBundle: boolean };

const empty = Object.fromEntries([...labelTexts, ...labelNumbers].map((name) => [name, ''])) as Record<Typed, string>;

export const newLabel: LabelValues = {
  ...empty,
  legalName: 'voedingssupplement',
  amounts: '',
  warnings: '',
  contents: '',
  isBundle: false,
};

export function labelValuesOf(facts: FoodFacts | null): LabelValues {
  if (!facts) return newLabel;
  if (facts.kind === 'bundle') return { ...newLabel, isBundle: true, contents: facts.contents.join(',') };
  const numbers = labelNumbers.map((name) => [name, typedNumber(facts[name])]);
  return {
    ...newLabel,
    ...Object.fromEntries(labelTexts.map((name) => [name, facts[name]])),
    ...Object.fromEntries(numbers),
    amounts: [...facts.amounts.map(({ nutrient, amount }) => ({ ...nutrients[nutrient], amount })), ...facts.substances]
      .map(({ name, amount, unit }) => `${name} ${typedNumber(amount)} ${unit}`)
      .join('\n'),
    warnings: facts.warnings.join('\n'),
  };
}

/** Returns the food facts to send: null for an untouched label. The contract finds what is missing or no number. */
export function foodFactsOf(values: LabelValues): FoodFacts | null {
  if (values.isBundle) return { kind: 'bundle', contents: values.contents.split(',').filter(Boolean).map(Number) };
  const isUntouched = (Object.keys(newLabel) as (keyof LabelValues)[]).every((name) => values[name] === newLabel[name]);
  return isUntouched ? null : labelOf(values);
}

/** Returns the label as typed. The contract finds what is missing. */
export function labelOf(values: LabelValues): LabelFacts {
  const amounts = linesOf(values.amounts).map(amountIn);
  return {
    kind: 'label',
    ...(Object.fromEntries(labelTexts.map((name) => [name, values[name]])) as Pick<
      LabelFacts,
      (typeof labelTexts)[number]
    >),
    ...(Object.fromEntries(labelNumbers.map((name) => [name, sentNumber(values[name]) ?? Number.NaN])) as Pick<
      LabelFacts,
      (typeof labelNumbers)[number]
    >),
    amounts: amounts.flatMap((row) => ('nutrient' in row ? [row] : [])),
    substances: amounts.flatMap((row) => ('name' in row ? [row] : [])),
    warnings: linesOf(values.warnings),
  };
}

const typedNumber = (value: number) => String(value).replace('.', ',');

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

type Amount = LabelFacts['amounts'][number] | LabelFacts['substances'][number];
type Unit = LabelFacts['substances'][number]['unit'];
const micrograms = { g: 1_000_000, mg: 1000, µg: 1 };

/** Parses "Vitamine C 80 mg". A line without a number and unit becomes an amount that the contract refuses. */
function amountIn(line: string): Amount {
  const [, name, number, unit] = /^(.+?):?\s+([\d.,]+)\s*(g|mg|µg|μg)$/.exec(line) ?? [];
  const amount = number === undefined ? Number.NaN : (sentNumber(number) ?? Number.NaN);
  const written = (unit === 'μg' ? 'µg' : unit) as Unit | undefined;
  const nutrient = nutrientIds.find((id) => nutrientWords[id].test((name ?? line).toLowerCase()));
  if (!nutrient && name !== undefined && written) return { name, amount, unit: written };
  const scale = nutrient && written ? micrograms[written] / micrograms[nutrients[nutrient].unit] : Number.NaN;
  return { nutrient: nutrient ?? 'zinc', amount: Number((amount * scale).toPrecision(12)) };
}
