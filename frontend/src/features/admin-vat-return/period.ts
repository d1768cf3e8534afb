import { isTaxPeriod } from '../../../../contracts/tax/tax-periods.js';
import { vatReturnCopy as copy } from './copy';

const month = new Intl.DateTimeFormat('nl-NL', { month: 'long', timeZone: 'UTC' });
const yearsBack = 7;

/** The period of the address; without one, the quarter of a day. */
export function periodOf(view: string | undefined, today: string): string {
  if (view && isTaxPeriod(view)) return view;
  return `${today.slice(0, 4)}-Q${Math.ceil(Number(today.slice(5, 7)) / 3)}`;
}

/** The year of a day and those that the books must be kept for, newest first. */
export function yearsUntil(today: string): string[] {
  const year = Number(today.slice(0, 4));
  return Array.from({ length: yearsBack + 1 }, (_, index) => String(year - index));
}

/** The parts of a year, by what follows the year in a period: `Q1` is "1e kwartaal". */
export const partNames: [part: string, name: string][] = [
  ['', copy.wholeYear],
  ...[1, 2, 3, 4].map((quarter): [string, string] => [`Q${quarter}`, copy.quarter(quarter)]),
  ...Array.from({ length: 12 }, (_, index): [string, string] => [
    String(index + 1).padStart(2, '0'),
    month.format(new Date(Date.UTC(2026, index, 15))),
  ]),
];

export const joined = (year: string, part: string): string => (part ? `${year}-${part}` : year);
