import { paceDays } from '../../../../contracts/stock/reordering.js';

/** In pieces and days. `sold`: in the last `paceDays`, more than none. `available` is negative when more is sold than there is. */
export interface Supply {
  available: number;
  sold: number;
  leadDays: number;
}

export interface Advice {
  coverDays: number;
  isShort: boolean;
  advised: number;
}

/**
 * Assumes that a product goes on selling as in the last four weeks. What is short is ordered for the days until the
 * order arrives and for four weeks after.
 */
export function adviceFor({ available, sold, leadDays }: Supply): Advice {
  const coverDays = Math.max(0, Math.floor((available * paceDays) / sold));
  const isShort = coverDays <= leadDays;
  const needed = Math.ceil((sold * (leadDays + paceDays)) / paceDays);
  return { coverDays, isShort, advised: isShort ? needed - available : 0 };
}
