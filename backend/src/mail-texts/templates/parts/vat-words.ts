import type { VatAmount } from '../../../../../pricing/vat.js';
import { formatEuro } from './format.js';

export type VatForMail = Pick<VatAmount, 'percent' | 'vatCents'>;

/** States the VAT in an amount by rate: `In dit bedrag zit € 2,06 btw (9%) en € 1,74 btw (21%).` Null without any. */
export function vatWords(vat: readonly VatForMail[]): string | null {
  const taxed = vat.filter(({ vatCents }) => vatCents > 0);
  if (taxed.length === 0) return null;
  return `In dit bedrag zit ${taxed.map(({ percent, vatCents }) => `${formatEuro(vatCents)} btw (${percent}%)`).join(' en ')}.`;
}
