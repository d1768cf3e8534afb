import { useQuery } from '@tanstack/react-query';
import { refundUnmatchedPayment, type UnmatchedPayment } from '../../../../../contracts/admin/attention.js';
import { useMay } from '../../../lib/staff/may';
import type { Column } from '../../../ui/admin/table/data-table';
import { RowAction } from '../../../ui/admin/table/row-action';
import { StatusPill } from '../../../ui/admin/status/status';
import { unmatchedPaymentsQuery, useOrderPayment, useRefundPayment } from '../api';
import { AttentionList, type ListOfWork } from '../components/attention-list';
import { amountColumn, amountOf, momentColumn } from '../components/columns';
import { paymentsCopy as copy, refundNames, refundTones } from '../copy/payments';
import { LongWord } from '../../../ui/admin/layout/long-word';

const columns: Column<UnmatchedPayment>[] = [
  {
    key: 'paymentIntentId',
    title: copy.columns.payment,
    cell: ({ paymentIntentId }) => <LongWord>{paymentIntentId}</LongWord>,
  },
  { key: 'reason', title: copy.columns.reason, cell: ({ reason }) => copy.reason(reason), wide: true },
  momentColumn('createdAt', copy.columns.date),
  amountColumn(copy.columns.amount),
  {
    key: 'refund',
    title: copy.columns.refund,
    cell: ({ refund, resolvedAt }) => {
      if (refund) return <StatusPill tone={refundTones[refund]}>{refundNames[refund]}</StatusPill>;
      return resolvedAt ? <StatusPill tone="good">{copy.orderedAlready}</StatusPill> : copy.none;
    },
  },
];
const idOf = ({ paymentIntentId }: UnmatchedPayment) => paymentIntentId;
const list: ListOfWork<UnmatchedPayment> = { copy, columns, idOf, nameOf: idOf, text: idOf };

/** "Betalingen zonder bestelling": payments that match no checkout. */
export function UnmatchedPaymentsPage() {
  return (
    <AttentionList
      list={list}
      query={useQuery(unmatchedPaymentsQuery)}
      actions={(payment) => <Decision payment={payment} />}
    />
  );
}

function Decision({ payment }: { payment: UnmatchedPayment }) {
  const refund = useRefundPayment();
  const order = useOrderPayment();
  const { paymentIntentId } = payment;
  const mayRefund = useMay()(refundUnmatchedPayment);
  const isDecided = payment.refund !== null || payment.resolvedAt !== null;
  if (isDecided || !mayRefund) return null;
  const amount = amountOf(payment);
  return (
    <>
      <RowAction
        text={copy.order}
        label={copy.orderOf(paymentIntentId)}
        change={order}
        input={paymentIntentId}
        question={{
          title: copy.confirmOrder(amount),
          text: copy.confirmOrderText,
          action: copy.doOrder,
          cancel: copy.keepUnordered,
          tone: 'ink',
        }}
        done={copy.ordered}
        failed={copy.orderFailed}
        disabled={refund.isPending}
      />
      <RowAction
        text={copy.refund}
        label={copy.refundOf(paymentIntentId)}
        change={refund}
        input={paymentIntentId}
        question={{
          title: copy.confirm(amount),
          text: copy.confirmText,
          action: copy.refund,
          cancel: copy.keep,
          tone: 'ink',
        }}
        done={copy.refunded}
        failed={copy.refundFailed}
        disabled={order.isPending}
      />
    </>
  );
}
