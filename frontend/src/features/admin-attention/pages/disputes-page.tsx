import { useQuery } from '@tanstack/react-query';
import type { Dispute } from '../../../../../contracts/admin/attention.js';
import { centsOf, formatDecimal, formatMoment } from '../../../lib/format';
import { Loaded } from '../../../ui/admin/list/list-page';
import { sortsOf, useListView } from '../../../ui/admin/list/list-view';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { StatusPill } from '../../../ui/admin/status/status';
import { DataTable, type Column } from '../../../ui/admin/table/data-table';
import { disputesQuery } from '../api';
import { AttentionPage } from '../components/attention-page';
import { StoryLink } from '../components/story-link';
import { disputesCopy as copy } from '../copy/disputes';

const columns: Column<Dispute>[] = [
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
    key: 'evidenceDueBy',
    title: copy.columns.due,
    cell: ({ evidenceDueBy }) => (evidenceDueBy ? formatMoment(evidenceDueBy) : copy.none),
    sort: ({ evidenceDueBy }) => evidenceDueBy ?? '',
  },
  {
    key: 'isInquiry',
    title: copy.columns.kind,
    cell: ({ isInquiry }) => (
      <StatusPill tone={isInquiry ? 'waiting' : 'bad'}>{isInquiry ? copy.inquiry : copy.chargeback}</StatusPill>
    ),
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

/** "Betwiste betalingen": disputes that the bank has not decided. */
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
          nameOf={({ disputeId }) => disputeId}
          empty={copy.empty}
          sort={search.sort}
          onSort={(sort) => setSearch({ sort })}
        />
      </Loaded>
    </AttentionPage>
  );
}

function amountOf({ amount, currency }: Dispute): string {
  return currency === 'EUR' ? formatDecimal(amount) : `${currency} ${amount}`;
}
