import { fixedWarnings, perPortion, segmentsOf, unmarkedAllergens } from './label.js';

it('emphasises what stands between asterisks', () => {
  expect(segmentsOf('lecithine uit *soja*, *melk*poeder')).toEqual([
    { text: 'lecithine uit ', isAllergen: false },
    { text: 'soja', isAllergen: true },
    { text: ', ', isAllergen: false },
    { text: 'melk', isAllergen: true },
    { text: 'poeder', isAllergen: false },
  ]);
  expect(segmentsOf('5 * kers')).toEqual([{ text: '5 * kers', isAllergen: false }]);
});

it.each([
  ['lecithine uit soja', ['soja']],
  ['lecithine uit *soja*', []],
  ['Tarwezetmeel en melkpoeder', ['Tarwezetmeel', 'melkpoeder']],
  ['kokosolie', []],
  ['zwartebessenconcentraat', []],
  ['citrusbioflavonoïden', []],
  ['vezels uit tapioca', []],
])('finds the allergens that %s does not mark', (ingredient, found) => {
  expect(unmarkedAllergens(ingredient)).toEqual(found);
});

it('computes a portion from 100 g', () => {
  expect(perPortion(178, { portionGrams: 5 })).toBeCloseTo(8.9);
});

it('has the three warnings of every supplement', () => expect(fixedWarnings).toHaveLength(3));
