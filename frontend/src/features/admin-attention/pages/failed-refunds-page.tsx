import { useQuery } from '@tanstack/react-query';
import type { FailedRefund } from '../../../../../contracts/admin/attention.js';
import { centsOf, formatDecimal, formatMoment, formatNumber } from '../../../lib/format';
import { May } from '../../../lib/staff/may';
import { DataTable, type Column } from '../../../ui/admin/table/data-table';
import { Loaded } from '../../../ui/admin/list/list-page';
import { sortsOf, useListView } from '../../../ui/admin/list/list-view';
import { RowAction } from '../../../ui/admin/table/row-action';
import { StatusPill } from '../../../ui/admin/status/status';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { failedRefundsQuery, useHandleFailedRefund, useRetryRefund, useSettleRefundByHand } from '../api';
import { AttentionPage } from '../components/attention-page';
import { StoryLink } from '../components/story-link';
import { failedRefundNames, failedRefundTones, refundsCopy as copy } from '../copy/refunds';

const columns: Column<FailedRefund>[] = [
  {
    key: 'orderId',
    title: copy.columns.order,
    cell: ({ orderId }) =>
      orderId ? (
        <StoryLink section="orders" search={{ open: orderId }}>
          {copy.toOrder}
        </StoryLink>
      ) : (
        copy.noOrder
      ),
  },
  {
    key: 'status',
    title: copy.columns.status,
    cell: ({ status }) => <StatusPill tone={failedRefundTones[status]}>{failedRefundNames[status]}</StatusPill>,
  },
  {
    key: 'lastError',
    title: copy.columns.error,
    cell: ({ lastError }) => (lastError ? copy.error(lastError) : copy.none),
    wide: true,
  },
  {
    key: 'attempts',
    title: copy.columns.attempts,
    numeric: true,
    cell: ({ attempts }) => formatNumber(attempts),
    wide: true,
  },
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
    cell: ({ amount }) => formatDecimal(amount),
    sort: ({ amount }) => centsOf(amount),
  },
];
const view = { text: ({ refundId }: FailedRefund) => refundId, sorts: sortsOf(columns) };

/** "Mislukte terugbetalingen": refunds that failed and need staff. */
export function FailedRefundsPage() {
  const [search, setSearch] = useListSearch();
  const refunds = useQuery(failedRefundsQuery);
  const shown = useListView(refunds.data, search, view);
  return (
    <AttentionPage title={copy.title} about={copy.about}>
      <Loaded query={refunds}>
        <DataTable
          label={copy.title}
          columns={columns}
          rows={shown}
          idOf={({ refundId }) => refundId}
          nameOf={({ refundId }) => refundId}
          empty={copy.empty}
          sort={search.sort}
          onSort={(sort) => setSearch({ sort })}
          actions={(refund) =>
            refund.status === 'failed' && (
              <May permission="refund">
                {refund.origin === 'dashboard' ? (
                  <Handle refund={refund} />
                ) : (
                  <>
                    <Retry refund={refund} />
                    <ByHand refund={refund} />
                  </>
                )}
              </May>
            )
          }
        />
      </Loaded>
    </AttentionPage>
  );
}

function Retry({ refund: { refundId, amount } }: { refund: FailedRefund }) {
  const sum = formatDecimal(amount);
  return (
    <RowAction
      text={copy.retry}
      label={copy.retryOf(sum)}
      change={useRetryRefund()}
      input={refundId}
      question={{
        title: copy.confirm(sum),
        text: copy.confirmText,
        action: copy.retry,
        cancel: copy.keep,
        tone: 'ink',
      }}
      done={copy.retried}
      failed={copy.retryFailed}
    />
  );
}

function ByHand({ refund: { refundId, amount } }: { refund: FailedRefund }) {
  const sum = formatDecimal(amount);
  return (
    <RowAction
      text={copy.byHand}
      label={copy.byHandOf(sum)}
      change={useSettleRefundByHand()}
      input={refundId}
      question={{
        title: copy.confirmByHand(sum),
        text: copy.confirmByHandText,
        action: copy.byHand,
        cancel: copy.notByHand,
        tone: 'ink',
      }}
      done={copy.settledByHand}
      failed={copy.byHandFailed}
    />
  );
}

function Handle({ refund: { refundId, amount } }: { refund: FailedRefund }) {
  const sum = formatDecimal(amount);
  return (
    <RowAction
      text={copy.handle}
      label={copy.handleOf(sum)}
      change={useHandleFailedRefund()}
      input={refundId}
      question={{
        title: copy.confirmHandle(sum),
        text: copy.confirmHandleText,
        action: copy.handle,
        cancel: copy.notHandled,
        tone: 'ink',
      }}
      done={copy.handled}
      failed={copy.handleFailed}
    />
  );
}
