import { noteReservation, piecesReservedAt } from './own-reservation';

const until = Date.parse('2026-01-05T10:20:00Z');
const line = { id: '', productId: 1, name: '', unitCents: 0, totalCents: 0, listTotalCents: 0 };
const quote = {
  ...{ subtotalCents: 0, savingsCents: 0, shippingCents: 0, discountCents: 0, totalCents: 0, discountCode: null },
  lines: [
    { ...line, slug: 'energy-boost', quantity: 2, subscription: null },
    { ...line, slug: 'energy-boost', quantity: 1, subscription: { jars: 3, frequency: 1 } },
    { ...line, slug: 'sleep-well', quantity: 1, subscription: null },
  ],
};
const note = () => localStorage.getItem('held');
const minutes = (count: number) => count * 60_000;

beforeEach(() => {
  localStorage.clear();
  noteReservation({ quote, reservedUntil: new Date(until).toISOString() });
});

test('counts the held pieces of a product over all its lines, including the jars of a plan', () => {
  expect([...piecesReservedAt(until - minutes(1), note())]).toEqual([
    ['energy-boost', 5],
    ['sleep-well', 1],
  ]);
});

test('holds nothing in a catalogue that was read after the release of the hold', () => {
  expect(piecesReservedAt(until + minutes(9), note()).size).toBe(2);
  expect(piecesReservedAt(until + minutes(11), note()).size).toBe(0);
});

test('holds nothing without a checkout or with a broken note', () => {
  expect(piecesReservedAt(until, '{"until":"x"').size).toBe(0);
  expect(piecesReservedAt(until, '{"until":1e15}').size).toBe(0);
  noteReservation(null);
  expect(note()).toBeNull();
  expect(piecesReservedAt(until, note()).size).toBe(0);
});
