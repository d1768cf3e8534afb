import type { AdminOrderDetail } from '../../../../contracts/orders.js';
import { centsOf } from '../../lib/format';
import { ordersCopy } from './copy';

/** An amount of an order, in cents. A sum adds up the amounts since the previous sum. */
export interface OrderAmount {
  name: string;
  cents: number;
  isSum?: boolean;
}

type Amounts = Pick<
  AdminOrderDetail,
  | 'subtotalAmount'
  | 'discountAmount'
  | 'shippingAmount'
  | 'totalAmount'
  | 'capturedAmount'
  | 'refundedAmount'
  | 'netAmount'
>;

/** Returns the amounts that make up the total of an order, and what remains after refunds. */
export function totalsOf(order: Amounts): OrderAmount[] {
  const discount = { name: ordersCopy.discount, cents: -centsOf(order.discountAmount) };
  const refunded = { name: ordersCopy.refunded, cents: -centsOf(order.refundedAmount) };
  return [
    { name: ordersCopy.subtotal, cents: centsOf(order.subtotalAmount) },
    ...(discount.cents ? [discount] : []),
    { name: ordersCopy.shipping, cents: centsOf(order.shippingAmount) },
    { name: ordersCopy.total, cents: centsOf(order.totalAmount), isSum: true },
    { name: ordersCopy.captured, cents: centsOf(order.capturedAmount) },
    ...(refunded.cents ? [refunded, { name: ordersCopy.net, cents: centsOf(order.netAmount), isSum: true }] : []),
  ];
}
