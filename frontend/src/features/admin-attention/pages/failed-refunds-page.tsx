import { useQuery } from '@tanstack/react-query';
import { retryRefund, type FailedRefund } from '../../../../../contracts/admin/attention.js';
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
import { failedRefundNames, failedRefundTones, refundsCopy as copy, type DecisionTexts } from '../copy/refunds';

const columns: Column<FailedRefund>[] = [
  {
    key: 'orderNumber',
    title: copy.columns.order,
    cell: ({ orderId, orderNumber }) =>
      orderId ? (
        <StoryLink section="orders" search={{ open: orderId }}>
          {orderNumber ?? copy.toOrder}
        </StoryLink>
      ) : (
        copy.noOrder
      ),
    sort: ({ orderNumber }) => orderNumber ?? '',
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
          nameOf={({ orderNumber, refundId }) => orderNumber ?? refundId}
          empty={copy.empty}
          sort={search.sort}
          onSort={(sort) => setSearch({ sort })}
          actions={(refund) =>
            refund.status === 'failed' && (
              <May call={retryRefund}>
                {refund.origin === 'dashboard' ? (
                  <Handled refund={refund} />
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

function Retry({ refund }: { refund: FailedRefund }) {
  return <Decision refund={refund} change={useRetryRefund()} texts={copy.retry} />;
}

function ByHand({ refund }: { refund: FailedRefund }) {
  return <Decision refund={refund} change={useSettleRefundByHand()} texts={copy.byHand} />;
}

function Handled({ refund }: { refund: FailedRefund }) {
  return <Decision refund={refund} change={useHandleFailedRefund()} texts={copy.handled} />;
}

interface DecisionProps {
  refund: FailedRefund;
  change: ReturnType<typeof useRetryRefund>;
  texts: DecisionTexts;
}

/** A button that asks first, with the amount and the order in the question. */
function Decision({ refund: { refundId, amount, orderNumber }, change, texts }: DecisionProps) {
  const { action, labelOf, questionOf, explanation, cancel, done, failed } = texts;
  const sum = formatDecimal(amount);
  const text = orderNumber ? `${copy.ofOrder(orderNumber)} ${explanation}` : explanation;
  const question = { title: questionOf(sum), text, action, cancel, tone: 'ink' as const };
  return <RowAction {...{ change, question, done, failed }} text={action} label={labelOf(sum)} input={refundId} />;
}
