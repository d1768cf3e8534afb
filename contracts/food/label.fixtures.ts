import type { LabelFacts } from './food-facts.js';

/** A complete label for tests: vitamin C, 2 gummies a day. */
export const label = (changes: Partial<LabelFacts> = {}): LabelFacts => ({
  kind: 'label',
  legalName: 'voedingssupplement',
  netQuantity: '150 g (60 stuks)',
  dailyDose: '2 gummy’s per dag',
  portionName: '2 gummy’s',
  portionGrams: 5,
  amounts: [{ nutrient: 'vitamin-c', amount: 80 }],
  substances: [],
  energyKj: 738,
  energyKcal: 178,
  fat: 2,
  saturates: 1.6,
  carbohydrates: 32,
  sugars: 0,
  polyols: 30,
  fibre: 40,
  protein: 0,
  salt: 0.05,
  storage: 'Droog en niet boven 25 °C bewaren.',
  bestBefore: 'Ten minste houdbaar tot: zie de bodem van de pot.',
  avoid: 'Ben je zwanger of gebruik je medicijnen? Overleg eerst met je arts.',
  excess: 'Te veel kan laxerend werken.',
  warnings: [],
  ...changes,
});

/** The fields of a product form without which a product cannot be on sale. */
export const forSale = { foodFacts: label(), ingredients: ['kers'] };
