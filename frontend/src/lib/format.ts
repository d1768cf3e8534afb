import { decimalToCents } from '../../../contracts/money.js';

const euro = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });
const whole = new Intl.NumberFormat('nl-NL');
const day = new Intl.DateTimeFormat('nl-NL', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Europe/Amsterdam',
});

const weekday = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', timeZone: 'Europe/Amsterdam' });

const moment = new Intl.DateTimeFormat('nl-NL', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Amsterdam',
});

/** `2495` → `€ 24,95`, `-636` → `− € 6,36`. The spaces do not break. */
export function formatCents(cents: number): string {
  const amount = euro.format(Math.abs(cents) / 100);
  return cents < 0 ? `−\u00a0${amount}` : amount;
}

/** A decimal from the wire as cents: `"24.95"` → `2495`. An unreadable one is a broken promise of the API. */
export function centsOf(decimal: string): number {
  const cents = decimalToCents(decimal);
  if (cents === null) throw new Error(`Not an amount: ${decimal}`);
  return cents;
}

/** A decimal from the wire as people read it: `"24.95"` → `€ 24,95`. */
export function formatDecimal(decimal: string): string {
  return formatCents(centsOf(decimal));
}

/** `1234` → `1.234`. */
export function formatNumber(value: number): string {
  return whole.format(value);
}

/** What comes how often: `2 stuks per maand`, `1 stuk per 3 maanden`. */
export function formatPlan(jars: number, months: number): string {
  return `${jars} ${jars === 1 ? 'stuk' : 'stuks'} per ${months === 1 ? 'maand' : `${months} maanden`}`;
}

/** A calendar day as its weekday: `2026-03-02` → `maandag`. */
export function formatWeekday(calendarDay: string): string {
  return weekday.format(new Date(`${calendarDay}T12:00:00Z`));
}

/** An ISO time as its day in Amsterdam: `3 mrt 2026`. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso)).replace('.', '');
}

/** An ISO time as day and minute in Amsterdam: `3 mrt 2026 14:05`. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso)).replace(/[.,]/g, '');
}

/** Lower case without accents, for comparing what people type. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}
