import { z } from 'zod';
import { addDays, amsterdamDay, endOfDay } from './calendar.js';
import { ShopDaySchema } from './shop-day.js';

const message = 'Kies een geldige datum en tijd';

/** A day, or a minute of the clock in Amsterdam, on which something starts or ends: `2099-12-31`, `2099-12-31T09:30`. */
export const PlannedMomentSchema = z
  .string({ error: message })
  .regex(/^\d{4}-\d\d-\d\d(T([01]\d|2[0-3]):[0-5]\d)?$/, message)
  .refine((moment) => ShopDaySchema.safeParse(moment.slice(0, 10)).success, message)
  .meta({ examples: ['2099-12-31T09:30'] });

const isDay = (moment: string) => moment.length === 10;

/** The time (ISO 8601, UTC) at which a planned day begins, or the planned minute itself. */
export function startOfPlanned(moment: string): string {
  return isDay(moment) ? endOfDay(addDays(moment, -1)) : utcOf(moment);
}

/** The time (ISO 8601, UTC) at which a planned day is over, or the planned minute itself. */
export function endOfPlanned(moment: string): string {
  return isDay(moment) ? endOfDay(moment) : utcOf(moment);
}

/** The minute that the clock in Amsterdam shows at a time (ISO 8601, UTC): `2099-12-31T09:30`. */
export const minuteOf = (time: string): string => clock.format(new Date(time)).replace(' ', 'T');

/** Why a planned moment is refused that is over at `now`; null for one that is not. */
export function refusalOfPast(moment: string, now: Date): string | null {
  if (isDay(moment)) return moment < amsterdamDay(now.toISOString()) ? 'Kies vandaag of een latere dag' : null;
  return Date.parse(utcOf(moment)) <= now.getTime() - 60_000 ? 'Kies een moment dat nog komt' : null;
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The first time that the clock in Amsterdam shows this minute. The hour that summer time skips becomes the next one. */
function utcOf(minute: string): string {
  const shown = Date.parse(`${minute}Z`);
  const summer = new Date(shown - 2 * 3_600_000);
  const isSummer = clock.format(summer).replace(' ', 'T') === minute;
  return (isSummer ? summer : new Date(shown - 3_600_000)).toISOString();
}
