import { monthsAfter, type CalendarDay } from '../../../contracts/values/calendar.js';

/** Counts `frequency` months from the anchor each time: a short month shortens only itself (31 Jan, 28 Feb, 31 Mar). */
export const nextDelivery = (anchor: CalendarDay, count: number, frequency: number): CalendarDay =>
  monthsAfter(anchor, count * frequency);
