import { idOf } from '../../platform/event-sourcing/events.js';
import { change, projection, put } from '../../platform/event-sourcing/read-models/projection.js';
import { orderEventTypes, type OrderEvent } from '../../orders/order.events.js';
import { became, beginning } from '../status-history.js';
import { AdminOrderListRow } from './admin-order-list.row.js';
import { withCancelledPieces, withReturn, withReturns } from './withdrawn.js';

type Row = AdminOrderListRow;
const changed = (streamId: string, apply: (row: Row) => Partial<Row>) =>
  change<Row>(idOf(streamId), (row) => ({ ...row, ...apply(row) }));
/** An inquiry that becomes a chargeback opens the same dispute again. */
const withDispute = (disputes: Row['disputes'], next: Row['disputes'][number]) => [
  ...disputes.filter(({ disputeId }) => disputeId !== next.disputeId),
  next,
];
const wentBack = (streamId: string, cents: number, origin: 'dashboard' | 'dispute') =>
  changed(streamId, (row) => ({
    refundRequestedCents: row.refundRequestedCents + cents,
    refundedCents: row.refundedCents + cents,
    chargedBackCents: row.chargedBackCents + (origin === 'dispute' ? cents : 0),
  }));

export const adminOrderList = projection<OrderEvent>()({
  name: 'admin-order-list',
  version: 15,
  row: AdminOrderListRow,
  eventTypes: orderEventTypes,
  on: {
    OrderPlaced: ({ streamId, data, metadata }) =>
      put<Row>(idOf(streamId), () => ({
        orderId: idOf(streamId),
        orderNumber: data.orderNumber,
        contactId: data.contactId,
        paymentIntentId: data.paymentIntentId,
        placedAt: metadata.occurredAt,
        ...beginning(data.replaces === null ? 'pending' : 'processing', metadata.occurredAt),
        paid: false,
        paidAt: null,
        paidWith: null,
        itemCount: data.products.reduce((sum, product) => sum + product.pieces, 0),
        lines: data.lines,
        subtotalCents: data.subtotalCents,
        savingsCents: data.savingsCents,
        shippingCents: data.shippingCents,
        discountCents: data.discountCents,
        discountCode: data.discountCode,
        totalCents: data.totalCents,
        vat: data.vat.amounts,
        termsVersion: data.termsVersion,
        capturedCents: 0,
        refundRequestedCents: 0,
        refundedCents: 0,
        chargedBackCents: 0,
        unshippedReturns: [],
        withdrawn: [],
        cancelledPieces: [],
        isWithdrawn: false,
        disputes: [],
        subscriptionId: data.renewal?.subscriptionId ?? null,
        cancelledPlans: [],
      })),
    PaymentCaptured: ({ streamId, data, metadata }) =>
      changed(streamId, (row) => ({
        ...(row.status === 'pending' && became(row, 'processing', metadata.occurredAt)),
        paid: true,
        paidAt: data.paidAt,
        paidWith: data.method,
        capturedCents: data.amountCents,
      })),
    LatePaymentCaptured: ({ streamId, data, metadata }) =>
      changed(streamId, () => ({ paidAt: metadata.occurredAt, capturedCents: data.amountCents })),
    OrderStatusChanged: ({ streamId, data, metadata }) =>
      changed(streamId, (row) => became(row, data.to, metadata.occurredAt)),
    OrderCancelled: ({ streamId, data, metadata }) =>
      changed(streamId, (row) => ({
        ...became(row, 'cancelled', metadata.occurredAt),
        cancelledPlans: data.plans,
      })),
    DeliveryAddressChanged: ({ streamId, data: { contactId } }) => changed(streamId, () => ({ contactId })),
    PiecesCancelled: ({ streamId, data: { lines, products } }) =>
      changed(streamId, (row) => withCancelledPieces(row, lines, products)),
    OrderReinstated: ({ streamId, data, metadata }) =>
      changed(streamId, (row) => became(row, data.to, metadata.occurredAt)),
    RefundRequested: ({ streamId, data }) =>
      changed(streamId, (row) => ({
        refundRequestedCents: row.refundRequestedCents + data.amountCents,
        ...(data.returnId !== null && withReturn(row, data.returnId, { isRefunded: true })),
      })),
    OrderRefunded: ({ streamId, data }) =>
      changed(streamId, (row) => ({ refundedCents: row.refundedCents + data.amountCents })),
    RefundReduced: ({ streamId, data }) =>
      changed(streamId, (row) => ({ refundRequestedCents: row.refundRequestedCents - data.reducedCents })),
    RefundFailed: ({ streamId, data }) =>
      changed(streamId, (row) => ({ refundedCents: row.refundedCents - data.amountCents })),
    ExternalRefundRecorded: ({ streamId, data }) => wentBack(streamId, data.amountCents, data.origin),
    ExternalRefundFailed: ({ streamId, data }) => wentBack(streamId, -data.amountCents, data.origin),
    DisputeOpened: ({ streamId, data: { disputeId } }) =>
      changed(streamId, ({ disputes }) => ({ disputes: withDispute(disputes, { disputeId, outcome: null }) })),
    DisputeClosed: ({ streamId, data: { disputeId, outcome } }) =>
      changed(streamId, ({ disputes }) => ({ disputes: withDispute(disputes, { disputeId, outcome }) })),
    ReturnRegistered: ({ streamId, data: { returnId, lines, unshipped } }) => {
      if (unshipped.length === 0) return [];
      const nameOf = (id: string) => lines.find(({ lineId }) => lineId === id)!.productName;
      const pieces = unshipped.map(({ lineId: id, quantity }) => ({ id, productName: nameOf(id), quantity }));
      const registered = { returnId, pieces, isHeld: true, isRefunded: false };
      return changed(streamId, (row) => withReturns(row, [...row.unshippedReturns, registered]));
    },
    ReturnReleased: ({ streamId, data }) =>
      changed(streamId, (row) => withReturn(row, data.returnId, { isHeld: false })),
    ReturnReclaimed: ({ streamId, data }) =>
      changed(streamId, (row) => withReturn(row, data.returnId, { isHeld: true })),
  },
});
