import { vatInside } from './vat.js';

/** What is left of a selling price without VAT after the cost price. `percent`: of `netCents`, with one decimal. */
export interface Margin {
  netCents: number;
  /** Below zero when the piece costs more than it brings in. */
  marginCents: number;
  /** Null for a price of 0. */
  percent: number | null;
}

/** The margin on one piece in cents. `grossCents` includes VAT of `vatPercent`; `costCents` does not. */
export function marginOf(grossCents: number, vatPercent: number, costCents: number): Margin {
  const netCents = grossCents - vatInside(grossCents, vatPercent);
  const marginCents = netCents - costCents;
  return { netCents, marginCents, percent: marginPercent(marginCents, netCents) };
}

/** A margin as a part of the amount without VAT, in percent with one decimal, a half rounded away from zero. */
export function marginPercent(marginCents: number, netCents: number): number | null {
  if (netCents <= 0) return null;
  const tenths = Math.round((Math.abs(marginCents) * 1000) / netCents);
  return tenths === 0 ? 0 : (Math.sign(marginCents) * tenths) / 10;
}
