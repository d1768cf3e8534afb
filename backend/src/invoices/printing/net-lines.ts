import { divideByWeight } from '../../../../pricing/divide-by-weight.js';
import { vatInside, type VatAmount } from '../../../../pricing/vat.js';
import type { InvoiceLine, IssuedInvoice } from '../invoice.js';

/** A line with its amounts without VAT, in cents. `listedNetCents` is before the share of the discount. */
export interface NetLine extends InvoiceLine {
  netCents: number;
  listedNetCents: number;
}

export const netOf = ({ grossCents, vatCents }: VatAmount): number => grossCents - vatCents;

/**
 * Spreads the net amount of each rate over its lines by largest remainder, so that the lines sum to it. Leaves out lines of
 * zero at a rate without an amount: earlier credit notes have them.
 */
export function netLines({ lines, amounts }: Pick<IssuedInvoice, 'lines' | 'amounts'>): NetLine[] {
  const nets = new Map<InvoiceLine, number>();
  for (const amount of amounts) {
    const taxed = lines.filter((line) => hasRate(line, amount));
    const shares = divideByWeight(
      netOf(amount),
      taxed.map(({ grossCents }) => grossCents),
    );
    taxed.forEach((line, index) => nets.set(line, shares[index]!));
  }
  return lines.flatMap((line) => {
    const netCents = nets.get(line);
    if (netCents === undefined && line.grossCents === 0) return [];
    if (netCents === undefined) throw new Error(`The document has no VAT amount of ${line.percent} %`);
    const listedNetCents = netCents + withoutVat(line.listedCents - line.grossCents, line.percent);
    return [{ ...line, netCents, listedNetCents }];
  });
}

const hasRate = (line: InvoiceLine, { rate, percent }: VatAmount) => line.rate === rate && line.percent === percent;

export const withoutVat = (grossCents: number, percent: number): number => grossCents - vatInside(grossCents, percent);
