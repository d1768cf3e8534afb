import { useQuery } from '@tanstack/react-query';
import type { Dispute } from '../../../../../contracts/admin/attention.js';
import { centsOf, formatDecimal, formatMoment } from '../../../lib/format';
import { Loaded } from '../../../ui/admin/list/list-page';
import { sortsOf, useListView } from '../../../ui/admin/list/list-view';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { StatusPill } from '../../../ui/admin/status/status';
import { DataTable, type Column } from '../../../ui/admin/table/data-table';
import { RowAction } from '../../../ui/admin/table/row-action';
import { disputesQuery, useHandleChargeback } from '../api';
import { AttentionPage } from '../components/attention-page';
import { StoryLink } from '../components/story-link';
import { disputesCopy as copy } from '../copy/disputes';

const columns: Column<Dispute>[] = [
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
    key: 'evidenceDueBy',
    title: copy.columns.due,
    cell: ({ evidenceDueBy }) => (evidenceDueBy ? formatMoment(evidenceDueBy) : copy.none),
    sort: ({ evidenceDueBy }) => evidenceDueBy ?? '',
  },
  {
    key: 'isInquiry',
    title: copy.columns.kind,
    cell: (dispute) => <StatusPill tone={dispute.isInquiry ? 'waiting' : 'bad'}>{copy.kindOf(dispute)}</StatusPill>,
  },
  { key: 'reason', title: copy.columns.reason, cell: ({ reason }) => copy.reason(reason), wide: true },
  {
    key: 'openedAt',
    title: copy.columns.date,
    cell: ({ openedAt }) => formatMoment(openedAt),
    sort: ({ openedAt }) => openedAt,
    wide: true,
  },
  {
    key: 'amount',
    title: copy.columns.amount,
    numeric: true,
    cell: amountOf,
    sort: ({ amount }) => centsOf(amount),
  },
];
const view = { text: ({ disputeId }: Dispute) => disputeId, sorts: sortsOf(columns) };

/** "Betwiste betalingen": disputes that the bank has not decided, and returned debits that staff has not handled. */
export function DisputesPage() {
  const [search, setSearch] = useListSearch();
  const disputes = useQuery(disputesQuery);
  const shown = useListView(disputes.data, search, view);
  return (
    <AttentionPage title={copy.title} about={copy.about}>
      <Loaded query={disputes}>
        <DataTable
          label={copy.title}
          columns={columns}
          rows={shown}
          idOf={({ disputeId }) => disputeId}
          nameOf={({ orderNumber, disputeId }) => orderNumber ?? disputeId}
          empty={copy.empty}
          sort={search.sort}
          onSort={(sort) => setSearch({ sort })}
          actions={(dispute) => dispute.state === 'charged-back' && <Handle dispute={dispute} />}
        />
      </Loaded>
    </AttentionPage>
  );
}

function Handle({ dispute: { disputeId, orderNumber } }: { dispute: Dispute }) {
  return (
    <RowAction
      text={copy.handle}
      label={copy.handleOf(orderNumber ?? disputeId)}
      change={useHandleChargeback()}
      input={disputeId}
      done={copy.handled}
      failed={copy.handleFailed}
    />
  );
}

function amountOf({ amount, currency }: Dispute): string {
  return currency === 'EUR' ? formatDecimal(amount) : `${currency} ${amount}`;
}
