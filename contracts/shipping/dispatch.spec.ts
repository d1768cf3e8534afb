import { addDays, type CalendarDay } from '../values/calendar.js';
import { firstDispatchRules as rules } from './dispatch-rules.js';
import { deliveryDays, dispatchDay, isWorkingDay } from './dispatch.js';

describe('an order is sent', () => {
  it.each([
    ['on a Monday morning', '2026-03-02T08:00:00Z', '2026-03-02'],
    ['in the last minute before the cut-off', '2026-03-02T15:59:59Z', '2026-03-02'],
    ['at the cut-off, in winter time', '2026-03-02T16:00:00Z', '2026-03-03'],
    ['at the cut-off, in summer time', '2026-07-01T15:00:00Z', '2026-07-02'],
    ['in the last minute before it, in summer time', '2026-07-01T14:59:59Z', '2026-07-01'],
    ['just after midnight in Amsterdam, the evening before in UTC', '2026-07-01T22:30:00Z', '2026-07-02'],
    ['on a Friday evening', '2026-03-06T18:00:00Z', '2026-03-09'],
    ['on a Saturday', '2026-03-07T09:00:00Z', '2026-03-09'],
    ['on a Sunday', '2026-03-08T09:00:00Z', '2026-03-09'],
    ['on the Friday before Easter, after the cut-off', '2026-04-03T16:00:00Z', '2026-04-07'],
    ['on Christmas Eve, after the cut-off', '2026-12-24T17:00:00Z', '2026-12-28'],
    ["on New Year's Eve, after the cut-off", '2026-12-31T17:00:00Z', '2027-01-04'],
  ])('%s', (_when, at, day) => expect(dispatchDay(at, rules)).toBe(day));

  it('on one of the five days after any moment of ten years, never earlier than today', () => {
    for (let day = '2026-01-01'; day < '2036-01-01'; day = addDays(day, 1)) {
      const sent = dispatchDay(`${day}T18:00:00Z`, rules);
      expect(isWorkingDay(sent)).toBe(true);
      expect(sent > day && sent <= addDays(day, 5)).toBe(true);
    }
  });
});

describe('given rules of staff', () => {
  const closed = [
    { from: '2026-03-02', until: '2026-03-03' },
    { from: '2026-03-05', until: '2026-03-06' },
  ];

  it.each([
    ['before an earlier cut-off', '2026-03-04T12:59:59Z', '2026-03-04'],
    ['at an earlier cut-off, past a closed period that reaches the weekend', '2026-03-04T13:00:00Z', '2026-03-09'],
    ['on the first closed day', '2026-03-02T08:00:00Z', '2026-03-04'],
    ['on the Sunday before it', '2026-03-01T08:00:00Z', '2026-03-04'],
  ])('an order is sent %s', (_when, at, day) => expect(dispatchDay(at, { cutOffHour: 14, closed })).toBe(day));
});

describe('the working days of a year', () => {
  const weekdayHolidays = (year: number): CalendarDay[] => {
    const found: CalendarDay[] = [];
    for (let day = `${year}-01-01`; day.startsWith(String(year)); day = addDays(day, 1)) {
      const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
      if (weekday > 0 && weekday < 6 && !isWorkingDay(day)) found.push(day);
    }
    return found;
  };

  it.each([
    [2025, ['01-01', '04-21', '05-05', '05-29', '06-09', '12-25', '12-26']],
    [2026, ['01-01', '04-06', '04-27', '05-14', '05-25', '12-25']],
    [2027, ['01-01', '03-29', '04-27', '05-06', '05-17']],
    [2038, ['01-01', '04-26', '04-27', '06-03', '06-14']],
  ])('%i has these holidays from Monday to Friday', (year, days) => {
    expect(weekdayHolidays(year)).toEqual(days.map((day) => `${year}-${day}`));
  });

  it("moves King's Day from a Sunday to the Saturday before it", () => {
    expect(isWorkingDay('2025-04-26')).toBe(false);
    expect(isWorkingDay('2025-04-28')).toBe(true);
  });
});

it.each([
  ['2026-11-26', ['2026-11-27', '2026-11-30']],
  ['2026-12-24', ['2026-12-28', '2026-12-29']],
])('a parcel of %s arrives one or two working days later', (day, days) => expect(deliveryDays(day)).toEqual(days));
