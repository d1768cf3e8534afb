import { orderEventTypes, type OrderEvent } from '../../orders/order.events.js';
import { idOf } from '../../platform/event-sourcing/events.js';
import { change, projection, put } from '../../platform/event-sourcing/read-models/projection.js';
import { CustomerOrderRow } from './customer-order.row.js';
import { customerTotals as summary } from './customer-totals.summary.js';

type Row = CustomerOrderRow;
const changed = (streamId: string, apply: (row: Row) => Partial<Row>) =>
  change<Row>(idOf(streamId), (row) => ({ ...row, ...apply(row) }));
const refunded = (streamId: string, cents: number) =>
  changed(streamId, ({ refundedCents }) => ({ refundedCents: refundedCents + cents }));

/** How much did a customer order and spend, and when last? */
export const customerTotals = projection<OrderEvent>()({
  name: 'customer-totals',
  version: 2,
  row: CustomerOrderRow,
  summary,
  eventTypes: orderEventTypes,
  on: {
    OrderPlaced: ({ streamId, data: { contactId }, metadata: { occurredAt: placedAt } }) =>
      put<Row>(idOf(streamId), () => ({
        orderId: idOf(streamId),
        contactId,
        placedAt,
        paid: false,
        cancelled: false,
        capturedCents: 0,
        refundedCents: 0,
      })),
    PaymentCaptured: ({ streamId, data }) => changed(streamId, () => ({ paid: true, capturedCents: data.amountCents })),
    LatePaymentCaptured: ({ streamId, data }) => changed(streamId, () => ({ capturedCents: data.amountCents })),
    OrderCancelled: ({ streamId }) => changed(streamId, () => ({ cancelled: true })),
    OrderReinstated: ({ streamId }) => changed(streamId, () => ({ cancelled: false })),
    DeliveryAddressChanged: ({ streamId, data: { contactId } }) => changed(streamId, () => ({ contactId })),
    OrderRefunded: ({ streamId, data }) => refunded(streamId, data.amountCents),
    RefundFailed: ({ streamId, data }) => refunded(streamId, -data.amountCents),
    ExternalRefundRecorded: ({ streamId, data }) => refunded(streamId, data.amountCents),
    ExternalRefundFailed: ({ streamId, data }) => refunded(streamId, -data.amountCents),
  },
});
