import { idOf, type Event, type Recorded } from '../../platform/event-sourcing/events.js';
import { change, projection, tally } from '../../platform/event-sourcing/read-models/projection.js';
import { orderEventTypes, type OrderEvent } from '../../orders/order.events.js';
import { returnEventTypes, type ReturnEvent } from '../../returns/return.events.js';
import { AdminReturnListRow } from './admin-return-list.row.js';

type Row = AdminReturnListRow;
const changed = (streamId: string, fields: Partial<Row>) =>
  change<Row>(idOf(streamId), (row) => ({ ...row, ...fields }));
/** A completion without a refund can be undone. */
const undecided = (streamId: string, status: Row['status']) =>
  change<Row>(idOf(streamId), (row) => ({
    ...row,
    status,
    requestedCents: row.refundRequested ? row.requestedCents : null,
  }));
/** Before the return is requested: seeded streams have no order among each other. */
const unknown = (returnId: string, orderId: string, requestedAt: string): Row => ({
  ...{
    returnId,
    orderId,
    requestedAt,
    orderNumber: '',
    contactId: '',
    status: 'requested',
    reason: 'other',
    lines: [],
  },
  ...{ refundCents: 0, requestedCents: null, refundedCents: 0, failedCents: 0, paidCents: 0, refundReason: null },
  ...{ refundRequested: false, isUnshipped: false, filedBy: 'system', filedById: null },
});
type OfRefund = Pick<Recorded<Event<string, { returnId: string | null }>>, 'streamId' | 'data' | 'metadata'>;
/** Follows the refund on the order, which limits it and knows what became of it. */
const refund = ({ streamId, data: { returnId }, metadata }: OfRefund, fields: Partial<Row>) =>
  returnId === null
    ? []
    : tally<Row>(
        returnId,
        () => unknown(returnId, idOf(streamId), metadata.occurredAt),
        (row) => ({ ...row, ...fields }),
      );

export const adminReturnList = projection<ReturnEvent | OrderEvent>()({
  name: 'admin-return-list',
  version: 4,
  row: AdminReturnListRow,
  eventTypes: { ...returnEventTypes, ...orderEventTypes },
  on: {
    ReturnRequested: ({ streamId, data, metadata }) => {
      const { orderId, orderNumber, contactId, reason, lines, refundCents, paidCents, isUnshipped } = data;
      const facts = { orderId, orderNumber, contactId, reason, lines, refundCents, paidCents, isUnshipped };
      const { occurredAt: requestedAt, actor } = metadata;
      return tally<Row>(
        idOf(streamId),
        () => unknown(idOf(streamId), orderId, requestedAt),
        (row) => ({ ...row, ...facts, requestedAt, filedBy: actor.kind, filedById: actor.id }),
      );
    },
    ReturnApproved: ({ streamId }) => undecided(streamId, 'approved'),
    ReturnRejected: ({ streamId }) => undecided(streamId, 'rejected'),
    ReturnReopened: ({ streamId }) => undecided(streamId, 'requested'),
    ReturnCompleted: ({ streamId, data }) =>
      change<Row>(idOf(streamId), (row) => ({
        ...row,
        status: 'completed',
        requestedCents: row.refundRequested ? row.requestedCents : data.refundCents,
      })),
    ReturnRefundRequested: ({ streamId, data: { amountCents, reason } }) =>
      changed(streamId, { requestedCents: amountCents, refundRequested: true, refundReason: reason }),
    RefundRequested: (event) => refund(event, { requestedCents: event.data.amountCents }),
    RefundReduced: (event) => refund(event, { requestedCents: event.data.amountCents, failedCents: 0 }),
    RefundOmitted: (event) => refund(event, { requestedCents: 0 }),
    OrderRefunded: (event) => refund(event, { refundedCents: event.data.amountCents, failedCents: 0 }),
    RefundRefused: (event) => refund(event, { failedCents: event.data.amountCents }),
    RefundFailed: (event) => refund(event, { refundedCents: 0, failedCents: event.data.amountCents }),
  },
});
