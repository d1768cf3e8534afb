import type { CalendarDay } from '../../../contracts/calendar.js';

/** Counts `frequency` months from the anchor each time: a short month shortens only itself (31 Jan, 28 Feb, 31 Mar). */
export function nextDelivery(anchor: CalendarDay, count: number, frequency: number): CalendarDay {
  const [year = 0, month = 1, day = 1] = anchor.split('-').map(Number);
  const months = month - 1 + count * frequency;
  const lastOfMonth = new Date(Date.UTC(year, months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, months, Math.min(day, lastOfMonth))).toISOString().slice(0, 10);
}
