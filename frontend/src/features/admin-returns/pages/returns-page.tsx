import { useMemo, useState } from 'react';
import {
  listReturns,
  exportReturns,
  type AdminReturn,
  type ReturnedParcel,
} from '../../../../../contracts/admin/returns.js';
import { returnStatuses } from '../../../../../contracts/returns.js';
import { centsOf, formatDay, formatNumber } from '../../../lib/format';
import { oneOf } from '../../../lib/search';
import { DataTable, type Column } from '../../../ui/admin/table/data-table';
import { useColumns } from '../../../ui/admin/table/use-columns';
import { CsvLink } from '../../../ui/admin/list/csv-link';
import { AdminPage, Loaded, SearchField, Toolbar } from '../../../ui/admin/list/list-page';
import { sortsOf, useListView } from '../../../ui/admin/list/list-view';
import { found, useLongList } from '../../../ui/admin/list/long-list';
import { Person } from '../../../ui/admin/layout/person';
import { StatusFilter } from '../../../ui/admin/status/status';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { adminReturnsQuery } from '../api';
import { CompleteDialog } from '../components/complete-dialog';
import { ReturnAmount } from '../components/return-amount';
import { RejectDialog } from '../components/reject-dialog';
import { ReturnDialog } from '../components/return-dialog';
import { StatusCell } from '../components/status-cell';
import { reasonNames, returnsCopy as copy, statusNames } from '../copy';

const columns: Column<AdminReturn | ReturnedParcel>[] = [
  {
    key: 'orderNumber',
    title: copy.columns.number,
    cell: ({ orderNumber }) => <span data-nowrap>{orderNumber}</span>,
    sort: ({ orderNumber }) => orderNumber,
  },
  {
    key: 'customerName',
    title: copy.columns.customer,
    cell: ({ customerName, customerEmail }) => <Person name={customerName} email={customerEmail} />,
    sort: ({ customerName }) => customerName,
  },
  { key: 'reason', title: copy.columns.reason, cell: ({ reason }) => reasonNames[reason], wide: true },
  {
    key: 'createdAt',
    title: copy.columns.date,
    cell: ({ createdAt }) => formatDay(createdAt),
    sort: ({ createdAt }) => createdAt,
    wide: true,
  },
  {
    key: 'refundAmount',
    isOfSales: true,
    title: copy.columns.refund,
    numeric: true,
    cell: (item) => 'refundAmount' in item && <ReturnAmount item={item} />,
    sort: (item) => ('refundAmount' in item && item.refundAmount ? centsOf(item.refundAmount) : null),
    wide: true,
  },
];
const view = {
  text: ({ orderNumber, customerName, customerEmail }: ReturnedParcel) =>
    `${orderNumber} ${customerName} ${customerEmail}`,
  sorts: { ...sortsOf(columns), status: ({ status }: ReturnedParcel) => statusNames[status] },
};

export function ReturnsPage() {
  const [search, setSearch] = useListSearch();
  const [asked, ask] = useState<{ item: ReturnedParcel; status: 'completed' | 'rejected' } | null>(null);
  const status = oneOf(returnStatuses, search.status);
  const returns = useLongList(adminReturnsQuery);
  const keep = useMemo(() => status && ((row: ReturnedParcel) => row.status === status), [status]);
  const shown = useListView(returns.data, search, view, keep);
  const all = returns.isWhole && returns.data && formatNumber(returns.data.length);
  const shownColumns = useColumns(listReturns, columns);
  const withStatus = useMemo(
    () => [
      ...shownColumns,
      {
        key: 'status',
        title: copy.columns.status,
        width: '9rem',
        cell: (item: ReturnedParcel) => <StatusCell item={item} onAsk={(of, status) => ask({ item: of, status })} />,
        sort: view.sorts.status,
      },
    ],
    [shownColumns],
  );
  return (
    <AdminPage title={copy.title} status={shown && all && copy.count(formatNumber(shown.length), all)}>
      <Toolbar>
        <SearchField label={copy.search} value={search.q ?? ''} onChange={(q) => setSearch({ q })} />
        <StatusFilter
          label={copy.filter}
          every={copy.everyStatus}
          names={statusNames}
          value={status}
          onChange={(next) => setSearch({ status: next })}
        />
        <CsvLink of={exportReturns} filter={{ q: search.q, status, sort: search.sort }} />
      </Toolbar>
      <Loaded query={returns}>
        <DataTable
          label={copy.title}
          columns={withStatus}
          rows={found(shown, returns)}
          idOf={({ id }) => id}
          nameOf={({ orderNumber }) => copy.nameOf(orderNumber)}
          empty={copy.empty}
          onOpen={(open) => setSearch({ open })}
          sort={search.sort}
          onSort={(sort) => setSearch({ sort })}
        />
      </Loaded>
      <ReturnDialog returnId={search.open ?? null} onClose={() => setSearch({ open: undefined })} />
      {asked?.status === 'completed' && <CompleteDialog item={asked.item} onClose={() => ask(null)} />}
      {asked?.status === 'rejected' && <RejectDialog item={asked.item} onClose={() => ask(null)} />}
    </AdminPage>
  );
}
