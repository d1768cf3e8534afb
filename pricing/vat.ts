import { divideHalfUp } from './rounding.js';
import { divideByWeight } from './divide-by-weight.js';

/** The rates of the Dutch VAT Act (Wet OB 1968, art. 9). Food supplements that are sold as food have the low rate. */
export const vatRates = ['high', 'low', 'zero'] as const;
export type VatRate = (typeof vatRates)[number];

/** `from`: the first calendar day on which the percentage holds. Newest first. */
const percentages: Readonly<Record<string, Record<VatRate, readonly { from: string; percent: number }[]>>> = {
  NL: {
    high: [
      { from: '2012-10-01', percent: 21 },
      { from: '2001-01-01', percent: 19 },
    ],
    low: [
      { from: '2019-01-01', percent: 9 },
      { from: '2001-01-01', percent: 6 },
    ],
    zero: [{ from: '2001-01-01', percent: 0 }],
  },
};

/** The percentage of a rate on a calendar day (`2026-03-28`). Throws for a country or a day without rates. */
export function vatPercent(rate: VatRate, day: string, country = 'NL'): number {
  const found = percentages[country]?.[rate].find(({ from }) => from <= day);
  if (!found) throw new Error(`No VAT rate ${rate} in ${country} on ${day}`);
  return found.percent;
}

/** VAT of one rate. `grossCents` includes `vatCents`. */
export interface VatAmount {
  rate: VatRate;
  percent: number;
  grossCents: number;
  vatCents: number;
}

/** A part of an amount that has one rate, VAT included. */
export interface VatShare {
  rate: VatRate;
  percent: number;
  cents: number;
}

/** How the total of an order divides over lines and rates. All amounts include VAT. */
export interface VatSplit {
  /** What is paid for each line after the discount, in the order of the lines. */
  lineCents: number[];
  /** The shipping costs by rate. Sums to them. */
  shipping: VatShare[];
  /** One per rate, highest percentage first. Sums to the total. */
  amounts: VatAmount[];
}

interface TaxedLine {
  totalCents: number;
  rate: VatRate;
  percent: number;
}

/** The VAT inside a gross amount in cents, rounded half up: VAT is rounded once per rate of a document. */
export function vatInside(grossCents: number, percent: number): number {
  const hundredths = Math.round(percent * 100);
  return divideHalfUp(grossCents * hundredths, 10_000 + hundredths);
}

/**
 * Splits an order by rate. The discount is spread over the lines by their price. Shipping follows the goods in
 * proportion of their amounts without VAT (Wet OB 1968, art. 8; Toelichting Tabel I, § 4.5). Cents that do not divide
 * go to the largest remainders.
 */
export function splitVat(lines: readonly TaxedLine[], { shippingCents, discountCents }: ExtraCents): VatSplit {
  const discounts = divideByWeight(
    discountCents,
    lines.map(({ totalCents }) => totalCents),
  );
  return splitPaidLines(
    lines,
    lines.map(({ totalCents }, index) => totalCents - discounts[index]!),
    shippingCents,
  );
}

interface ExtraCents {
  shippingCents: number;
  discountCents: number;
}

/** The same when the discount is already spread: `lineCents` is what is paid for each line. */
export function splitPaidLines(
  lines: readonly Omit<TaxedLine, 'totalCents'>[],
  lineCents: readonly number[],
  shippingCents: number,
): VatSplit {
  const goods = sumByRate(lines.map(({ rate, percent }, index) => ({ rate, percent, cents: lineCents[index]! })));
  const nets = goods.map(({ cents, percent }) => (cents * 10_000) / (100 + percent));
  const shares = divideByWeight(shippingCents, nets);
  const shipping = goods.map(({ rate, percent }, index) => ({ rate, percent, cents: shares[index]! }));
  return {
    lineCents: [...lineCents],
    shipping: shipping.filter(({ cents }) => cents !== 0),
    amounts: vatAmounts([...goods, ...shipping]),
  };
}

/** Adds up shares by rate, highest percentage first, each with the VAT inside its sum. */
export function vatAmounts(shares: readonly VatShare[]): VatAmount[] {
  return sumByRate(shares).map(({ rate, percent, cents }) => ({
    rate,
    percent,
    grossCents: cents,
    vatCents: vatInside(cents, percent),
  }));
}

/**
 * The VAT of a refund, so that refunds of a whole order return exactly its VAT: what all refunds together must hold, less
 * what the `earlier` ones hold. A refund never holds less than no VAT.
 */
export function refundedVat(shares: readonly VatShare[], earlier: readonly (readonly VatAmount[])[]): VatAmount[] {
  return sumByRate(shares).map(({ rate, percent, cents }) => {
    const before = earlier.flat().filter((one) => one.rate === rate && one.percent === percent);
    const grossBefore = before.reduce((sum, { grossCents }) => sum + grossCents, 0);
    const vatBefore = before.reduce((sum, { vatCents }) => sum + vatCents, 0);
    const vatCents = Math.min(Math.max(vatInside(grossBefore + cents, percent) - vatBefore, 0), cents);
    return { rate, percent, grossCents: cents, vatCents };
  });
}

function sumByRate(shares: readonly VatShare[]): VatShare[] {
  const sums = new Map<string, VatShare>();
  for (const { rate, percent, cents } of shares) {
    const key = `${rate} ${percent}`;
    sums.set(key, { rate, percent, cents: (sums.get(key)?.cents ?? 0) + cents });
  }
  return [...sums.values()].sort((one, other) => other.percent - one.percent);
}
