import { useState } from 'react';
import {
  changeOrderStatuses,
  listOrders,
  exportOrders,
  type AdminOrder,
  type Parcel,
} from '../../../../../contracts/orders.js';
import { centsOf, formatDay } from '../../../lib/format';
import { useMay } from '../../../lib/staff/may';
import { type Column } from '../../../ui/admin/table/data-table';
import { useColumns } from '../../../ui/admin/table/use-columns';
import { useLongList } from '../../../ui/admin/list/long-list';
import { OrderAmount } from '../../../ui/admin/layout/order-amount';
import { orderStatusNames } from '../../../ui/admin/status/order-status';
import { Person } from '../../../ui/admin/layout/person';
import { adminOrdersQuery } from '../api';
import { BulkStatus } from '../components/bulk-status';
import { OrderDialog } from '../components/order-dialog';
import { StatusCell } from '../components/status-cell';
import { ordersCopy } from '../copy';
import { idOf, ListScreen } from '../../../ui/admin/list/list-screen';

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
const textOf = ({ orderNumber, customerName, customerEmail }: Parcel) =>
  `${orderNumber} ${customerName} ${customerEmail}`;
const pageOf = ({ orderNumber }: Parcel) => ({ section: 'orders' as const, reference: orderNumber });
const statuses = { names: orderStatusNames, of: ({ status }: Parcel) => status };

export function OrdersPage() {
  const [open, setOpen] = useState<string | null>(null);
  const orders = useLongList(adminOrdersQuery);
  const mayShip = useMay()(changeOrderStatuses);
  const numberOf = (id: string) => orders.data?.find((order) => order.id === id)?.orderNumber ?? id;
  return (
    <ListScreen
      copy={ordersCopy}
      list={orders}
      columns={useColumns(listOrders, columns)}
      text={textOf}
      statuses={statuses}
      idOf={idOf}
      nameOf={({ orderNumber }) => ordersCopy.detail(orderNumber)}
      csv={exportOrders}
      onOpen={setOpen}
      pageOf={pageOf}
      bulk={mayShip ? (selection) => <BulkStatus selection={selection} numberOf={numberOf} /> : undefined}
    >
      <OrderDialog orderId={open} onClose={() => setOpen(null)} />
    </ListScreen>
  );
}
