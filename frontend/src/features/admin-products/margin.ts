import type { VatRate } from '../../../../pricing/vat.js';
import { vatPercent } from '../../../../pricing/vat.js';
import { marginOf } from '../../../../pricing/margin.js';
import { decimalToCents } from '../../../../contracts/values/money.js';
import { formatCents } from '../../lib/format';
import { productFormCopy as copy } from './copy';

/** The prices of a piece as decimals of the API or as typed, the cost price without VAT. */
export interface MarginPrices {
  price: string;
  vatRate: VatRate;
  costPrice: string;
}

/** The margin on the regular price in words: `€ 14,89 (65,1%)`. Null while an amount is missing. `day`: that of the VAT. */
export function marginInWords({ price, vatRate, costPrice }: MarginPrices, day: string): string | null {
  const [priceCents, costCents] = [decimalToCents(price), decimalToCents(costPrice)];
  if (priceCents === null || costCents === null || priceCents <= 0 || costCents < 0) return null;
  const { marginCents, percent } = marginOf(priceCents, vatPercent(vatRate, day), costCents);
  return copy.marginOf(formatCents(marginCents), percent === null ? null : formatTenths(percent));
}

const tenths = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });
const formatTenths = (percent: number) => tenths.format(percent).replace('-', '−');
