import { useQuery } from '@tanstack/react-query';
import { retryRefund, type FailedRefund } from '../../../../../contracts/admin/attention.js';
import { formatDecimal, formatNumber } from '../../../lib/format';
import { May } from '../../../lib/staff/may';
import type { Column } from '../../../ui/admin/table/data-table';
import { RowAction } from '../../../ui/admin/table/row-action';
import { StatusPill } from '../../../ui/admin/status/status';
import { failedRefundsQuery, useHandleFailedRefund, useRetryRefund, useSettleRefundByHand } from '../api';
import { AttentionList, type ListOfWork } from '../components/attention-list';
import { amountColumn, momentColumn, orderColumn } from '../components/columns';
import { failedRefundNames, failedRefundTones, refundsCopy as copy, type DecisionTexts } from '../copy/refunds';

const columns: Column<FailedRefund>[] = [
  orderColumn(copy),
  {
    key: 'status',
    title: copy.columns.status,
    isState: true,
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
  momentColumn('createdAt', copy.columns.date),
  amountColumn(copy.columns.amount),
];
const list: ListOfWork<FailedRefund> = {
  copy,
  columns,
  idOf: ({ refundId }) => refundId,
  nameOf: ({ orderNumber, refundId }) => orderNumber ?? refundId,
  text: ({ refundId }) => refundId,
};

/** "Mislukte terugbetalingen": refunds that failed and need staff. */
export function FailedRefundsPage() {
  return (
    <AttentionList
      list={list}
      query={useQuery(failedRefundsQuery)}
      actions={(refund) => refund.status === 'failed' && <Decisions refund={refund} />}
    />
  );
}

function Decisions({ refund }: { refund: FailedRefund }) {
  return (
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
