import { label } from './label.fixtures.js';
import { missingForSale } from './publication.js';

it('asks for a label, ingredients and marked allergens before a product is on sale', () => {
  expect(Object.keys(missingForSale({ foodFacts: null, ingredients: ['kers'] }))).toEqual(['foodFacts.legalName']);
  expect(Object.keys(missingForSale({ foodFacts: label(), ingredients: [] }))).toEqual(['ingredients']);
  expect(missingForSale({ foodFacts: label(), ingredients: ['kers', 'lecithine (soja)'] })).toEqual({
    ingredients: 'Zet een allergeen tussen sterretjes: *soja*',
  });
  expect(missingForSale({ foodFacts: label(), ingredients: ['kers', 'lecithine (*soja*)'] })).toEqual({});
});

it('asks nothing of a product that is no food, unless it is a bundle of supplements', () => {
  expect(missingForSale({ kind: 'other', foodFacts: null, ingredients: [] })).toEqual({});
  const bundle = { kind: 'bundle' as const, contents: [1] };
  expect(Object.keys(missingForSale({ kind: 'other', foodFacts: bundle, ingredients: [] }))).toEqual(['kind']);
});

it('asks no ingredients of a bundle: its products have them', () => {
  expect(missingForSale({ foodFacts: { kind: 'bundle', contents: [1] }, ingredients: [] })).toEqual({});
});
