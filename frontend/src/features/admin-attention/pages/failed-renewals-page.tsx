import { useQuery } from '@tanstack/react-query';
import { retryRenewal, type AdminRenewal } from '../../../../../contracts/admin/subscriptions.js';
import { formatDay, formatDecimal } from '../../../lib/format';
import { May } from '../../../lib/staff/may';
import type { Column } from '../../../ui/admin/table/data-table';
import { RowAction } from '../../../ui/admin/table/row-action';
import { StatusPill } from '../../../ui/admin/status/status';
import { failedRenewalsQuery, useRetryRenewal } from '../api';
import { AttentionList, type ListOfWork } from '../components/attention-list';
import { amountColumn } from '../components/columns';
import { RecordLink } from '../../../ui/admin/record/record-link';
import { renewalsCopy as copy, renewalStateNames, renewalStateTones } from '../copy/renewals';

const columns: Column<AdminRenewal>[] = [
  {
    key: 'customerName',
    title: copy.columns.customer,
    cell: ({ customerName, subscriptionId }) => (
      <RecordLink of="subscriptions" reference={subscriptionId}>
        {customerName}
      </RecordLink>
    ),
    sort: ({ customerName }) => customerName,
  },
  { key: 'productName', title: copy.columns.product, cell: ({ productName }) => productName, wide: true },
  {
    key: 'state',
    title: copy.columns.state,
    isState: true,
    cell: ({ state }) => <StatusPill tone={renewalStateTones[state]}>{renewalStateNames[state]}</StatusPill>,
  },
  { key: 'code', title: copy.columns.code, cell: ({ code }) => copy.code(code), wide: true },
  {
    key: 'dueOn',
    title: copy.columns.due,
    cell: ({ dueOn }) => (dueOn ? formatDay(dueOn) : copy.notPlanned),
    sort: ({ dueOn }) => dueOn ?? '',
    wide: true,
  },
  amountColumn(copy.columns.amount),
];
const list: ListOfWork<AdminRenewal> = {
  copy,
  columns,
  idOf: ({ subscriptionId }) => subscriptionId,
  nameOf: ({ customerName, productName }) => `${productName}, ${customerName}`,
  text: ({ customerName, productName }) => `${customerName} ${productName}`,
};

/** "Mislukte verlengingen": deliveries that were not paid or wait for stock. Staff can retry one. */
export function FailedRenewalsPage() {
  return (
    <AttentionList
      list={list}
      query={useQuery(failedRenewalsQuery)}
      actions={(renewal) => <May call={retryRenewal}>{renewal.status === 'active' && <Retry renewal={renewal} />}</May>}
    />
  );
}

function Retry({ renewal: { subscriptionId, customerName, productName, amount } }: { renewal: AdminRenewal }) {
  const title = copy.confirm(formatDecimal(amount), customerName);
  return (
    <RowAction
      text={copy.retry}
      label={copy.retryOf(customerName, productName)}
      change={useRetryRenewal()}
      input={subscriptionId}
      question={{ title, text: copy.confirmText, action: copy.retry, cancel: copy.keep, tone: 'ink' }}
      done={({ outcome }) => ({
        title: copy.outcome(outcome),
        tone: outcome === 'declined' ? 'danger' : 'success',
      })}
      failed={copy.retryFailed}
    />
  );
}
