import { amsterdamDay } from '../../../../contracts/values/calendar.js';
import { projection, tally } from '../../platform/event-sourcing/read-models/projection.js';
import { orderEventTypes, type OrderEvent } from '../../orders/order.events.js';
import { RevenueByDayRow } from './revenue-by-day.row.js';

export const revenueByDay = projection<OrderEvent>()({
  name: 'revenue-by-day',
  version: 2,
  row: RevenueByDayRow,
  eventTypes: orderEventTypes,
  on: {
    PaymentCaptured: ({ data }) => on(data.paidAt, { capturedCents: data.amountCents, orders: 1 }),
    LatePaymentCaptured: ({ data, metadata }) => on(metadata.occurredAt, { capturedCents: data.amountCents }),
    OrderRefunded: ({ data, metadata }) => on(metadata.occurredAt, { refundedCents: data.amountCents }),
    RefundFailed: ({ data, metadata }) => on(metadata.occurredAt, { refundedCents: -data.amountCents }),
    ExternalRefundRecorded: ({ data, metadata }) => on(metadata.occurredAt, { refundedCents: data.amountCents }),
    ExternalRefundFailed: ({ data, metadata }) => on(metadata.occurredAt, { refundedCents: -data.amountCents }),
    OrderCancelled: ({ data }) => (data.paidAt === null ? [] : on(data.paidAt, { orders: -1 })),
  },
});

function on(at: string, added: Partial<Omit<RevenueByDayRow, 'day'>>) {
  const day = amsterdamDay(at);
  return tally<RevenueByDayRow>(
    day,
    () => ({ day, capturedCents: 0, refundedCents: 0, orders: 0 }),
    (row) => ({
      day,
      capturedCents: row.capturedCents + (added.capturedCents ?? 0),
      refundedCents: row.refundedCents + (added.refundedCents ?? 0),
      orders: row.orders + (added.orders ?? 0),
    }),
  );
}
