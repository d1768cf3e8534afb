import type { OrderListQuery, PaymentState, RefundState } from '../../../../contracts/admin/order-list.js';
import type { Condition } from '../../platform/http/listing/list-query.js';
import { periodOf } from '../../platform/http/listing/period.js';
import { hasTag } from '../../tags/record-tags.view.js';

const payments: Record<PaymentState, string> = { paid: 'o.paid', unpaid: 'not o.paid' };

/** Each but `none` repeats the condition of the index `admin_order_list_refunds`. */
const refunds: Record<RefundState, string> = {
  none: 'o.refund_requested_cents = 0',
  open: 'o.refund_requested_cents > 0 and o.refunded_cents < o.refund_requested_cents',
  partly: 'o.refund_requested_cents > 0 and o.refunded_cents > 0 and o.refunded_cents < o.captured_cents',
  fully: 'o.refund_requested_cents > 0 and o.refunded_cents >= o.captured_cents',
};

/** The conditions of the filters that only orders have. */
export function orderConditions({ tag, from, to, payment, refund }: OrderListQuery): Condition[] {
  return [
    ...hasTag('order', 'o.order_id', tag),
    ...periodOf('o.placed_at', { from, to }),
    ...(payment ? [{ sql: () => payments[payment] }] : []),
    ...(refund ? [{ sql: () => `(${refunds[refund]})` }] : []),
  ];
}
