import type { Condition } from './list-query.js';

const start = (day: string, days: number) => `((${day}::date + ${days})::timestamp at time zone 'Europe/Amsterdam')`;

/** The conditions that a moment is on one of the days of the shop's calendar, both inclusive. */
export function periodOf(moment: string, { from, to }: { from?: string; to?: string }): Condition[] {
  const conditions: Condition[] = [];
  if (from) conditions.push({ sql: (day) => `${moment} >= ${start(day, 0)}`, value: from });
  if (to) conditions.push({ sql: (day) => `${moment} < ${start(day, 1)}`, value: to });
  return conditions;
}
