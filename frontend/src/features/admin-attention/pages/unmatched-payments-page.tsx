import { useQuery } from '@tanstack/react-query';
import { refundUnmatchedPayment, type UnmatchedPayment } from '../../../../../contracts/admin/attention.js';
import { centsOf, formatDecimal, formatMoment } from '../../../lib/format';
import { useMay } from '../../../lib/staff/may';
import { DataTable, type Column } from '../../../ui/admin/table/data-table';
import { Loaded } from '../../../ui/admin/list/list-page';
import { sortsOf, useListView } from '../../../ui/admin/list/list-view';
import { RowAction } from '../../../ui/admin/table/row-action';
import { StatusPill } from '../../../ui/admin/status/status';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { unmatchedPaymentsQuery, useOrderPayment, useRefundPayment } from '../api';
import { AttentionPage } from '../components/attention-page';
import { paymentsCopy as copy, refundNames, refundTones } from '../copy/payments';
import { LongWord } from '../../../ui/admin/layout/long-word';

const columns: Column<UnmatchedPayment>[] = [
  {
    key: 'paymentIntentId',
    title: copy.columns.payment,
    cell: ({ paymentIntentId }) => <LongWord>{paymentIntentId}</LongWord>,
  },
  { key: 'reason', title: copy.columns.reason, cell: ({ reason }) => copy.reason(reason), wide: true },
  {
    key: 'createdAt',
    title: copy.columns.date,
    cell: ({ createdAt }) => formatMoment(createdAt),
    sort: ({ createdAt }) => createdAt,
    wide: true,
  },
  {
    key: 'amount',
    title: copy.columns.amount,
    numeric: true,
    cell: amountOf,
    sort: ({ amount }) => centsOf(amount),
  },
  {
    key: 'refund',
    title: copy.columns.refund,
    cell: ({ refund, resolvedAt }) => {
      if (refund) return <StatusPill tone={refundTones[refund]}>{refundNames[refund]}</StatusPill>;
      return resolvedAt ? <StatusPill tone="good">{copy.orderedAlready}</StatusPill> : copy.none;
    },
  },
];
const view = { text: ({ paymentIntentId }: UnmatchedPayment) => paymentIntentId, sorts: sortsOf(columns) };

/** "Betalingen zonder bestelling": payments that match no checkout. */
export function UnmatchedPaymentsPage() {
  const [search, setSearch] = useListSearch();
  const payments = useQuery(unmatchedPaymentsQuery);
  const shown = useListView(payments.data, search, view);
  return (
    <AttentionPage title={copy.title} about={copy.about}>
      <Loaded query={payments}>
        <DataTable
          label={copy.title}
          columns={columns}
          rows={shown}
          idOf={({ paymentIntentId }) => paymentIntentId}
          nameOf={({ paymentIntentId }) => paymentIntentId}
          empty={copy.empty}
          sort={search.sort}
          onSort={(sort) => setSearch({ sort })}
          actions={(payment) => <Decision payment={payment} />}
        />
      </Loaded>
    </AttentionPage>
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

function amountOf({ amount, currency }: UnmatchedPayment): string {
  return currency === 'EUR' ? formatDecimal(amount) : `${currency} ${amount}`;
}
