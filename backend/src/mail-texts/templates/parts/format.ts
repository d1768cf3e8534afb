const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });
const days = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });

/** `2495` → `€ 24,95`, `-636` → `− € 6,36`, with non-breaking spaces. */
export const formatEuro = (cents: number): string =>
  `${cents < 0 ? '−\u00a0' : ''}${euros.format(Math.abs(cents) / 100)}`;

/** `2 maart 2026`, in Amsterdam. */
export const formatDay = (date: Date): string => days.format(date);

const weekdays = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/Amsterdam',
});

/** A calendar day: `2026-03-02` → `maandag 2 maart`. */
export const formatCalendarDay = (day: string): string => weekdays.format(new Date(`${day}T12:00:00Z`));

const times = new Intl.DateTimeFormat('nl-NL', { timeStyle: 'short', timeZone: 'Europe/Amsterdam' });

/** `09.30 uur`, in Amsterdam. */
export const formatTime = (date: Date): string => `${times.format(date).replace(':', '.')} uur`;

/** `10 maart 2026 om 09.30 uur`, in Amsterdam. */
export const formatMoment = (at: string): string => `${formatDay(new Date(at))} om ${formatTime(new Date(at))}`;

/** `maand` or `2 maanden`. */
export const formatFrequency = (months: number): string => (months === 1 ? 'maand' : `${months} maanden`);

/** `1 stuk` or `2 stuks`: a product is a jar or a bundle of jars. */
export const formatPieces = (pieces: number): string => (pieces === 1 ? '1 stuk' : `${pieces} stuks`);
