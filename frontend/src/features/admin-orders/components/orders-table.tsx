import { chakra } from '@chakra-ui/react';
import type { AdminOrder } from '../../../../../contracts/orders.js';
import { formatDay, formatDecimal } from '../../../lib/format';
import { useGrowingList } from '../../../lib/use-growing-list';
import { Skeleton } from '../../../ui/skeleton';
import { StatePage } from '../../../ui/state-page';
import { Table } from '../../../ui/table';
import { ordersCopy } from '../copy';
import { StatusSelect } from './status-select';

const skeletonRows = 5;
const { columns } = ordersCopy;

interface OrdersTableProps {
  /** Undefined while they are on their way. */
  orders: AdminOrder[] | undefined;
  onOpen: (id: string) => void;
}

/** The orders as rows of 48 px under a header that stays. */
export function OrdersTable({ orders, onOpen }: OrdersTableProps) {
  const { rows, end } = useGrowingList(orders ?? []);
  if (orders?.length === 0) return <StatePage compact art="empty" title={ordersCopy.empty} />;
  return (
    <chakra.div overflowX={{ base: 'auto', md: 'visible' }}>
      <Table aria-busy={!orders}>
        <thead>
          <tr>
            <th scope="col">{columns.number}</th>
            <th scope="col">{columns.customer}</th>
            <th scope="col">{columns.date}</th>
            <th scope="col" data-numeric>
              {columns.total}
            </th>
            <chakra.th scope="col" w="12rem">
              {columns.status}
            </chakra.th>
          </tr>
        </thead>
        <tbody>
          {orders ? rows.map((order) => <OrderRow key={order.id} order={order} onOpen={onOpen} />) : <SkeletonRows />}
        </tbody>
      </Table>
      <div ref={end} />
    </chakra.div>
  );
}

function OrderRow({ order, onOpen }: { order: AdminOrder; onOpen: (id: string) => void }) {
  return (
    <tr>
      <td data-nowrap>
        <chakra.button
          type="button"
          fontWeight="bold"
          fontVariantNumeric="tabular-nums"
          textDecoration="underline"
          textDecorationColor="line"
          textUnderlineOffset="4px"
          _hover={{ textDecorationColor: 'ink' }}
          py="2"
          rounded="small"
          aria-label={ordersCopy.open(order.orderNumber)}
          onClick={() => onOpen(order.id)}
        >
          {order.orderNumber}
        </chakra.button>
      </td>
      <td>
        <chakra.span display="block" fontWeight="medium" lineHeight="1.3">
          {order.customerName}
        </chakra.span>
        <chakra.span display="block" color="muted" fontSize="xs" lineHeight="1.3">
          {order.customerEmail}
        </chakra.span>
      </td>
      <td data-nowrap>{formatDay(order.createdAt)}</td>
      <td data-numeric>{formatDecimal(order.totalAmount)}</td>
      <td>
        <StatusSelect order={order} />
      </td>
    </tr>
  );
}

function SkeletonRows() {
  return Array.from({ length: skeletonRows }, (_, row) => (
    <tr key={row} data-testid="order-skeleton">
      {Object.keys(columns).map((column) => (
        <td key={column}>
          <Skeleton h="5" my="2" />
        </td>
      ))}
    </tr>
  ));
}
