import { addDays, type CalendarDay } from '../../../../../contracts/values/calendar.js';
import { daysOf } from '../../../../../contracts/tax/tax-periods.js';

/** Periods that move with the day on which they are shown. */
export const periods = ['today', 'yesterday', 'this-week', 'last-month'] as const;
export type Period = (typeof periods)[number];

/** The first and the last day of a period. A week begins on Monday. */
export function daysOfPeriod(period: Period, today: CalendarDay): { from: CalendarDay; to: CalendarDay } {
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'this-week':
      return { from: addDays(today, -((new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7)), to: today };
    case 'last-month':
      return daysOf(addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7));
  }
}
