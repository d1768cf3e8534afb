import { chakra } from '@chakra-ui/react';
import type { Receipt as BoughtGoods } from '../../../../../contracts/checkout.js';
import { formatCents } from '../../../lib/format';
import { checkoutCopy, resultCopy } from '../copy';

/** What was bought, for how much, with which method. */
export function Receipt({ lines, shippingCents, discountCents, totalCents, vat = [], paymentMethod }: BoughtGoods) {
  const rows = [
    ...lines.map(({ id, name, quantity, totalCents: cents, subscription }) => ({
      id,
      label: resultCopy.item(quantity, name, subscription),
      amount: formatCents(cents),
    })),
    ...(discountCents > 0
      ? [{ id: 'discount', label: checkoutCopy.discount, amount: formatCents(-discountCents) }]
      : []),
    {
      id: 'shipping',
      label: checkoutCopy.shippingCost,
      amount: shippingCents > 0 ? formatCents(shippingCents) : checkoutCopy.free,
    },
    { id: 'total', label: resultCopy.total, amount: formatCents(totalCents) },
    ...vat.map(({ percent, vatCents }) => ({
      id: `vat-${percent}`,
      label: checkoutCopy.vatInside(percent),
      amount: formatCents(vatCents),
    })),
    ...(paymentMethod ? [{ id: 'method', label: resultCopy.paidWith, amount: paymentMethod }] : []),
  ];
  return (
    <chakra.dl
      aria-label={resultCopy.receipt}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      columnGap="6"
      rowGap="1.5"
      w="full"
      maxW="30rem"
      textAlign="left"
      overflowWrap="anywhere"
      fontVariantNumeric="tabular-nums"
    >
      {rows.map(({ id, label, amount }) => (
        <chakra.div key={id} display="contents" fontWeight={id === 'total' ? 'bold' : undefined}>
          <dt>{label}</dt>
          <chakra.dd textAlign="right">{amount}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
