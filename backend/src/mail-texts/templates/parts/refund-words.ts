/** What was paid back, in cents; `byHand`: by staff, outside the shop. */
export interface RefundForMail {
  amountCents: number;
  byHand: boolean;
}

/** How a refund went, as the end of the sentence that names its amount. */
export function wayOf({ byHand }: RefundForMail): string {
  if (byHand) return '. We hebben dat zelf naar je overgemaakt.';
  return ', op dezelfde manier als je betaalde. Binnen 5 werkdagen staat het op je rekening.';
}
