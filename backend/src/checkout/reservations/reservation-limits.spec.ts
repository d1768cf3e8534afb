import { reservationLimits, refusalOfReservation, type WantedReservation } from './reservation-limits.js';

const nobody = { checkouts: 0, pieces: new Map<number, number>() };
const wanted = (pieces: Record<number, number>, more: Partial<WantedReservation> = {}): WantedReservation => ({
  wanted: piecesOf(pieces),
  before: new Map(),
  others: nobody,
  onHand: new Map([
    [1, 100],
    [2, null],
  ]),
  ...more,
});
const piecesOf = (pieces: Record<number, number>) => new Map(Object.entries(pieces).map(([id, n]) => [Number(id), n]));
const refusal = (wanted: WantedReservation, factor = 1) => {
  const error = refusalOfReservation(wanted, factor);
  return error && [error.code, error.details];
};

it('has the numbers of decision 0037', () => {
  expect(reservationLimits).toEqual({
    piecesPerCheckout: 60,
    piecesPerAddress: 300,
    checkoutsPerAddress: 60,
    shareOfProduct: 0.5,
    leastOfProduct: 12,
  });
});

describe('one checkout', () => {
  it('reserves what a large household buys', () => {
    expect(refusal(wanted({ 1: 24, 2: 36 }))).toBeNull();
  });

  it('reserves at most 60 pieces in all', () => {
    expect(refusal(wanted({ 1: 1, 2: 60 }))).toEqual(['too-many-pieces', { most: 60 }]);
  });

  it('may always reserve less than before, whatever the limits say by now', () => {
    const others = { checkouts: 99, pieces: piecesOf({ 1: 999 }) };
    expect(refusal(wanted({ 1: 70 }, { before: piecesOf({ 1: 80 }), others }))).toBeNull();
    expect(refusal(wanted({ 1: 80 }, { before: piecesOf({ 1: 80 }), others }))).toBeNull();
  });
});

describe('one address', () => {
  it('has at most 60 unpaid checkouts', () => {
    const others = (checkouts: number) => ({ checkouts, pieces: new Map<number, number>() });
    expect(refusal(wanted({ 1: 1 }, { others: others(59) }))).toBeNull();
    expect(refusal(wanted({ 1: 1 }, { others: others(60) }))).toEqual(['too-much-held', {}]);
    expect(refusal(wanted({ 1: 2 }, { others: others(60), before: piecesOf({ 1: 1 }) }))).toBeNull();
  });

  it('reserves at most 300 pieces', () => {
    const others = { checkouts: 5, pieces: piecesOf({ 2: 280, 3: 10 }) };
    expect(refusal(wanted({ 2: 10 }, { others }))).toBeNull();
    expect(refusal(wanted({ 2: 11 }, { others }))).toEqual(['too-much-held', {}]);
  });

  it('reserves at most 12 pieces of a product whose stock is not listed yet', () => {
    expect(refusal(wanted({ 9: 12 }))).toBeNull();
    expect(refusal(wanted({ 9: 13 }))).toEqual(['product-share', { productId: 9, available: 12 }]);
  });

  it('reserves at most half of a product', () => {
    const others = { checkouts: 1, pieces: piecesOf({ 1: 45 }) };
    expect(refusal(wanted({ 1: 5 }, { others }))).toBeNull();
    expect(refusal(wanted({ 1: 6 }, { others }))).toEqual(['product-share', { productId: 1, available: 5 }]);
  });

  it('may reserve twelve of a product of which little is left, so that the last pieces can be bought', () => {
    const onHand = new Map([[1, 2]]);
    expect(refusal(wanted({ 1: 2 }, { onHand }))).toBeNull();
    expect(refusal(wanted({ 1: 12 }, { onHand }))).toBeNull();
    expect(refusal(wanted({ 1: 13 }, { onHand }))).toEqual(['product-share', { productId: 1, available: 12 }]);
  });

  it('has no share of a product without a limit', () => {
    expect(refusal(wanted({ 2: 60 }))).toBeNull();
  });
});

it('lets a wider network reserve more, and never all of a product', () => {
  const reserving = (pieces: number) => ({ others: { checkouts: 70, pieces: piecesOf({ 1: pieces }) } });
  expect(refusalOfReservation(wanted({ 1: 15 }, reserving(60)), 1, 2)).toBeNull();
  expect(refusalOfReservation(wanted({ 1: 16 }, reserving(60)), 1, 2)?.details).toEqual({
    productId: 1,
    available: 15,
  });
  expect(refusalOfReservation(wanted({ 2: 1 }, { others: { checkouts: 120, pieces: new Map() } }), 1, 2)?.code).toBe(
    'too-much-held',
  );
});

it('multiplies the limits of an address, and not those of a checkout', () => {
  const others = { checkouts: 600, pieces: piecesOf({ 1: 490, 2: 2000 }) };
  expect(refusal(wanted({ 1: 10 }, { others }), 20)).toBeNull();
  expect(refusal(wanted({ 2: 61 }), 20)).toEqual(['too-many-pieces', { most: 60 }]);
});
