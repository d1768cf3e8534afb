import { chakra } from '@chakra-ui/react';
import { legalPath, termsPage } from '../../../../../contracts/law/legal-page-names.js';
import type { AdminOrderDetail } from '../../../../../contracts/orders.js';
import { formatCents, formatDecimal } from '../../../lib/format';
import { ordersCopy } from '../copy';
import { totalsOf } from '../totals';

/** The amounts of an order, with what was captured and refunded. */
export function OrderTotals({ order }: { order: AdminOrderDetail }) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="1fr auto"
      columnGap="6"
      rowGap="1"
      justifySelf="end"
      minW="15rem"
      fontVariantNumeric="tabular-nums"
    >
      {totalsOf(order).map(({ name, cents, isSum }) => (
        <chakra.div
          key={name}
          display="grid"
          gridTemplateColumns="subgrid"
          gridColumn="1 / -1"
          {...(isSum && { fontWeight: 'bold', pt: '2' })}
        >
          <dt>{name}</dt>
          <chakra.dd textAlign="right">
            {name === ordersCopy.shipping && cents === 0 ? ordersCopy.free : formatCents(cents)}
          </chakra.dd>
        </chakra.div>
      ))}
      {order.vat.map(({ percent, vat }) => (
        <chakra.div key={percent} display="contents">
          <dt>{ordersCopy.vatInside(percent)}</dt>
          <chakra.dd textAlign="right">{formatDecimal(vat)}</chakra.dd>
        </chakra.div>
      ))}
      {order.paymentMethod && (
        <>
          <dt>{ordersCopy.paidWith}</dt>
          <chakra.dd textAlign="right">{order.paymentMethod}</chakra.dd>
        </>
      )}
      {order.termsVersion !== null && (
        <>
          <dt>{ordersCopy.terms}</dt>
          <chakra.dd textAlign="right">
            <chakra.a href={legalPath(termsPage, order.termsVersion)} target="_blank" textDecoration="underline">
              {ordersCopy.termsVersion(order.termsVersion)}
            </chakra.a>
          </chakra.dd>
        </>
      )}
    </chakra.dl>
  );
}
