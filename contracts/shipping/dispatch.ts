import { addDays, amsterdamDay, type CalendarDay } from '../values/calendar.js';
import type { DispatchRules } from './dispatch-rules.js';

const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Amsterdam', hour: '2-digit', hourCycle: 'h23' });

/** The day in Amsterdam on which an order of this time (ISO 8601) leaves. */
export function dispatchDay(at: string, { cutOffHour, closed }: DispatchRules): CalendarDay {
  const today = amsterdamDay(at);
  const isInTime = Number(hour.format(new Date(at))) < cutOffHour;
  return firstWorkingDay(isInTime ? today : addDays(today, 1), closed);
}

/** The first and last of the working days on which a parcel usually arrives: one or two after its dispatch. */
export function deliveryDays(dispatched: CalendarDay): [CalendarDay, CalendarDay] {
  const first = firstWorkingDay(addDays(dispatched, 1));
  return [first, firstWorkingDay(addDays(first, 1))];
}

function firstWorkingDay(from: CalendarDay, closed?: DispatchRules['closed']): CalendarDay {
  return isWorkingDay(from, closed) ? from : firstWorkingDay(addDays(from, 1), closed);
}

/** Whether parcels leave on a day: Monday to Friday, except Dutch public holidays and closed periods. */
export function isWorkingDay(day: CalendarDay, closed: DispatchRules['closed'] = []): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6 || holidays(Number(day.slice(0, 4))).includes(day)) return false;
  return !closed.some(({ from, until }) => from <= day && day <= until);
}

/** The Dutch public holidays of a year that can fall on a working day. Liberation Day is one every fifth year. */
function holidays(year: number): CalendarDay[] {
  const easter = easterSunday(year);
  const kingsDay = new Date(Date.UTC(year, 3, 27)).getUTCDay() === 0 ? `${year}-04-26` : `${year}-04-27`;
  const easterMonday = addDays(easter, 1);
  const ascensionDay = addDays(easter, 39);
  const whitMonday = addDays(easter, 50);
  const liberationDay = year % 5 === 0 ? [`${year}-05-05`] : [];
  return [
    `${year}-01-01`,
    easterMonday,
    kingsDay,
    ...liberationDay,
    ascensionDay,
    whitMonday,
    `${year}-12-25`,
    `${year}-12-26`,
  ];
}

/** Easter Sunday in the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function easterSunday(year: number): CalendarDay {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const corrected = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15;
  const epact = ((corrected % 30) + 30) % 30;
  const moon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const week = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  const offset = moon - week;
  const month = 3 + Math.floor((offset + 40) / 44);
  const date = offset + 28 - 31 * Math.floor(month / 4);
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
}
