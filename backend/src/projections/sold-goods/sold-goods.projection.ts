import { orderEventTypes, type OrderEvent } from '../../orders/order.events.js';
import { idOf } from '../../platform/event-sourcing/events.js';
import { change, projection, put } from '../../platform/event-sourcing/read-models/projection.js';
import { withMade, withoutCancelled, withoutKept, withoutPieces, withRefund, withSold } from './goods.js';
import { SoldGoodsRow } from './sold-goods.row.js';
import { soldMargins } from './sold-margins.summary.js';

type Row = SoldGoodsRow;
const changed = (streamId: string, apply: (row: Row) => Row) => change<Row>(idOf(streamId), apply);

/** What is sold of each order, and what was paid for it? */
export const soldGoods = projection<OrderEvent>()({
  name: 'sold-goods',
  version: 2,
  row: SoldGoodsRow,
  summary: soldMargins,
  eventTypes: orderEventTypes,
  on: {
    OrderPlaced: ({ streamId, data: { lines, vat, totalCents } }) =>
      put<Row>(idOf(streamId), () => ({
        orderId: idOf(streamId),
        paidAt: null,
        totalCents,
        refunds: [],
        lines: lines.map(({ lineId, productId, quantity, subscription, vatRate }, index) => {
          const jars = subscription?.jars ?? 1;
          const percent = vat.amounts.find(({ rate }) => rate === vatRate)?.percent ?? 0;
          const pieces = quantity * jars;
          const paidCents = vat.lineCents[index] ?? 0;
          return { lineId, productId, percent, jars, ordered: pieces, pieces, paidCents, refundedCents: 0 };
        }),
      })),
    PaymentCaptured: ({ streamId, data: { paidAt } }) => changed(streamId, (row) => ({ ...row, paidAt })),
    OrderCancelled: ({ streamId, data: { wasShipped } }) => (wasShipped ? [] : changed(streamId, withoutPieces)),
    OrderReinstated: ({ streamId, data: { products } }) => changed(streamId, (row) => withSold(row, products)),
    PiecesCancelled: ({ streamId, data: { lines } }) => changed(streamId, (row) => withoutCancelled(row, lines)),
    PiecesKept: ({ streamId, data: { products } }) => changed(streamId, (row) => withoutKept(row, products)),
    RefundRequested: ({ streamId, data: { refundId, amountCents, parts } }) =>
      changed(streamId, (row) => withRefund(row, refundId, amountCents, parts)),
    RefundReduced: ({ streamId, data: { refundId, amountCents, parts } }) =>
      changed(streamId, (row) => withRefund(row, refundId, amountCents, parts)),
    OrderRefunded: ({ streamId, data: { refundId, amountCents } }) =>
      changed(streamId, (row) => withMade(row, refundId, amountCents)),
    RefundFailed: ({ streamId, data: { refundId } }) => changed(streamId, (row) => withMade(row, refundId, 0)),
    ExternalRefundRecorded: ({ streamId, data: { externalId, amountCents, parts } }) =>
      changed(streamId, (row) => withMade(withRefund(row, externalId, amountCents, parts), externalId, amountCents)),
    ExternalRefundFailed: ({ streamId, data: { externalId } }) =>
      changed(streamId, (row) => withMade(row, externalId, 0)),
  },
});
