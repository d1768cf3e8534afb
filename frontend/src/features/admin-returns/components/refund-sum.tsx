import type { AdminReturnDetail } from '../../../../../contracts/admin/returns.js';
import { centsOf, formatCents, formatDecimal, formatNumber } from '../../../lib/format';
import { Details } from '../../../ui/admin/layout/details';
import { returnsCopy as copy } from '../copy';

type Sum = Pick<AdminReturnDetail, 'items' | 'shippingAmount' | 'proposedAmount' | 'ownLeftAmount' | 'requestedAmount'>;

/** How the proposed refund follows from the pieces, by product, the shipping, and what went back otherwise. */
export function RefundSum({ items, shippingAmount, proposedAmount, ownLeftAmount, requestedAmount }: Sum) {
  const isOpen = requestedAmount === null && ownLeftAmount !== undefined;
  const otherwise = isOpen ? Math.max(centsOf(proposedAmount) - centsOf(ownLeftAmount), 0) : 0;
  const rows = [
    ...byProduct(items).map(
      ({ productName, quantity, cents }) =>
        [copy.sumOf(formatNumber(quantity), productName), formatCents(cents)] as const,
    ),
    ...(centsOf(shippingAmount) > 0 ? [[copy.sumShipping, formatDecimal(shippingAmount)] as const] : []),
    ...(otherwise > 0 ? [[copy.sumOtherwise, formatCents(-otherwise)] as const] : []),
    [copy.sumTotal, formatCents(centsOf(proposedAmount) - otherwise)] as const,
  ];
  return <Details rows={rows} />;
}

function byProduct(items: Sum['items']) {
  const sums = new Map<number, { productName: string; quantity: number; cents: number }>();
  for (const { productId, productName, refundable } of items) {
    const { quantity = 0, cents = 0 } = sums.get(productId) ?? {};
    const sum = { quantity: quantity + refundable.quantity, cents: cents + centsOf(refundable.amount) };
    if (sum.quantity > 0) sums.set(productId, { productName, ...sum });
  }
  return [...sums.values()];
}
