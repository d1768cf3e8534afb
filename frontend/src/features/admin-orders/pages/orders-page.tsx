import { useMemo } from 'react';
import {
  changeOrderStatuses,
  listOrders,
  exportOrders,
  orderStatuses,
  type AdminOrder,
  type Parcel,
} from '../../../../../contracts/orders.js';
import { centsOf, formatDay, formatNumber } from '../../../lib/format';
import { oneOf } from '../../../lib/search';
import { useMay } from '../../../lib/staff/may';
import { DataTable, type Column } from '../../../ui/admin/table/data-table';
import { useColumns } from '../../../ui/admin/table/use-columns';
import { CsvLink } from '../../../ui/admin/list/csv-link';
import { AdminPage, Loaded, SearchField, Toolbar } from '../../../ui/admin/list/list-page';
import { sortsOf, useListView } from '../../../ui/admin/list/list-view';
import { found, useLongList } from '../../../ui/admin/list/long-list';
import { OrderAmount } from '../../../ui/admin/layout/order-amount';
import { orderStatusNames } from '../../../ui/admin/status/order-status';
import { Person } from '../../../ui/admin/layout/person';
import { StatusFilter } from '../../../ui/admin/status/status';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { useSelection } from '../../../ui/admin/table/use-selection';
import { adminOrdersQuery } from '../api';
import { BulkStatus } from '../components/bulk-status';
import { OrderDialog } from '../components/order-dialog';
import { StatusCell } from '../components/status-cell';
import { ordersCopy } from '../copy';

const columns: Column<AdminOrder | Parcel>[] = [
  {
    key: 'orderNumber',
    title: ordersCopy.columns.number,
    cell: ({ orderNumber }) => <span data-nowrap>{orderNumber}</span>,
    sort: ({ orderNumber }) => orderNumber,
  },
  {
    key: 'customerName',
    title: ordersCopy.columns.customer,
    cell: ({ customerName, customerEmail }) => <Person name={customerName} email={customerEmail} />,
    sort: ({ customerName }) => customerName,
  },
  {
    key: 'createdAt',
    title: ordersCopy.columns.date,
    cell: ({ createdAt }) => formatDay(createdAt),
    sort: ({ createdAt }) => createdAt,
    wide: true,
  },
  {
    key: 'totalAmount',
    isOfSales: true,
    title: ordersCopy.columns.total,
    numeric: true,
    cell: (order) => 'totalAmount' in order && <OrderAmount order={order} amount={order.totalAmount} />,
    sort: (order) => ('totalAmount' in order ? centsOf(order.totalAmount) : null),
    wide: true,
  },
  {
    key: 'status',
    title: ordersCopy.columns.status,
    width: '9rem',
    cell: (order) => <StatusCell order={order} />,
    sort: ({ status }) => orderStatusNames[status],
  },
];
const view = {
  text: ({ orderNumber, customerName, customerEmail }: Parcel) => `${orderNumber} ${customerName} ${customerEmail}`,
  sorts: sortsOf(columns),
};

export function OrdersPage() {
  const [search, setSearch] = useListSearch();
  const status = oneOf(orderStatuses, search.status);
  const orders = useLongList(adminOrdersQuery);
  const keep = useMemo(() => status && ((order: Parcel) => order.status === status), [status]);
  const shown = useListView(orders.data, search, view, keep);
  const rows = found(shown, orders);
  const selection = useSelection(rows);
  const shownColumns = useColumns(listOrders, columns);
  const mayShip = useMay()(changeOrderStatuses);
  const all = orders.isWhole && orders.data && formatNumber(orders.data.length);
  return (
    <AdminPage title={ordersCopy.title} status={shown && all && ordersCopy.count(formatNumber(shown.length), all)}>
      <Toolbar>
        <SearchField label={ordersCopy.search} value={search.q ?? ''} onChange={(q) => setSearch({ q })} />
        <StatusFilter
          label={ordersCopy.filter}
          every={ordersCopy.everyStatus}
          names={orderStatusNames}
          value={status}
          onChange={(next) => setSearch({ status: next })}
        />
        <CsvLink of={exportOrders} filter={{ q: search.q, status, sort: search.sort }} />
      </Toolbar>
      <BulkStatus
        selection={selection}
        numberOf={(id) => orders.data?.find((order) => order.id === id)?.orderNumber ?? id}
      />
      <Loaded query={orders}>
        <DataTable
          label={ordersCopy.title}
          columns={shownColumns}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={({ orderNumber }) => ordersCopy.detail(orderNumber)}
          empty={ordersCopy.empty}
          onOpen={(open) => setSearch({ open })}
          sort={search.sort}
          onSort={(sort) => setSearch({ sort })}
          selection={mayShip ? selection : undefined}
        />
      </Loaded>
      <OrderDialog orderId={search.open ?? null} onClose={() => setSearch({ open: undefined })} />
    </AdminPage>
  );
}
