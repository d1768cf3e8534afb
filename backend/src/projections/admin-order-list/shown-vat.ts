import { centsToDecimal } from '../../../../contracts/values/money.js';
import type { VatAmount as ShownVat } from '../../../../contracts/tax/vat.js';
import type { VatAmount } from '../../../../pricing/vat.js';

/** The VAT of an order as the API states it. */
export function shownVat(amounts: readonly VatAmount[]): ShownVat[] {
  return amounts.map(({ percent, grossCents, vatCents }) => ({
    percent,
    gross: centsToDecimal(grossCents),
    vat: centsToDecimal(vatCents),
  }));
}
