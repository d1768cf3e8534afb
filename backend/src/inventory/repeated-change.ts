import { DomainError } from '../platform/errors/domain-error.js';
import type { Stock } from './stock.js';

/** What a form of staff asks of a stock. `quantity` is signed; `lot`: as named; `from` and `to`: the lots of a correction. */
interface Asked {
  changeType?: string;
  quantity: number;
  note?: string | null;
  lot?: { number: string } | null;
  saleId?: string | null;
  from?: string | null;
  to?: string | null;
}

/** Returns one text for equal requests. */
export function contentOf({ changeType, quantity, note, lot, saleId, from, to }: Asked): string {
  return JSON.stringify([changeType, quantity, note, lot?.number, saleId, from, to].map((part) => part ?? null));
}

/** Whether the change was booked before. Throws `done-otherwise` when something else was asked for under its id. */
export function isRepeated(stock: Stock, changeId: string, asked: Asked): boolean {
  const content = stock.changes.get(changeId);
  if (content && content !== contentOf(asked)) throw new DomainError('done-otherwise');
  return content !== undefined;
}
