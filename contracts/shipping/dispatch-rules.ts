import type { CalendarDay } from '../values/calendar.js';

/** When parcels leave. Staff sets it. */
export interface DispatchRules {
  /** The hour in Amsterdam at which the last parcels of the day leave. */
  cutOffHour: number;
  /** Periods without dispatch, first and last day included, besides weekends and public holidays. */
  closed: { from: CalendarDay; until: CalendarDay }[];
}

export const firstDispatchRules: DispatchRules = { cutOffHour: 17, closed: [] };
