import { z } from 'zod';
import { addDays, type CalendarDay } from './calendar.js';

const pattern = /^20\d\d(-Q[1-4]|-(0[1-9]|1[0-2]))?$/;

export const isTaxPeriod = (text: string): boolean => pattern.test(text);

/** A month (`2026-03`), a quarter (`2026-Q1`) or a year (`2026`) of the tax office. */
export const TaxPeriodSchema = z
  .string()
  .regex(pattern, 'Kies een geldig tijdvak')
  .meta({ examples: ['2026-Q1'] });

/** The months of a period: `2026-Q1` → `2026-01`, `2026-02` and `2026-03`. */
export function monthsOf(period: string): string[] {
  const [year, part] = period.split('-');
  const first = part?.startsWith('Q') ? Number(part[1]) * 3 - 2 : Number(part ?? 1);
  const length = part === undefined ? 12 : part.startsWith('Q') ? 3 : 1;
  return Array.from({ length }, (_, index) => `${year}-${String(first + index).padStart(2, '0')}`);
}

/** The first and the last day of a period. */
export function daysOf(period: string): { from: CalendarDay; to: CalendarDay } {
  const months = monthsOf(period);
  return { from: `${months[0]!}-01`, to: lastDayOf(months.at(-1)!) };
}

/** A month never lasts longer than 31 days, so the day before the first of the next one is its last. */
function lastDayOf(month: string): CalendarDay {
  const next = addDays(`${month}-01`, 31);
  return addDays(`${next.slice(0, 7)}-01`, -1);
}
