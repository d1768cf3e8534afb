import { addDays } from '../../../../contracts/calendar.js';
import type { Invoice } from '../../../../contracts/invoices.js';
import { formatMonth } from '../../lib/format';

/** The months that have documents, newest first: `2026-03` is "maart 2026". */
export function monthsOf(invoices: readonly Invoice[]): Record<string, string> {
  const months = [...new Set(invoices.map(({ issuedOn }) => issuedOn.slice(0, 7)))].sort().reverse();
  return Object.fromEntries(months.map((month) => [month, formatMonth(month)]));
}

/** The first and the last day of a month, `2026-02` → `2026-02-01` and `2026-02-28`. */
export function daysOf(month: string): { from: string; to: string } {
  const from = `${month}-01`;
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) };
}
