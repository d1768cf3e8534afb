import type { NamedLot } from '../../../contracts/stock/lots.js';
import { DomainError } from '../platform/errors/domain-error.js';
import type { Stock } from './stock.js';
import type { StoredLot } from './stock.events.js';

/**
 * Completes the lot that staff names. Throws `lot-unknown` for a new lot without a date, and `lot-date-differs` for
 * another date than that of the pieces on the shelf.
 */
export function namedLot(stock: Stock, { number, bestBefore }: NamedLot): StoredLot {
  const known = stock.shelf.lots.get(number);
  if (!known) {
    if (bestBefore === undefined) throw new DomainError('lot-unknown');
    return { number, bestBefore };
  }
  if (bestBefore !== undefined && bestBefore !== known.bestBefore && known.quantity > 0)
    throw new DomainError('lot-date-differs', { bestBefore: known.bestBefore });
  return { number, bestBefore: bestBefore ?? known.bestBefore };
}
