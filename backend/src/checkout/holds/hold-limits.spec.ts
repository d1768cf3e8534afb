import { holdLimits, refusalOfClaim, type Claim } from './hold-limits.js';

const nobody = { checkouts: 0, pieces: new Map<number, number>() };
const claim = (wanted: Record<number, number>, more: Partial<Claim> = {}): Claim => ({
  wanted: piecesOf(wanted),
  before: new Map(),
  others: nobody,
  onHand: new Map([
    [1, 100],
    [2, null],
  ]),
  ...more,
});
const piecesOf = (pieces: Record<number, number>) => new Map(Object.entries(pieces).map(([id, n]) => [Number(id), n]));
const refusal = (asked: Claim, factor = 1) => {
  const error = refusalOfClaim(asked, factor);
  return error && [error.code, error.details];
};

it('has the numbers of decision 0037', () => {
  expect(holdLimits).toEqual({
    piecesPerCheckout: 60,
    piecesPerAddress: 300,
    checkoutsPerAddress: 60,
    shareOfProduct: 0.5,
    leastOfProduct: 12,
  });
});

describe('one checkout', () => {
  it('holds what a large household buys', () => {
    expect(refusal(claim({ 1: 24, 2: 36 }))).toBeNull();
  });

  it('holds at most 60 pieces in all', () => {
    expect(refusal(claim({ 1: 1, 2: 60 }))).toEqual(['too-many-pieces', { most: 60 }]);
  });

  it('may always hold less than before, whatever the limits say by now', () => {
    const others = { checkouts: 99, pieces: piecesOf({ 1: 999 }) };
    expect(refusal(claim({ 1: 70 }, { before: piecesOf({ 1: 80 }), others }))).toBeNull();
    expect(refusal(claim({ 1: 80 }, { before: piecesOf({ 1: 80 }), others }))).toBeNull();
  });
});

describe('one address', () => {
  it('has at most 60 unpaid checkouts', () => {
    const others = (checkouts: number) => ({ checkouts, pieces: new Map<number, number>() });
    expect(refusal(claim({ 1: 1 }, { others: others(59) }))).toBeNull();
    expect(refusal(claim({ 1: 1 }, { others: others(60) }))).toEqual(['too-much-held', {}]);
    expect(refusal(claim({ 1: 2 }, { others: others(60), before: piecesOf({ 1: 1 }) }))).toBeNull();
  });

  it('holds at most 300 pieces', () => {
    const others = { checkouts: 5, pieces: piecesOf({ 2: 280, 3: 10 }) };
    expect(refusal(claim({ 2: 10 }, { others }))).toBeNull();
    expect(refusal(claim({ 2: 11 }, { others }))).toEqual(['too-much-held', {}]);
  });

  it('holds at most 12 pieces of a product whose stock is not listed yet', () => {
    expect(refusal(claim({ 9: 12 }))).toBeNull();
    expect(refusal(claim({ 9: 13 }))).toEqual(['product-share', { productId: 9, available: 12 }]);
  });

  it('holds at most half of a product', () => {
    const others = { checkouts: 1, pieces: piecesOf({ 1: 45 }) };
    expect(refusal(claim({ 1: 5 }, { others }))).toBeNull();
    expect(refusal(claim({ 1: 6 }, { others }))).toEqual(['product-share', { productId: 1, available: 5 }]);
  });

  it('may hold twelve of a product of which little is left, so that the last pieces can be bought', () => {
    const onHand = new Map([[1, 2]]);
    expect(refusal(claim({ 1: 2 }, { onHand }))).toBeNull();
    expect(refusal(claim({ 1: 12 }, { onHand }))).toBeNull();
    expect(refusal(claim({ 1: 13 }, { onHand }))).toEqual(['product-share', { productId: 1, available: 12 }]);
  });

  it('has no share of a product without a limit', () => {
    expect(refusal(claim({ 2: 60 }))).toBeNull();
  });
});

it('lets a wider network hold more, and never all of a product', () => {
  const holding = (pieces: number) => ({ others: { checkouts: 70, pieces: piecesOf({ 1: pieces }) } });
  expect(refusalOfClaim(claim({ 1: 15 }, holding(60)), 1, 2)).toBeNull();
  expect(refusalOfClaim(claim({ 1: 16 }, holding(60)), 1, 2)?.details).toEqual({ productId: 1, available: 15 });
  expect(refusalOfClaim(claim({ 2: 1 }, { others: { checkouts: 120, pieces: new Map() } }), 1, 2)?.code).toBe(
    'too-much-held',
  );
});

it('multiplies the limits of an address, and not those of a checkout', () => {
  const others = { checkouts: 600, pieces: piecesOf({ 1: 490, 2: 2000 }) };
  expect(refusal(claim({ 1: 10 }, { others }), 20)).toBeNull();
  expect(refusal(claim({ 2: 61 }), 20)).toEqual(['too-many-pieces', { most: 60 }]);
});
