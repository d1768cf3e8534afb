import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import {
  changeOrderStatuses,
  listOrders,
  exportOrders,
  type AdminOrder,
  type Parcel,
} from '../../../../../contracts/orders.js';
import { placePhoneOrder } from '../../../../../contracts/orders/phone-orders.js';
import { formatDay } from '../../../lib/format';
import { useMay } from '../../../lib/staff/may';
import { type Column } from '../../../ui/admin/table/data-table';
import { useShownColumns } from '../../../ui/admin/list/views/shown-columns';
import { ViewTabs } from '../../../ui/admin/list/views/view-tabs';
import { useColumns } from '../../../ui/admin/table/use-columns';
import { usePagedList } from '../../../ui/admin/list/paged-list';
import { OrderAmount } from '../../../ui/admin/layout/order-amount';
import { orderStatusNames } from '../../../ui/admin/status/order-status';
import { Person } from '../../../ui/admin/layout/person';
import { TagMarks } from '../../../ui/admin/tags/tag-marks';
import { BulkStatus } from '../components/bulk-status';
import { OrderDialog } from '../components/order-dialog';
import { OrderFilters } from '../components/order-filters';
import { StatusCell } from '../components/status-cell';
import { ordersCopy } from '../copy';
import { newOrderCopy } from '../new-order/new-order-copy';
import { readOrderIds } from '../status-batches-api';
import { useOrderFilter } from '../use-order-filter';
import { idOf, ListScreen } from '../../../ui/admin/list/list-screen';

const columns: Column<AdminOrder | Parcel>[] = [
  {
    key: 'orderNumber',
    title: ordersCopy.columns.number,
    cell: ({ orderNumber }) => <span data-nowrap>{orderNumber}</span>,
    sort: true,
  },
  {
    key: 'customerName',
    title: ordersCopy.columns.customer,
    cell: ({ customerName, customerEmail, tags }) => (
      <>
        <Person name={customerName} email={customerEmail} />
        <TagMarks tags={tags} />
      </>
    ),
    sort: true,
  },
  {
    key: 'createdAt',
    title: ordersCopy.columns.date,
    cell: ({ createdAt }) => formatDay(createdAt),
    sort: true,
  },
  {
    key: 'totalAmount',
    isOfSales: true,
    title: ordersCopy.columns.total,
    numeric: true,
    cell: (order) => 'totalAmount' in order && <OrderAmount order={order} amount={order.totalAmount} />,
    sort: true,
  },
  {
    key: 'status',
    title: ordersCopy.columns.status,
    isState: true,
    width: '9rem',
    cell: (order) => <StatusCell order={order} />,
    sort: true,
  },
];
const pageOf = ({ orderNumber }: Parcel) => ({ section: 'orders' as const, reference: orderNumber });
const statuses = { names: orderStatusNames };

export function OrdersPage() {
  const navigate = useNavigate();
  const [open, setOpen] = useState<string | null>(null);
  const mayColumns = useColumns(listOrders, columns);
  const shownColumns = useShownColumns(mayColumns);
  const filter = useOrderFilter(mayColumns);
  const orders = usePagedList(listOrders, filter);
  const mayShip = useMay()(changeOrderStatuses);
  const numberOf = useNumbersSeen(orders.data);
  return (
    <ListScreen
      copy={ordersCopy}
      list={orders}
      columns={shownColumns}
      statuses={statuses}
      idOf={idOf}
      nameOf={({ orderNumber }) => ordersCopy.detail(orderNumber)}
      filters={<OrderFilters columns={mayColumns} />}
      about={<ViewTabs list="orders" />}
      csv={exportOrders}
      add={{
        text: newOrderCopy.open,
        call: placePhoneOrder,
        onClick: () => void navigate({ to: '/admin/orders/new' }),
      }}
      onOpen={setOpen}
      pageOf={pageOf}
      everyId={() => readOrderIds(filter)}
      bulk={mayShip ? (selection) => <BulkStatus selection={selection} numberOf={numberOf} /> : undefined}
    >
      <OrderDialog orderId={open} onClose={() => setOpen(null)} />
    </ListScreen>
  );
}

/** The numbers of all orders that the list has shown, because a ticked one need not be on it any more. */
function useNumbersSeen(orders: readonly Parcel[] | undefined): (id: string) => string {
  const [seen] = useState(() => new Map<string, string>());
  useEffect(() => {
    for (const { id, orderNumber } of orders ?? []) seen.set(id, orderNumber);
  }, [orders, seen]);
  return (id) => seen.get(id) ?? id;
}
