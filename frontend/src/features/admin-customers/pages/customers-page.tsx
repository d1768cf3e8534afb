import { exportCustomers, type AdminCustomer } from '../../../../../contracts/admin/customers.js';
import { centsOf, formatDay, formatDecimal, formatNumber } from '../../../lib/format';
import { DataTable, type Column } from '../../../ui/admin/table/data-table';
import { CsvLink } from '../../../ui/admin/list/csv-link';
import { AdminPage, Loaded, SearchField, Toolbar } from '../../../ui/admin/list/list-page';
import { sortsOf, useListView } from '../../../ui/admin/list/list-view';
import { found, useLongList } from '../../../ui/admin/list/long-list';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { adminCustomersQuery } from '../api';
import { CustomerDialog } from '../components/customer-dialog';
import { customersCopy, nameOf, searchTextOf } from '../copy';
import { LongWord } from '../../../ui/admin/layout/long-word';

const { columns: titles, none } = customersCopy;
const columns: Column<AdminCustomer>[] = [
  { key: 'lastName', title: titles.name, cell: nameOf, sort: ({ lastName }) => lastName },
  {
    key: 'email',
    title: titles.email,
    cell: ({ email }) => <LongWord>{email}</LongWord>,
    sort: ({ email }) => email,
    wide: true,
  },
  { key: 'phone', title: titles.phone, cell: ({ phone }) => phone ?? none, wide: true },
  {
    key: 'createdAt',
    title: titles.since,
    cell: ({ createdAt }) => formatDay(createdAt),
    sort: ({ createdAt }) => createdAt,
    wide: true,
  },
  {
    key: 'orderCount',
    title: titles.orders,
    numeric: true,
    cell: ({ orderCount }) => formatNumber(orderCount),
    sort: ({ orderCount }) => orderCount,
  },
  {
    key: 'totalSpent',
    title: titles.spent,
    numeric: true,
    cell: ({ totalSpent }) => formatDecimal(totalSpent),
    sort: ({ totalSpent }) => centsOf(totalSpent),
  },
];
const view = { text: searchTextOf, sorts: sortsOf(columns) };

export function CustomersPage() {
  const [search, setSearch] = useListSearch();
  const customers = useLongList(adminCustomersQuery);
  const shown = useListView(customers.data, search, view);
  const all = customers.isWhole && customers.data && formatNumber(customers.data.length);
  return (
    <AdminPage
      title={customersCopy.title}
      status={shown && all && customersCopy.count(formatNumber(shown.length), all)}
    >
      <Toolbar>
        <SearchField label={customersCopy.search} value={search.q ?? ''} onChange={(q) => setSearch({ q })} />
        <CsvLink of={exportCustomers} filter={{ q: search.q, sort: search.sort }} />
      </Toolbar>
      <Loaded query={customers}>
        <DataTable
          label={customersCopy.title}
          columns={columns}
          rows={found(shown, customers)}
          idOf={({ id }) => String(id)}
          nameOf={nameOf}
          empty={customersCopy.empty}
          onOpen={(open) => setSearch({ open })}
          sort={search.sort}
          onSort={(sort) => setSearch({ sort })}
        />
      </Loaded>
      <CustomerDialog
        customerId={search.open ?? null}
        customers={customers.isWhole ? customers.data : undefined}
        onClose={() => setSearch({ open: undefined })}
      />
    </AdminPage>
  );
}
