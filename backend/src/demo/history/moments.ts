import type { Random } from './random.js';

export const hour = 3_600_000;
export const day = 24 * hour;

/** One day with the sorted moments of its orders. `date` is `YYYY-MM-DD`; times in milliseconds. */
export interface DemoDay {
  date: string;
  begin: number;
  moments: number[];
}

/** Sunday first, the busiest day. */
const weekdays = [1.3, 1.15, 1, 0.95, 0.95, 0.85, 0.9];

/** Spreads orders over the year before `now`, with growth, weekdays and seasons. */
export function orderMoments(orders: number, now: number, random: Random): DemoDay[] {
  const today = Math.floor(now / day) * day;
  const days = Array.from({ length: 365 }, (_, index) => today - (364 - index) * day);
  const weights = days.map((begin, index) => (begin === today ? (now - today) / day : 1) * busyness(begin, index));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let passed = 0;
  let order = 0;
  return days.map((begin, index) => {
    passed += weights[index]!;
    const moments: number[] = [];
    for (; order < orders && ((order + 0.5) / orders) * total <= passed; order++) {
      moments.push(begin === today ? begin + random() * (now - today) : begin + timeOfDay(random));
    }
    return {
      date: new Date(begin).toISOString().slice(0, 10),
      begin,
      moments: moments.map(Math.floor).sort((a, b) => a - b),
    };
  });
}

function busyness(begin: number, index: number): number {
  const date = new Date(begin);
  const growth = 0.5 + (1.5 * index) / 364;
  const [month, dayOfMonth] = [date.getUTCMonth(), date.getUTCDate()];
  const blackFriday = month === 10 && dayOfMonth >= 24 ? 1.8 : 1;
  const goodIntentions = month === 0 && dayOfMonth <= 20 ? 1.35 : 1;
  return growth * weekdays[date.getUTCDay()]! * blackFriday * goodIntentions;
}

/** Daytime hours in UTC, so the calendar day is the same in Amsterdam. */
function timeOfDay(random: Random): number {
  const [from, to] = random.weighted([
    [[6, 9], 2],
    [[9, 16], 4],
    [[16, 21], 5],
  ] as const);
  return (from + random() * (to - from)) * hour;
}
