const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });
const days = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });

/** `2495` → `€ 24,95`, with a space that does not break. */
export const formatEuro = (cents: number): string => euros.format(cents / 100);

/** `2 maart 2026`, as the calendar says in Amsterdam. */
export const formatDay = (date: Date): string => days.format(date);

const moments = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Amsterdam',
});

/** `10 maart 2026 om 09:30:12`, as the clock says in Amsterdam. */
export const formatMoment = (at: string): string => moments.format(new Date(at));

/** `maand` or `2 maanden`. */
export const formatFrequency = (months: number): string => (months === 1 ? 'maand' : `${months} maanden`);

/** `1 pot` or `2 potten`. */
export const formatJars = (jars: number): string => (jars === 1 ? '1 pot' : `${jars} potten`);
