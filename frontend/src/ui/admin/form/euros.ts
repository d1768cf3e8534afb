import { formatCents, formatNumber } from '../../../lib/format';

/** Formats euros from the analytics: `1234.5` → `€ 1.234,50`. */
export function formatEuros(euros: number): string {
  return formatCents(Math.round(euros * 100));
}

/** Formats euros without cents, for the axis of a chart. */
export function formatWholeEuros(euros: number): string {
  return `€ ${formatNumber(Math.round(euros))}`;
}

const day = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Formats a calendar day below a bar: `2026-03-03` → `3 mrt`. */
export function formatShortDay(calendarDay: string): string {
  return day.format(new Date(`${calendarDay}T00:00:00Z`)).replace('.', '');
}
