import { chakra } from '@chakra-ui/react';
import type { BasketPrice } from '../../../../../pricing/price-basket.js';
import { formatCents } from '../../../lib/format';
import { Price } from '../../../ui/product/price';
import { basketCopy } from '../copy';

export function BasketTotals({ price }: { price: BasketPrice }) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="1fr auto"
      rowGap="1.5"
      fontVariantNumeric="tabular-nums"
      alignItems="baseline"
    >
      {price.savingsCents > 0 && (
        <>
          <dt>{basketCopy.list}</dt>
          <chakra.dd textAlign="right">{formatCents(price.subtotalCents + price.savingsCents)}</chakra.dd>
          <chakra.dt color="success" fontWeight="semibold">
            {basketCopy.savings}
          </chakra.dt>
          <chakra.dd color="success" fontWeight="semibold" textAlign="right">
            {formatCents(-price.savingsCents)}
          </chakra.dd>
        </>
      )}
      <dt>{basketCopy.subtotal}</dt>
      <chakra.dd textAlign="right">{formatCents(price.subtotalCents)}</chakra.dd>
      {price.discountCents > 0 && (
        <>
          <dt>{basketCopy.discount}</dt>
          <chakra.dd textAlign="right">{formatCents(-price.discountCents)}</chakra.dd>
        </>
      )}
      <dt>{basketCopy.shipping}</dt>
      <chakra.dd textAlign="right">
        {price.shippingCents === 0 ? basketCopy.free : formatCents(price.shippingCents)}
      </chakra.dd>
      <chakra.dt fontWeight="bold" pt="2">
        {basketCopy.total}
      </chakra.dt>
      <chakra.dd textAlign="right" pt="2">
        <Price cents={price.totalCents} size="lg" />
      </chakra.dd>
    </chakra.dl>
  );
}
