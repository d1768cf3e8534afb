import { vatWords, type VatForMail } from './vat-words.js';

/** In cents; `byHand`: refunded by staff outside the shop. `vat`: inside the amount, as the order divides it by rate. */
export interface RefundForMail {
  amountCents: number;
  byHand: boolean;
  vat?: readonly VatForMail[];
}

/** Follows the promise of a refund while the bank may take the payment back. */
export const notTwice = 'Heeft je bank het al teruggeboekt, dan betalen wij het niet nog een keer.';

/** Ends the sentence that names the amount, and states the VAT in it. */
export function wayOf({ byHand, vat = [] }: RefundForMail): string {
  const way = byHand
    ? '. We hebben dat zelf naar je overgemaakt.'
    : ', op dezelfde manier als je betaalde. Binnen 5 werkdagen staat het op je rekening.';
  return [way, vatWords(vat)].filter(Boolean).join(' ');
}
