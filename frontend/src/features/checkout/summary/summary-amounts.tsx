import { chakra } from '@chakra-ui/react';
import type { VatInside } from '../../../../../contracts/checkout.js';
import { formatCents } from '../../../lib/format';
import { Price } from '../../../ui/product/price';
import { checkoutCopy } from '../copy';
import type { Amounts } from './order-summary';

interface SummaryAmountsProps {
  amounts: Amounts;
  discountCode: string | null;
  /** The part of the discount that is not that of the code. */
  promotedCents: number;
  vat: NonNullable<VatInside>;
}

/** The amounts from the list price to the total, in the order in which they add up, and the VAT inside the total. */
export function SummaryAmounts({ amounts, discountCode, promotedCents, vat }: SummaryAmountsProps) {
  const codeCents = amounts.discountCents - promotedCents;
  const rows: { name: string; amount: string }[] = [
    ...(amounts.savingsCents > 0
      ? [
          { name: checkoutCopy.list, amount: formatCents(amounts.subtotalCents + amounts.savingsCents) },
          { name: checkoutCopy.savings, amount: formatCents(-amounts.savingsCents) },
        ]
      : []),
    { name: checkoutCopy.subtotal, amount: formatCents(amounts.subtotalCents) },
    ...(promotedCents > 0 ? [{ name: checkoutCopy.discount, amount: formatCents(-promotedCents) }] : []),
    ...(codeCents > 0
      ? [{ name: `${checkoutCopy.discount} ${discountCode ?? ''}`, amount: formatCents(-codeCents) }]
      : []),
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
      {rows.map(({ name, amount }) => (
        <chakra.div key={name} display="contents">
          <dt>{name}</dt>
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
      {vat.map(({ percent, vatCents }) => (
        <chakra.div key={percent} display="contents" fontSize="sm">
          <dt>{checkoutCopy.vatInside(percent)}</dt>
          <chakra.dd textAlign="right">{formatCents(vatCents)}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
