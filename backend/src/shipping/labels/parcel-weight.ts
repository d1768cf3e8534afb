import type { OrderLine, Pieces } from '../../orders/order.events.js';

/** Grams of a full jar and of an empty box. The catalogue states no weights, and a carrier charges by classes of kilograms. */
const jarGrams = 300;
const boxGrams = 150;

/** The weight of a parcel, in grams. */
export function gramsOf(lines: readonly OrderLine[], pieces: readonly Pieces[]): number {
  const jars = pieces.map(({ lineId, quantity }) => {
    const line = lines.find((candidate) => candidate.lineId === lineId);
    return quantity * (line?.subscription?.jars ?? 1);
  });
  return boxGrams + jarGrams * jars.reduce((sum, count) => sum + count, 0);
}
