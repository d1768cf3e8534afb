import { z } from 'zod';
import { addDays, type CalendarDay } from '../values/calendar.js';
import { ShopDaySchema } from '../values/shop-day.js';

const pattern = /^20\d\d(-Q[1-4]|-(0[1-9]|1[0-2])|-\d\d-\d\d\.\.20\d\d-\d\d-\d\d)?$/;

/** The days of a period that staff chose, such as `2026-03-05..2026-04-04`; null for one of the tax office. */
function chosenDays(period: string): { from: CalendarDay; to: CalendarDay } | null {
  const [from = '', to] = period.split('..');
  return to === undefined ? null : { from, to };
}

const isDay = (text: string) => ShopDaySchema.safeParse(text).success;

export function isTaxPeriod(text: string): boolean {
  if (!pattern.test(text)) return false;
  const days = chosenDays(text);
  return days === null || (isDay(days.from) && isDay(days.to) && days.from <= days.to);
}

/** A month (`2026-03`), a quarter (`2026-Q1`) or a year (`2026`) of the tax office, or days (`2026-03-05..2026-04-04`). */
export const TaxPeriodSchema = z
  .string()
  .regex(pattern, 'Kies een geldig tijdvak')
  .refine(isTaxPeriod, 'Kies een geldig tijdvak')
  .meta({ examples: ['2026-Q1'] });

/** Whether all days of a period are in one year. */
export function isInOneYear(period: string): boolean {
  const { from, to } = daysOf(period);
  return from.slice(0, 4) === to.slice(0, 4);
}

/** The period of these days, whichever of them is first. */
export const periodOfDays = (one: CalendarDay, other: CalendarDay): string =>
  one <= other ? `${one}..${other}` : `${other}..${one}`;

/** The months of a period, also those of which it has a part: `2026-Q1` → `2026-01`, `2026-02` and `2026-03`. */
export function monthsOf(period: string): string[] {
  const days = chosenDays(period);
  if (days) return monthsBetween(days.from, days.to);
  const [year, part] = period.split('-');
  const first = part?.startsWith('Q') ? Number(part[1]) * 3 - 2 : Number(part ?? 1);
  const length = part === undefined ? 12 : part.startsWith('Q') ? 3 : 1;
  return Array.from({ length }, (_, index) => `${year}-${String(first + index).padStart(2, '0')}`);
}

function monthsBetween(from: CalendarDay, to: CalendarDay): string[] {
  const months: string[] = [];
  for (let day = `${from.slice(0, 7)}-01`; day <= to; day = firstOfNext(day.slice(0, 7))) months.push(day.slice(0, 7));
  return months;
}

/** The first and the last day of a period. */
export function daysOf(period: string): { from: CalendarDay; to: CalendarDay } {
  const days = chosenDays(period);
  if (days) return days;
  const months = monthsOf(period);
  return { from: `${months[0]!}-01`, to: addDays(firstOfNext(months.at(-1)!), -1) };
}

/** A month never lasts longer than 31 days. */
const firstOfNext = (month: string): CalendarDay => `${addDays(`${month}-01`, 31).slice(0, 7)}-01`;
