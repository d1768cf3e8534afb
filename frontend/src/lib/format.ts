import { decimalToCents } from '../../../contracts/values/money.js';

const euro = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });
const whole = new Intl.NumberFormat('nl-NL');
const day = new Intl.DateTimeFormat('nl-NL', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Europe/Amsterdam',
});

const weekday = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', timeZone: 'Europe/Amsterdam' });

const monthOfYear = new Intl.DateTimeFormat('nl-NL', { month: 'long', year: 'numeric', timeZone: 'Europe/Amsterdam' });

const moment = new Intl.DateTimeFormat('nl-NL', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Amsterdam',
});

/** `2495` → `€ 24,95`, `-636` → `− € 6,36`. The spaces are non-breaking. */
export function formatCents(cents: number): string {
  const amount = euro.format(Math.abs(cents) / 100);
  return cents < 0 ? `−\u00a0${amount}` : amount;
}

/** Converts a decimal of the API to cents: `"24.95"` → `2495`. Throws on any other text. */
export function centsOf(decimal: string): number {
  const cents = decimalToCents(decimal);
  if (cents === null) throw new Error(`Not an amount: ${decimal}`);
  return cents;
}

/** Formats an amount within a sentence, a round one without cents: `"65.00"` → `€ 65`. */
export function formatAmount(decimal: string): string {
  return formatDecimal(decimal).replace(/,00$/, '');
}

/** Formats a decimal of the API: `"24.95"` → `€ 24,95`. */
export function formatDecimal(decimal: string): string {
  return formatCents(centsOf(decimal));
}

/** `1234` → `1.234`. */
export function formatNumber(value: number): string {
  return whole.format(value);
}

/** Returns the noun that agrees with a count. A formatted count is a string. */
export function nounOf(count: number | string, one: string, many: string): string {
  return String(count) === '1' ? one : many;
}

/** Formats a count with its noun: `1 pot`, `1.234 potten`. */
export function formatCount(count: number | string, one: string, many: string): string {
  return `${typeof count === 'number' ? formatNumber(count) : count} ${nounOf(count, one, many)}`;
}

/** Formats how many rows of a list are shown: `1 klant`, `1 van 3 klanten`. Both counts are already formatted. */
export function formatShown(shown: string, all: string, one: string, many: string): string {
  return shown === all ? formatCount(all, one, many) : `${shown} van ${formatCount(all, one, many)}`;
}

/** Formats an interval: `maand`, `3 maanden`. */
export function formatMonths(months: number): string {
  return months === 1 ? 'maand' : formatCount(months, 'maand', 'maanden');
}

/** Formats a plan: `2 stuks per maand`, `1 stuk per 3 maanden`. */
export function formatPlan(jars: number, months: number): string {
  return `${formatCount(jars, 'stuk', 'stuks')} per ${formatMonths(months)}`;
}

/** Formats a calendar day as its weekday: `2026-03-02` → `maandag`. */
export function formatWeekday(calendarDay: string): string {
  return weekday.format(new Date(`${calendarDay}T12:00:00Z`));
}

/** Formats an hour of the day: 17 → `17.00 uur`. */
export const formatHour = (hour: number): string => `${hour}.00 uur`;

/** Formats an ISO time as its day in Amsterdam: `3 mrt 2026`. The spaces are non-breaking. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso)).replace(/\.? /g, '\u00a0');
}

/** Formats a month of the calendar: `2026-03` → `maart 2026`. */
export function formatMonth(month: string): string {
  return monthOfYear.format(new Date(`${month}-01T12:00:00Z`));
}

/** Formats an ISO time as day and minute in Amsterdam: `3 mrt 2026 14:05`. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso)).replace(/[.,]/g, '');
}
