import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { listOrders, type AdminOrder, type Parcel } from '../../../../../contracts/orders.js';
import { formatMoment } from '../../../lib/format';
import { DataTable, type Column } from '../../../ui/admin/table/data-table';
import { useColumns } from '../../../ui/admin/table/use-columns';
import { Loaded } from '../../../ui/admin/list/list-page';
import { OrderAmount } from '../../../ui/admin/layout/order-amount';
import { OrderMarks } from '../../../ui/admin/status/order-marks';
import { orderStatusNames, orderStatusTones } from '../../../ui/admin/status/order-status';
import { Panel } from '../../../ui/admin/layout/panel';
import { Person } from '../../../ui/admin/layout/person';
import { StatusPill } from '../../../ui/admin/status/status';
import { recordPaths } from '../../../ui/admin/record/record-paths';
import { ButtonLink } from '../../../ui/controls/button';
import { newestOrdersQuery } from '../api';
import { dashboardCopy as copy } from '../copy';

const columns: Column<AdminOrder | Parcel>[] = [
  { key: 'orderNumber', title: copy.columns.number, cell: ({ orderNumber }) => orderNumber },
  {
    key: 'customerName',
    title: copy.columns.customer,
    cell: ({ customerName, customerEmail }) => <Person name={customerName} email={customerEmail} />,
  },
  { key: 'createdAt', title: copy.columns.date, cell: ({ createdAt }) => formatMoment(createdAt) },
  {
    key: 'status',
    title: copy.columns.status,
    isState: true,
    cell: (order) => (
      <>
        <StatusPill tone={orderStatusTones[order.status]}>{orderStatusNames[order.status]}</StatusPill>
        <OrderMarks order={order} />
      </>
    ),
  },
  {
    key: 'totalAmount',
    isOfSales: true,
    title: copy.columns.total,
    numeric: true,
    cell: (order) => 'totalAmount' in order && <OrderAmount order={order} amount={order.totalAmount} />,
  },
];

export function NewestOrders() {
  const navigate = useNavigate();
  const shownColumns = useColumns(listOrders, columns);
  const orders = useQuery(newestOrdersQuery);
  return (
    <Panel
      title={copy.newest}
      action={
        <ButtonLink to="/admin/$section" params={{ section: 'orders' }} look="line" size="sm">
          {copy.everyOrder}
        </ButtonLink>
      }
    >
      <Loaded query={orders}>
        <DataTable
          label={copy.newest}
          columns={shownColumns}
          rows={orders.data}
          idOf={({ orderNumber }) => orderNumber}
          nameOf={({ orderNumber }) => copy.orderName(orderNumber)}
          empty={copy.noOrders}
          onOpen={(id) => void navigate({ to: recordPaths.orders, params: { reference: id } })}
        />
      </Loaded>
    </Panel>
  );
}
