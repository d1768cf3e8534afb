import type { OrderKind, PaymentState, RefundState } from '../../../../contracts/admin/order-list.js';
import type { OrderListQuery } from '../../../../contracts/orders.js';
import type { Condition } from '../../platform/http/listing/list-query.js';
import { periodOf } from '../../platform/http/listing/period.js';
import { hasTag } from '../../tags/record-tags.view.js';
import { hasSubscription } from './orders.view.js';

const payments: Record<PaymentState, string> = {
  paid: 'o.paid',
  unpaid: 'not o.paid',
  kept: `o.paid and o.status <> 'cancelled'`,
};

const kinds: Record<OrderKind, string> = {
  subscription: hasSubscription('o.'),
  'one-off': `not ${hasSubscription('o.')}`,
};

/** Each but `none` repeats the condition of the index `admin_order_list_refunds`. */
const refunds: Record<RefundState, string> = {
  none: 'o.refund_requested_cents = 0',
  open: 'o.refund_requested_cents > 0 and o.refunded_cents < o.refund_requested_cents',
  partly: 'o.refund_requested_cents > 0 and o.refunded_cents > 0 and o.refunded_cents < o.captured_cents',
  fully: 'o.refund_requested_cents > 0 and o.refunded_cents >= o.captured_cents',
};

/** The conditions of the filters that only orders have. */
export function orderConditions({ tag, from, to, day, kind, payment, refund }: OrderListQuery): Condition[] {
  return [
    ...hasTag('order', 'o.order_id', tag),
    ...periodOf(day === 'paid' ? 'o.paid_at' : 'o.placed_at', { from, to }),
    ...(kind ? [{ sql: () => kinds[kind] }] : []),
    ...(payment ? [{ sql: () => `(${payments[payment]})` }] : []),
    ...(refund ? [{ sql: () => `(${refunds[refund]})` }] : []),
  ];
}
