import { chakra } from '@chakra-ui/react';
import { formatCents } from '../../../lib/format';
import { Price } from '../../../ui/product/price';
import { checkoutCopy } from '../copy';
import type { Amounts } from './order-summary';

/** The amounts from subtotal to total. */
export function SummaryAmounts({ amounts, discountCode }: { amounts: Amounts; discountCode: string | null }) {
  const discountName = [checkoutCopy.discount, discountCode].filter(Boolean).join(' ');
  const rows: { name: string; note?: string; amount: string }[] = [
    { name: checkoutCopy.subtotal, amount: formatCents(amounts.subtotalCents) },
    ...(amounts.savingsCents > 0
      ? [{ name: checkoutCopy.savings, note: checkoutCopy.savingsIncluded, amount: formatCents(amounts.savingsCents) }]
      : []),
    ...(amounts.discountCents > 0 ? [{ name: discountName, amount: formatCents(-amounts.discountCents) }] : []),
    {
      name: checkoutCopy.shippingCost,
      amount: amounts.shippingCents === 0 ? checkoutCopy.free : formatCents(amounts.shippingCents),
    },
  ];
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="1fr auto"
      rowGap="1.5"
      alignItems="baseline"
      pt="4"
      borderTop="1.5px solid"
      borderColor="line"
      fontVariantNumeric="tabular-nums"
    >
      {rows.map(({ name, note, amount }) => (
        <chakra.div key={name} display="contents">
          <dt>
            <span>{name}</span> {note && <chakra.span fontSize="sm">{note}</chakra.span>}
          </dt>
          <chakra.dd textAlign="right">{amount}</chakra.dd>
        </chakra.div>
      ))}
      <chakra.dt fontWeight="bold" pt="3">
        {checkoutCopy.total}{' '}
        <chakra.span fontSize="sm" fontWeight="normal">
          {checkoutCopy.vat}
        </chakra.span>
      </chakra.dt>
      <chakra.dd textAlign="right" pt="3" data-testid="checkout-total">
        <Price cents={amounts.totalCents} size="lg" />
      </chakra.dd>
    </chakra.dl>
  );
}
