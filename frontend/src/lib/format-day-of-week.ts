// A module of its own, because `format` is part of the first load.

const day = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Formats a calendar day: `2026-03-02` → `maandag 2 maart`. The day stays on the line of its month. */
export function formatDayOfWeek(calendarDay: string): string {
  return day.format(new Date(calendarDay)).replace(/ (?=\p{L}+$)/u, '\u00a0');
}
