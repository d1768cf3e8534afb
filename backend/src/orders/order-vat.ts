import { splitVat, vatPercent, type VatRate, type VatSplit } from '../../../pricing/vat.js';
import type { OrderLine, PlacedOrder } from './order.events.js';

/** Adds the rate to a line from before VAT was recorded, when the shop sold food supplements only. */
export function taxedLine<Line extends object>(line: Line): Line & { vatRate: VatRate } {
  return { vatRate: 'low', ...line };
}

/** The VAT of an order at the percentages of a calendar day. */
export function orderVat(
  lines: readonly Pick<OrderLine, 'totalCents' | 'vatRate'>[],
  extra: Pick<PlacedOrder, 'shippingCents' | 'discountCents'>,
  day: string,
): VatSplit {
  const taxed = lines.map(({ totalCents, vatRate: rate }) => ({ totalCents, rate, percent: vatPercent(rate, day) }));
  return splitVat(taxed, extra);
}
