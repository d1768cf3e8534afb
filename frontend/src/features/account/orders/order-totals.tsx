import { chakra } from '@chakra-ui/react';
import type { CustomerOrder } from '../../../../../contracts/customers.js';
import { centsOf, formatCents, formatDecimal } from '../../../lib/format';
import { Price } from '../../../ui/product/price';
import { ordersCopy } from '../copy';
import { chargedBackCents } from './charged-back';

/** Subtotal to total, with what the shop refunded, what the bank took back and what remains. */
export function OrderTotals({ order }: { order: CustomerOrder }) {
  const isGiven = (amount: string) => centsOf(amount) > 0;
  const takenBackCents = chargedBackCents(order);
  const paidBackCents = centsOf(order.refundedAmount) - takenBackCents;
  const rows = [
    { name: ordersCopy.subtotal, amount: formatDecimal(order.subtotalAmount) },
    ...(isGiven(order.discountAmount)
      ? [{ name: ordersCopy.discount, amount: formatCents(-centsOf(order.discountAmount)) }]
      : []),
    {
      name: ordersCopy.shipping,
      amount: isGiven(order.shippingAmount) ? formatDecimal(order.shippingAmount) : ordersCopy.free,
    },
  ];
  return (
    <chakra.dl
      aria-label={ordersCopy.totals}
      display="grid"
      gridTemplateColumns="1fr auto"
      rowGap="1.5"
      alignItems="baseline"
      mt="5"
      css={{ '& dd': { fontVariantNumeric: 'tabular-nums' } }}
    >
      {rows.map(({ name, amount }) => (
        <chakra.div key={name} display="contents">
          <dt>{name}</dt>
          <chakra.dd textAlign="right">{amount}</chakra.dd>
        </chakra.div>
      ))}
      <chakra.dt fontWeight="bold" pt="3">
        {ordersCopy.total}{' '}
        <chakra.span fontSize="sm" fontWeight="normal" color="muted">
          {ordersCopy.vat}
        </chakra.span>
      </chakra.dt>
      <chakra.dd textAlign="right" pt="3">
        <Price cents={centsOf(order.totalAmount)} size="lg" />
      </chakra.dd>
      {order.vat.map(({ percent, vat }) => (
        <chakra.div key={percent} display="contents">
          <chakra.dt fontSize="0.875rem" color="muted">
            {ordersCopy.vatInside(percent)}
          </chakra.dt>
          <chakra.dd textAlign="right" fontSize="0.875rem" color="muted">
            {formatDecimal(vat)}
          </chakra.dd>
        </chakra.div>
      ))}
      {order.paymentMethod && (
        <>
          <dt>{ordersCopy.paidWith}</dt>
          <chakra.dd textAlign="right">{order.paymentMethod}</chakra.dd>
        </>
      )}
      {paidBackCents > 0 && (
        <>
          <chakra.dt color="success" fontWeight="semibold">
            {ordersCopy.refunded}
          </chakra.dt>
          <chakra.dd textAlign="right" color="success" fontWeight="semibold">
            {formatCents(-paidBackCents)}
          </chakra.dd>
        </>
      )}
      {takenBackCents > 0 && (
        <>
          <chakra.dt fontWeight="semibold">{ordersCopy.chargedBack}</chakra.dt>
          <chakra.dd textAlign="right" fontWeight="semibold">
            {formatCents(-takenBackCents)}
          </chakra.dd>
        </>
      )}
      {isGiven(order.refundedAmount) && (
        <>
          <dt>{ordersCopy.net}</dt>
          <chakra.dd textAlign="right">
            {formatCents(centsOf(order.totalAmount) - centsOf(order.refundedAmount))}
          </chakra.dd>
        </>
      )}
    </chakra.dl>
  );
}
