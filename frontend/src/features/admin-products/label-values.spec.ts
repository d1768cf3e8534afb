import { LabelFactsSchema } from '../../../../contracts/food/food-facts.js';
import { label } from '../../../../contracts/food/label.fixtures.js';
import { foodFactsOf, labelValuesOf, newLabel } from './label-values';

const facts = label({
  amounts: [
    { nutrient: 'vitamin-b6', amount: 1.4 },
    { nutrient: 'creatine', amount: 3 },
  ],
  substances: [{ name: 'L-theanine', amount: 100, unit: 'mg' }],
  warnings: ['Bevat cafeïne.', 'Niet voor kinderen.'],
});
const errorsOf = (changes: Partial<typeof newLabel>) => {
  const parsed = LabelFactsSchema.safeParse(foodFactsOf({ ...labelValuesOf(facts), ...changes }));
  return (parsed.error?.issues ?? []).map(({ path, message }) => [path[0], message]);
};

it('returns what it was filled with', () => {
  expect(foodFactsOf(labelValuesOf(facts))).toEqual(facts);
  const bundle = { kind: 'bundle' as const, contents: [4, 2] };
  expect(foodFactsOf(labelValuesOf(bundle))).toEqual(bundle);
});

it('is no label as long as nothing was typed', () => {
  expect(foodFactsOf(labelValuesOf(null))).toBeNull();
  expect(foodFactsOf({ ...newLabel, storage: 'Droog' })).toMatchObject({ storage: 'Droog' });
});

it('reads a line as a nutrient in its own unit, or as another substance', () => {
  const amounts = 'Vitamine B12: 25 μg\nfoliumzuur 0,4 mg\n\nGroene thee 80 mg';
  expect(foodFactsOf({ ...labelValuesOf(facts), amounts })).toMatchObject({
    amounts: [
      { nutrient: 'vitamin-b12', amount: 25 },
      { nutrient: 'folate', amount: 400 },
    ],
    substances: [{ name: 'Groene thee', amount: 80, unit: 'mg' }],
  });
});

it('names the field of what it cannot read', () => {
  expect(errorsOf({})).toEqual([]);
  expect(errorsOf({ amounts: 'veel vitamine C' })).toEqual([['amounts', expect.stringMatching(/stof/)]]);
  expect(errorsOf({ amounts: 'iets lekkers' })).toHaveLength(1);
  expect(errorsOf({ fat: 'x', salt: '' }).map(([field]) => field)).toEqual(['fat', 'salt']);
  expect(errorsOf({ dailyDose: ' ' })).toEqual([['dailyDose', 'Vul de aanbevolen dagelijkse hoeveelheid in']]);
});
