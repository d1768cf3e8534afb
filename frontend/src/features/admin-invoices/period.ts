import { addDays, type CalendarDay } from '../../../../contracts/values/calendar.js';
import { formatDay, formatMonth } from '../../lib/format';
import { invoicesCopy as copy } from './copy';

const shownDay = (day: CalendarDay) => formatDay(`${day}T12:00:00Z`);

/** The months from the first to the last, newest first: `2026-03` is "maart 2026". */
export function monthsOf(first: CalendarDay, last: CalendarDay): Record<string, string> {
  const months: Record<string, string> = {};
  for (let day = last; day.slice(0, 7) >= first.slice(0, 7); day = addDays(`${day.slice(0, 7)}-01`, -1))
    months[day.slice(0, 7)] = formatMonth(day.slice(0, 7));
  return months;
}

/** The names of the filter: the months, and before them the period that a link of the VAT return chose. */
export function namesOf(months: Record<string, string>, period: string | undefined): Record<string, string> {
  return period === undefined || Object.hasOwn(months, period) ? months : { [period]: nameOf(period), ...months };
}

/** `2026-Q1` is "2026, 1e kwartaal". */
function nameOf(period: string): string {
  if (period.includes('..')) return copy.days(...(period.split('..').map(shownDay) as [string, string]));
  const [year, part] = period.split('-');
  if (part === undefined) return period;
  return part.startsWith('Q') ? `${year}, ${part.slice(1)}e kwartaal` : formatMonth(period);
}
