import { centsPerDay, lineOfChoice, priceOfChoice, switchPlan } from './choice';

const energy = {
  slug: 'energy-boost',
  name: 'Energy Boost',
  imageUrl: '/art/products/energy-boost-1-1200.webp',
  price: '24.95',
  badge: null,
  subscriptionDiscount: 20,
};

test('makes one line of n pieces with the slug as its id', () => {
  expect(lineOfChoice(energy, { kind: 'pieces', count: 3 })).toMatchObject({
    id: 'energy-boost',
    quantity: 3,
    plan: null,
  });
});

test('makes one delivery of a plan, with an id of its own', () => {
  expect(lineOfChoice(energy, { kind: 'subscription', jars: 2, frequency: 3 })).toMatchObject({
    id: 'energy-boost-2-3',
    quantity: 1,
    plan: { jars: 2, frequency: 3, discountPercent: 20 },
  });
});

test.each([
  [1, 2495, 2495, 0],
  [2, 4492, 2246, 498],
  [3, 6363, 2121, 1122],
])('prices %i pieces at %i cents', (count, totalCents, perJarCents, savingsCents) => {
  expect(priceOfChoice(energy, { kind: 'pieces', count })).toMatchObject({ totalCents, perJarCents, savingsCents });
});

test('prices every second piece of a 1+1 product at nothing, and its plans as usual', () => {
  const promoted = { ...energy, freePieces: { buy: 1, free: 1 } };
  expect(priceOfChoice(promoted, { kind: 'pieces', count: 2 })).toMatchObject({ totalCents: 2495, savingsCents: 2495 });
  expect(priceOfChoice(promoted, { kind: 'pieces', count: 3 })).toMatchObject({ totalCents: 4990 });
  expect(priceOfChoice(promoted, { kind: 'subscription', jars: 2, frequency: 1 })).toMatchObject({ totalCents: 3992 });
});

test('rounds a delivery of two jars once', () => {
  expect(priceOfChoice(energy, { kind: 'subscription', jars: 2, frequency: 1 })).toMatchObject({
    totalCents: 3992,
    perJarCents: 1996,
    savingsCents: 998,
  });
});

test('keeps the number of pieces when the plan is switched on and off', () => {
  const plan = switchPlan({ kind: 'pieces', count: 2 });
  expect(plan).toEqual({ kind: 'subscription', jars: 2, frequency: 1 });
  expect(switchPlan(plan)).toEqual({ kind: 'pieces', count: 2 });
  expect(switchPlan({ kind: 'subscription', jars: 8, frequency: 3 })).toEqual({ kind: 'pieces', count: 3 });
});

test.each([
  ['60 stuks', 30, 83],
  ['60 stuks', null, null],
  ['2 × 60 stuks', 30, null],
])('%s in %s portions cost %s cents a day', (quantity, servings, cents) => {
  expect(centsPerDay({ price: '24.95', quantity, servings })).toBe(cents);
});
