import { idOf, type Event, type Recorded } from '../../platform/event-sourcing/events.js';
import { change, projection, tally } from '../../platform/event-sourcing/read-models/projection.js';
import { orderEventTypes, type OrderEvent } from '../../orders/order.events.js';
import {
  returnEventTypes,
  type RequestedReturn,
  type ReturnedPieces,
  type ReturnEvent,
} from '../../returns/return.events.js';
import { AdminReturnListRow, type ReturnedLine } from './admin-return-list.row.js';

type Row = AdminReturnListRow;
const changed = (streamId: string, fields: Partial<Row>) =>
  change<Row>(idOf(streamId), (row) => ({ ...row, ...fields }));
/** A completion without a refund can be undone. */
const undecided = (streamId: string, status: Row['status'], fields: Partial<Row> = {}) =>
  change<Row>(idOf(streamId), (row) => ({
    ...row,
    ...fields,
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
  ...{ shippingCents: 0, labelCarrier: null, labelCode: null },
  ...{ refundCents: 0, requestedCents: null, refundedCents: 0, failedCents: 0, paidCents: 0, refundReason: null },
  ...{ refundRequested: false, isUnshipped: false, filedBy: 'system', filedById: null },
});
const quantityOf = (pieces: readonly ReturnedPieces[], lineId: string) =>
  pieces.find((some) => some.lineId === lineId)?.quantity ?? 0;
/** All requested pieces are refundable until staff has inspected them. */
const requestedLines = ({ lines, unshipped }: RequestedReturn): ReturnedLine[] =>
  lines.map((line) => ({
    ...line,
    expected: (line.quantity - quantityOf(unshipped, line.lineId)) * line.jars,
    ...{ received: null, restocked: null, damageReason: null },
    ...{ refundable: line.quantity * line.jars, refundableCents: line.totalCents },
  }));
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
  version: 8,
  row: AdminReturnListRow,
  eventTypes: { ...returnEventTypes, ...orderEventTypes },
  on: {
    ReturnRequested: ({ streamId, data, metadata }) => {
      const { orderId, orderNumber, contactId, reason, isUnshipped, refundCents, shippingCents, paidCents } = data;
      const about = { orderId, orderNumber, contactId, reason, isUnshipped, lines: requestedLines(data) };
      const facts = { ...about, refundCents, shippingCents, paidCents };
      const { occurredAt: requestedAt, actor } = metadata;
      return tally<Row>(
        idOf(streamId),
        () => unknown(idOf(streamId), orderId, requestedAt),
        (row) => ({ ...row, ...facts, requestedAt, filedBy: actor.kind, filedById: actor.id }),
      );
    },
    ReturnApproved: ({ streamId, data: { label } }) =>
      undecided(streamId, 'approved', {
        labelCarrier: label?.carrier ?? null,
        labelCode: label?.trackingCode ?? null,
      }),
    ReturnRejected: ({ streamId }) => undecided(streamId, 'rejected'),
    ReturnReopened: ({ streamId }) => undecided(streamId, 'requested'),
    ReturnCompleted: ({ streamId, data }) =>
      change<Row>(idOf(streamId), (row) => ({
        ...row,
        status: 'completed',
        requestedCents: row.refundRequested ? row.requestedCents : data.refundCents,
      })),
    ReturnReceived: ({ streamId, data: { pieces } }) =>
      change<Row>(idOf(streamId), (row) => ({
        ...row,
        lines: row.lines.map((line) => ({ ...line, received: quantityOf(pieces, line.lineId) })),
      })),
    ReturnInspected: ({ streamId, data: { pieces, refundCents, shippingCents } }) =>
      change<Row>(idOf(streamId), (row) => ({
        ...row,
        refundCents,
        shippingCents,
        lines: row.lines.map((line) => ({ ...line, ...pieces.find(({ lineId }) => lineId === line.lineId) })),
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
