import type { Invoice } from '../../../../contracts/invoices.js';
import { formatMonth } from '../../lib/format';

/** The months that have documents, newest first: `2026-03` is "maart 2026". */
export function monthsOf(invoices: readonly Invoice[]): Record<string, string> {
  const months = [...new Set(invoices.map(({ issuedOn }) => issuedOn.slice(0, 7)))].sort().reverse();
  return Object.fromEntries(months.map((month) => [month, formatMonth(month)]));
}

/** The names of the filter: the months, and before them the period that a link of the VAT return chose. */
export function namesOf(months: Record<string, string>, period: string | undefined): Record<string, string> {
  return period === undefined || Object.hasOwn(months, period) ? months : { [period]: nameOf(period), ...months };
}

/** `2026-Q1` is "2026, 1e kwartaal". */
function nameOf(period: string): string {
  const [year, part] = period.split('-');
  if (part === undefined) return period;
  return part.startsWith('Q') ? `${year}, ${part.slice(1)}e kwartaal` : formatMonth(period);
}
