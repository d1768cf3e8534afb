/** In cents; `byHand`: refunded by staff outside the shop. */
export interface RefundForMail {
  amountCents: number;
  byHand: boolean;
}

/** Ends the sentence that names the amount. */
export function wayOf({ byHand }: RefundForMail): string {
  if (byHand) return '. We hebben dat zelf naar je overgemaakt.';
  return ', op dezelfde manier als je betaalde. Binnen 5 werkdagen staat het op je rekening.';
}
