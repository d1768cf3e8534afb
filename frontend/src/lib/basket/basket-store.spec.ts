import { lineFor, type BasketLine } from './basket-line';
import { createBasketStore } from './basket-store';
import { toPricing, toWire } from './line-forms';

const energy = {
  slug: 'energy-boost',
  name: 'Energy Boost',
  imageUrl: '/art/products/energy-boost-1-1200.webp',
  price: '24.95',
  badge: null,
};
const sleep = {
  slug: 'sleep-well',
  name: 'Sleep Well',
  imageUrl: '/art/products/sleep-well-1-1200.webp',
  price: '22.95',
  badge: null,
};
const plan = { jars: 2, frequency: 1, discountPercent: 20 } as const;
const idsAndQuantities = (lines: BasketLine[]) => lines.map((line) => [line.id, line.quantity]);

beforeEach(() => window.localStorage.clear());

describe('adding', () => {
  it('raises the quantity of a product that is already in the basket', () => {
    const store = createBasketStore(window.localStorage);
    store.add(lineFor(energy, 1));
    store.add(lineFor(sleep, 1));
    store.add(lineFor(energy, 2));
    expect(idsAndQuantities(store.get().lines)).toEqual([
      ['energy-boost', 3],
      ['sleep-well', 1],
    ]);
  });

  it('keeps plans and one-off lines of a product apart', () => {
    const store = createBasketStore(window.localStorage);
    store.add(lineFor(energy, 1));
    store.add(lineFor(energy, 1, plan));
    store.add(lineFor(energy, 1, { ...plan, frequency: 3 }));
    expect(store.get().lines.map((line) => line.id)).toEqual(['energy-boost', 'energy-boost-2-1', 'energy-boost-2-3']);
  });

  it("uses today's price", () => {
    const store = createBasketStore(window.localStorage);
    store.add(lineFor(energy, 1));
    store.add(lineFor({ ...energy, price: '19.95' }, 1));
    expect(store.get().lines.map((line) => line.listCents)).toEqual([1995]);
  });

  it('stops at the available stock, counted over all lines of the product', () => {
    const store = createBasketStore(window.localStorage);
    expect(store.add(lineFor(energy, 1, plan), 5)).toBe(1); // two jars
    expect(store.add(lineFor(energy, 2), 5)).toBe(2);
    expect(store.add(lineFor(energy, 3), 5)).toBe(1);
    expect(store.add(lineFor(energy, 1), 5)).toBe(0);
    expect(store.add(lineFor(energy, 1, plan), 5)).toBe(0);
    expect(store.add(lineFor(sleep, 3), 5)).toBe(3);
    expect(idsAndQuantities(store.get().lines)).toEqual([
      ['energy-boost-2-1', 1],
      ['energy-boost', 3],
      ['sleep-well', 3],
    ]);
  });

  it('stops at 20 pieces a line', () => {
    const store = createBasketStore(window.localStorage);
    store.add(lineFor(energy, 18));
    store.add(lineFor(energy, 3));
    expect(store.get().lines[0]?.quantity).toBe(20);
  });
});

test('removes only that line at a quantity below 1', () => {
  const store = createBasketStore(window.localStorage);
  store.add(lineFor(energy, 1));
  store.add(lineFor(sleep, 2));
  store.setQuantity('energy-boost', 0);
  expect(idsAndQuantities(store.get().lines)).toEqual([['sleep-well', 2]]);
});

describe('storage', () => {
  it('restores the basket', () => {
    createBasketStore(window.localStorage).add(lineFor(energy, 2, plan));
    expect(idsAndQuantities(createBasketStore(window.localStorage).get().lines)).toEqual([['energy-boost-2-1', 2]]);
  });

  it('discards a basket of another version', () => {
    createBasketStore(window.localStorage).add(lineFor(energy, 1));
    window.localStorage.setItem('basket-version', '1');
    expect(createBasketStore(window.localStorage).get().lines).toEqual([]);
    expect(window.localStorage.getItem('basket-version')).toBe('2');
    expect(window.localStorage.getItem('basket')).toBeNull();
  });

  it.each([
    '{',
    '7',
    '[{"id":1}]',
    '[{"id":"a","slug":"a","name":"a","image":"","listCents":1.5,"quantity":1,"plan":null}]',
  ])('loads an empty basket from broken contents: %s', (stored) => {
    window.localStorage.setItem('basket-version', '2');
    window.localStorage.setItem('basket', stored);
    expect(createBasketStore(window.localStorage).get().lines).toEqual([]);
  });

  it('removes the stored copy of a cleared basket', () => {
    const store = createBasketStore(window.localStorage);
    store.add(lineFor(energy, 1));
    store.clear();
    expect(window.localStorage.getItem('basket')).toBeNull();
  });

  it('loads the change of another tab', () => {
    const [here, there] = [createBasketStore(window.localStorage), createBasketStore(window.localStorage)];
    here.add(lineFor(energy, 1));
    there.add(lineFor(sleep, 3));
    here.reload();
    expect(idsAndQuantities(here.get().lines)).toEqual([['sleep-well', 3]]);
  });

  it('works without storage', () => {
    const store = createBasketStore(undefined);
    store.add(lineFor(energy, 1));
    expect(store.get().lines).toHaveLength(1);
  });
});

test('sends the plan with a line', () => {
  expect(toWire(lineFor(energy, 2))).toEqual({ id: 'energy-boost', quantity: 2 });
  expect(toWire(lineFor(energy, 1, plan))).toEqual({
    id: 'energy-boost-2-1',
    quantity: 1,
    isSubscription: true,
    subscriptionJars: 2,
    subscriptionFrequency: 1,
  });
});

test('converts a line to cents and its plan for the price function', () => {
  expect(toPricing(lineFor(energy, 2))).toEqual({ kind: 'one-off', listCents: 2495, quantity: 2 });
  expect(toPricing(lineFor(energy, 1, plan))).toEqual({
    kind: 'subscription',
    listCents: 2495,
    quantity: 1,
    jars: 2,
    discountPercent: 20,
  });
});

test('removes bought pieces and keeps those that were added later', () => {
  const store = createBasketStore(window.localStorage);
  store.add(lineFor(energy, 3));
  store.add(lineFor(energy, 1, plan));
  store.add(lineFor(sleep, 1));
  const bought = [
    { id: 'energy-boost', quantity: 2 },
    { id: 'energy-boost-2-1', quantity: 1 },
    { id: 'focus-flow', quantity: 1 },
  ];
  const removed = store.takeOut(bought);
  expect(idsAndQuantities(store.get().lines)).toEqual([
    ['energy-boost', 1],
    ['sleep-well', 1],
  ]);
  expect(idsAndQuantities(removed)).toEqual([
    ['energy-boost', 2],
    ['energy-boost-2-1', 1],
  ]);
  store.putBack(removed);
  expect(idsAndQuantities(store.get().lines)).toEqual([
    ['energy-boost', 3],
    ['sleep-well', 1],
    ['energy-boost-2-1', 1],
  ]);
});
