import type { ProductEdit } from '../../../../contracts/admin/product-edits.js';

type PriceEdit = NonNullable<ProductEdit['price']>;

/** The price after an edit, in cents; null when it would be zero, below zero or above € 10.000. */
export function editedPrice({ by, value, isRounded }: PriceEdit, cents: number): number | null {
  const hundredths = Math.round(value * 100);
  const exact = {
    set: hundredths,
    amount: cents + hundredths,
    percentage: Math.round((cents * (10_000 + hundredths)) / 10_000),
  }[by];
  const edited = isRounded ? Math.round(exact / 5) * 5 : exact;
  return edited > 0 && edited <= 1_000_000 ? edited : null;
}
