import { idOf } from '../../platform/event-sourcing/events.js';
import { change, projection, put } from '../../platform/event-sourcing/read-models/projection.js';
import { returnEventTypes, type ReturnEvent } from '../../returns/return.events.js';
import { AdminReturnListRow } from './admin-return-list.row.js';

type Row = AdminReturnListRow;
const changed = (streamId: string, fields: Partial<Row>) =>
  change<Row>(idOf(streamId), (row) => ({ ...row, ...fields }));

export const adminReturnList = projection<ReturnEvent>()({
  name: 'admin-return-list',
  version: 3,
  row: AdminReturnListRow,
  eventTypes: returnEventTypes,
  on: {
    ReturnRequested: ({ streamId, data, metadata }) =>
      put<Row>(idOf(streamId), () => ({
        returnId: idOf(streamId),
        orderId: data.orderId,
        orderNumber: data.orderNumber,
        contactId: data.contactId,
        status: 'requested',
        reason: data.reason,
        lines: data.lines,
        refundCents: data.refundCents,
        paidCents: data.paidCents,
        refundRequested: false,
        requestedAt: metadata.occurredAt,
        filedBy: metadata.actor.kind,
        filedById: metadata.actor.id,
      })),
    ReturnApproved: ({ streamId }) => changed(streamId, { status: 'approved' }),
    ReturnRejected: ({ streamId }) => changed(streamId, { status: 'rejected' }),
    ReturnCompleted: ({ streamId }) => changed(streamId, { status: 'completed' }),
    ReturnReopened: ({ streamId }) => changed(streamId, { status: 'requested' }),
    ReturnRefundRequested: ({ streamId, data }) =>
      changed(streamId, { refundCents: data.amountCents, refundRequested: true }),
  },
});
