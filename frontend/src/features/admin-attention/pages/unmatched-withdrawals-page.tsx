import { useQuery } from '@tanstack/react-query';
import type { AdminWithdrawal } from '../../../../../contracts/withdrawals.js';
import { formatMoment } from '../../../lib/format';
import { DataTable, type Column } from '../../../ui/admin/table/data-table';
import { Loaded, SearchField, Toolbar } from '../../../ui/admin/list/list-page';
import { sortsOf, useListView } from '../../../ui/admin/list/list-view';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { waitingWithdrawalsQuery } from '../api';
import { AttentionPage } from '../components/attention-page';
import { WithdrawalActions } from '../components/withdrawal-actions';
import { WithdrawalDialog } from '../components/withdrawal-dialog';
import { withdrawalsCopy as copy } from '../copy/withdrawals';
import { LongWord } from '../../../ui/admin/layout/long-word';

const columns: Column<AdminWithdrawal>[] = [
  { key: 'orderNumber', title: copy.columns.order, cell: ({ orderNumber }) => orderNumber },
  { key: 'name', title: copy.columns.name, cell: ({ name }) => name, sort: ({ name }) => name },
  { key: 'email', title: copy.columns.email, cell: ({ email }) => <LongWord>{email}</LongWord>, wide: true },
  { key: 'cause', title: copy.columns.cause, cell: (row) => copy.cause(row), wide: true },
  {
    key: 'statedAt',
    title: copy.columns.date,
    cell: ({ statedAt }) => formatMoment(statedAt),
    sort: ({ statedAt }) => statedAt,
    wide: true,
  },
];
const view = {
  text: ({ orderNumber, name, email }: AdminWithdrawal) => `${orderNumber} ${name} ${email}`,
  sorts: sortsOf(columns),
};

/** "Herroepingen": statements of withdrawal that wait for staff. */
export function UnmatchedWithdrawalsPage() {
  const [search, setSearch] = useListSearch();
  const withdrawals = useQuery(waitingWithdrawalsQuery);
  const shown = useListView(withdrawals.data, search, view);
  return (
    <AttentionPage title={copy.title} about={copy.about}>
      <Toolbar>
        <SearchField label={copy.search} value={search.q ?? ''} onChange={(q) => setSearch({ q })} />
      </Toolbar>
      <Loaded query={withdrawals}>
        <DataTable
          label={copy.title}
          columns={columns}
          rows={shown}
          idOf={({ id }) => id}
          nameOf={({ orderNumber, name }) => `${orderNumber}, ${name}`}
          empty={copy.empty}
          onOpen={(open) => setSearch({ open })}
          sort={search.sort}
          onSort={(sort) => setSearch({ sort })}
          actions={(withdrawal) => <WithdrawalActions withdrawal={withdrawal} />}
        />
      </Loaded>
      <WithdrawalDialog
        withdrawalId={search.open ?? null}
        withdrawals={withdrawals.data}
        onClose={() => setSearch({ open: undefined })}
      />
    </AttentionPage>
  );
}
