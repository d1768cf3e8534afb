/** A day on the shop's calendar (Europe/Amsterdam), as `YYYY-MM-DD`. Such days sort as text. */
export type CalendarDay = string;

const amsterdam = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day in Amsterdam at a time (ISO 8601): `2026-03-28T23:30:00Z` → `2026-03-29`. */
export function amsterdamDay(at: string): CalendarDay {
  return amsterdam.format(new Date(at));
}

/** The year in Amsterdam at a time (ISO 8601): `2026-12-31T23:30:00Z` → `2027`. */
export function amsterdamYear(at: string): string {
  return amsterdamDay(at).slice(0, 4);
}

/** The day `days` later (or earlier, when negative). Daylight saving has no effect on dates. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The number of days from one day to another: 0 for the same day. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** The time (ISO 8601, UTC) at which a day in Amsterdam ends: `2026-03-28` → `2026-03-28T23:00:00.000Z`. */
export function endOfDay(day: CalendarDay): string {
  const next = addDays(day, 1);
  for (const offset of [2, 1]) {
    const at = new Date(Date.parse(`${next}T00:00:00Z`) - offset * 3_600_000).toISOString();
    if (amsterdamDay(at) === next) return at;
  }
  return `${next}T00:00:00.000Z`;
}

/** The day `months` later. A month without that day gives its last one: 31 January and one month is 28 February. */
export function monthsAfter(day: CalendarDay, months: number): CalendarDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const then = month - 1 + months;
  const lastOfMonth = new Date(Date.UTC(year, then + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, then, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}
