import { priceAt, priceSteps, type OfferedPeriod, type PriceHistory, type PriceStep } from './price-history.js';

const dayMs = 86_400_000;
const windowMs = 30 * dayMs;
const amsterdamDay = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
});

/**
 * The only price in cents that may be struck through beside the price of a piece, or that a percentage may be computed
 * from; null when none may. During a sale it is the lowest price of the 30 days before the reduction (Besluit
 * prijsaanduiding producten, art. 5a; directive 98/6/EC, art. 6a; C-330/23). Otherwise it is the lowest price of the last
 * 30 days, which is never above today's price.
 */
export function referencePrice({ prices, offered }: PriceHistory, moment: number): number | null {
  const current = priceAt(prices, moment);
  if (!current) return null;
  const steps = priceSteps(prices, moment);
  if (!current.isSale) return Math.min(current.cents, ...lowestOf(steps, offered, moment));
  const start = startOfReduction(steps, moment);
  const isYoung = !offered.some(({ from }) => from <= start - windowMs);
  const [lowest] = lowestOf(steps, offered, start);
  return isYoung || lowest === undefined || lowest <= current.cents ? null : lowest;
}

/**
 * The start of the sale, or of its first step when it grew step by step without a break. Such a reduction keeps its first
 * reference for three calendar months (art. 5a(3)); after that only the latest step counts.
 */
function startOfReduction(steps: readonly PriceStep[], moment: number): number {
  let first = steps.length - 1;
  while (first > 0 && isGrowth(steps[first - 1]!, steps[first]!)) first--;
  const start = steps[first]!.from;
  return dayOf(moment) < threeMonthsAfter(dayOf(start)) ? start : steps.at(-1)!.from;
}

const isGrowth = (before: PriceStep, after: PriceStep) =>
  before.isSale && before.until === after.from && before.cents > after.cents;

/** The lowest price at which the product was offered in the 30 days before `end`, in a list; empty without one. */
function lowestOf(steps: readonly PriceStep[], offered: readonly OfferedPeriod[], end: number): number[] {
  const asked = steps.filter((step) =>
    offered.some(({ from, until }) => {
      const start = Math.max(step.from, from, end - windowMs);
      return start < Math.min(step.until, until ?? end, end);
    }),
  );
  return asked.length === 0 ? [] : [Math.min(...asked.map(({ cents }) => cents))];
}

const dayOf = (moment: number) => amsterdamDay.format(moment);

/** The calendar day three months after a day, or the last of its month: 30 November → 28 February. */
function threeMonthsAfter(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + 3, 0)).getUTCDate();
  return new Date(Date.UTC(year, month + 2, Math.min(date, last))).toISOString().slice(0, 10);
}
