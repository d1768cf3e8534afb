/** A recorded price of a product. Times in milliseconds; `until` is exclusive, null for a price without an end. */
export interface RecordedPrice {
  kind: 'regular' | 'sale';
  cents: number;
  from: number;
  until: number | null;
}

/** A period in which the product was on offer. */
export interface OfferedPeriod {
  from: number;
  until: number | null;
}

export interface PriceHistory {
  prices: readonly RecordedPrice[];
  offered: readonly OfferedPeriod[];
}

/** What a piece costs at a moment. `isSale`: a sale makes it lower than the regular price. */
export interface CurrentPrice {
  cents: number;
  regularCents: number;
  isSale: boolean;
}

/** A period with one price. */
export interface PriceStep extends CurrentPrice {
  from: number;
  until: number;
}

/** The latest regular price that has started, or the lowest sale below it. Null before the first price. */
export function priceAt(prices: readonly RecordedPrice[], moment: number): CurrentPrice | null {
  const active = prices.filter(({ from, until }) => from <= moment && (until === null || moment < until));
  const regular = active
    .filter(({ kind }) => kind === 'regular')
    .reduce<RecordedPrice | null>((latest, one) => (latest && latest.from > one.from ? latest : one), null);
  if (!regular) return null;
  const sales = active.filter(({ kind }) => kind === 'sale').map(({ cents }) => cents);
  const cents = Math.min(regular.cents, ...sales);
  return { cents, regularCents: regular.cents, isSale: cents < regular.cents };
}

/** The first moment after `moment` at which a price starts or ends; null when none is planned. */
export function nextPriceChange(
  prices: readonly Pick<RecordedPrice, 'from' | 'until'>[],
  moment: number,
): number | null {
  const later = momentsOf(prices).filter((change) => change > moment);
  return later.length === 0 ? null : Math.min(...later);
}

/** The steps of the price up to `moment`, oldest first. Equal prices that follow each other are one step. */
export function priceSteps(prices: readonly RecordedPrice[], moment: number): PriceStep[] {
  const starts = momentsOf(prices).filter((change) => change <= moment);
  const steps: PriceStep[] = [];
  for (const [index, from] of starts.entries()) {
    const price = priceAt(prices, from);
    if (!price) continue;
    const until = starts[index + 1] ?? moment;
    const last = steps.at(-1);
    if (last?.until === from && last.cents === price.cents && last.isSale === price.isSale) last.until = until;
    else steps.push({ ...price, from, until });
  }
  return steps;
}

/** Every start and end, sorted, each once. */
export function momentsOf(prices: readonly Pick<RecordedPrice, 'from' | 'until'>[]): number[] {
  const moments = prices.flatMap(({ from, until }) => (until === null ? [from] : [from, until]));
  return [...new Set(moments)].sort((one, other) => one - other);
}
