import type { Product } from '../../../../contracts/catalog.js';
import { lineFor } from './basket-line';
import { availablePart, blocksCheckout, reprice } from './reprice';

const product = (slug: string, changes: Partial<Product> = {}): Product => ({
  id: 1,
  slug,
  name: slug,
  imageUrl: `/art/products/${slug}-1-1200.webp`,
  price: '24.95',
  servings: 30,
  quantity: '60 stuks',
  badge: null,
  isFeatured: false,
  stock: null,
  categoryId: 1,
  createdAt: '2026-01-01T00:00:00Z',
  subscriptionEnabled: true,
  subscriptionDiscount: 20,
  ...changes,
});
const plan = { jars: 2, frequency: 1, discountPercent: 20 } as const;
const energy = lineFor(product('energy-boost'), 2);
const sleep = lineFor(product('sleep-well'), 1, plan);

test('returns no notices when nothing changed', () => {
  const { lines, notices } = reprice([energy, sleep], [product('energy-boost'), product('sleep-well')]);
  expect(lines).toEqual([energy, sleep]);
  expect(notices.size).toBe(0);
});

test("applies today's price and marks only that line", () => {
  const { lines, notices } = reprice(
    [energy, sleep],
    [product('energy-boost', { price: '19.95' }), product('sleep-well')],
  );
  expect(lines.map((line) => line.listCents)).toEqual([1995, 2495]);
  expect([...notices]).toEqual([['energy-boost', { kind: 'price-changed' }]]);
});

test("applies today's 1+1 promotion, also to a basket that was stored without promotions", () => {
  const onePlusOne = { buy: 1, free: 1 };
  const { freePieces: _, ...stored } = energy;
  const promoted = reprice([stored], [product('energy-boost', { freePieces: onePlusOne })]);
  expect(promoted.lines).toEqual([{ ...energy, freePieces: onePlusOne }]);
  expect([...promoted.notices.values()]).toEqual([{ kind: 'price-changed' }]);
  expect(reprice(promoted.lines, [product('energy-boost', { freePieces: onePlusOne })]).notices.size).toBe(0);
  expect(reprice([stored], [product('energy-boost', { badge: 'POPULAIR' })]).notices.size).toBe(0);
});

test('marks a line as gone, sold out or short, and counts the jars of a plan', () => {
  const short = reprice([energy, sleep], [product('energy-boost', { stock: 0 }), product('sleep-well', { stock: 1 })]);
  expect([...short.notices.values()]).toEqual([{ kind: 'sold-out' }, { kind: 'few-left', left: 1 }]);
  const gone = reprice([energy, sleep], [product('sleep-well', { subscriptionEnabled: false })]);
  expect([...gone.notices.values()]).toEqual([{ kind: 'gone' }, { kind: 'gone' }]);
});

test('counts all lines of a product together, for shortage and for what can be added', () => {
  const lines = [lineFor(product('energy-boost'), 2), lineFor(product('energy-boost'), 1, plan), sleep];
  const five = reprice(lines, [product('energy-boost', { stock: 5 }), product('sleep-well')]);
  expect(five.notices.size).toBe(0);
  expect([...five.most.values()]).toEqual([3, 1, 20]);
  const three = reprice(lines, [product('energy-boost', { stock: 3 }), product('sleep-well')]);
  expect([...three.notices.values()]).toEqual([
    { kind: 'few-left', left: 3 },
    { kind: 'few-left', left: 3 },
  ]);
});

test("treats the pieces of this shopper's own hold as available", () => {
  const soldOut = [product('energy-boost', { stock: 0 }), product('sleep-well')];
  const whole = reprice([energy], soldOut, new Map([['energy-boost', 2]]));
  expect([whole.notices.size, whole.most.get('energy-boost')]).toEqual([0, 2]);
  const half = reprice([energy], soldOut, new Map([['energy-boost', 1]]));
  expect([...half.notices.values()]).toEqual([{ kind: 'few-left', left: 1 }]);
});

test('gives the pieces of a removed product to no other line', () => {
  const ended = product('energy-boost', { stock: 3, subscriptionEnabled: false });
  const { notices } = reprice(
    [lineFor(product('energy-boost'), 3), lineFor(product('energy-boost'), 1, plan)],
    [ended],
  );
  expect([...notices]).toEqual([['energy-boost-2-1', { kind: 'gone' }]]);
});

describe('a basket with unavailable lines', () => {
  const products = [
    product('energy-boost', { stock: 3 }),
    product('sleep-well', { stock: 0 }),
    product('focus-flow', { price: '19.95' }),
  ];
  const lines = [
    lineFor(product('energy-boost'), 2),
    lineFor(product('energy-boost'), 1, plan),
    lineFor(product('sleep-well'), 1),
    lineFor(product('focus-flow'), 1),
    lineFor(product('bestaat-niet'), 1),
  ];

  it('blocks the checkout, unlike a changed price alone', () => {
    expect(blocksCheckout(reprice(lines, products).notices)).toBe(true);
    const { notices } = reprice([lineFor(product('focus-flow'), 1)], products);
    expect([notices.size, blocksCheckout(notices)]).toEqual([1, false]);
  });

  it('keeps the available part, and returns the same on a second call', () => {
    const part = availablePart(lines, reprice(lines, products).notices);
    expect(part.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['energy-boost', 2],
      ['focus-flow', 1],
    ]);
    const again = reprice(part, products).notices;
    expect(blocksCheckout(again)).toBe(false);
    expect(availablePart(part, again)).toEqual(part);
  });

  it('lowers a quantity to the available stock', () => {
    const many = [lineFor(product('energy-boost'), 9)];
    expect(availablePart(many, reprice(many, products).notices)).toEqual([{ ...many[0], quantity: 3 }]);
  });
});
