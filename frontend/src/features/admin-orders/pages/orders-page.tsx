import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { orderStatuses, type AdminOrder, type OrderStatus } from '../../../../../contracts/orders.js';
import { formatNumber, plain } from '../../../lib/format';
import { ErrorPage } from '../../../ui/error-page';
import { Input, Select } from '../../../ui/field';
import { adminOrdersQuery } from '../api';
import { OrderDialog } from '../components/order-dialog';
import { OrdersTable } from '../components/orders-table';
import { ordersCopy, statusNames } from '../copy';

/** Every order, newest first: search, filter, change the status in its row, open one for the details. */
export function OrdersPage() {
  const orders = useQuery(adminOrdersQuery);
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState<OrderStatus | ''>('');
  const [openId, setOpenId] = useState<string | null>(null);
  const term = useDeferredValue(plain(typed));
  const shown = useMemo(
    () => orders.data?.filter((order) => (!status || order.status === status) && matches(order, term)),
    [orders.data, status, term],
  );
  return (
    <chakra.div p={{ base: '4', md: '8' }}>
      <chakra.div display="flex" alignItems="baseline" gap="4" flexWrap="wrap" mb="5">
        <chakra.h1 fontSize="2xl">{ordersCopy.title}</chakra.h1>
        <chakra.p role="status" color="muted" fontVariantNumeric="tabular-nums">
          {shown && orders.data && ordersCopy.count(formatNumber(shown.length), formatNumber(orders.data.length))}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" gap="3" mb="4" flexWrap="wrap">
        <Input
          size="sm"
          type="search"
          flex="1 1 16rem"
          maxW="26rem"
          aria-label={ordersCopy.search}
          placeholder={ordersCopy.search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Select
          size="sm"
          w="auto"
          aria-label={ordersCopy.filter}
          value={status}
          onChange={(event) => setStatus(event.target.value as OrderStatus | '')}
        >
          <option value="">{ordersCopy.everyStatus}</option>
          {orderStatuses.map((name) => (
            <option key={name} value={name}>
              {statusNames[name]}
            </option>
          ))}
        </Select>
      </chakra.div>
      {orders.isError ? (
        <ErrorPage compact error={orders.error} onRetry={() => void orders.refetch()} />
      ) : (
        <OrdersTable key={`${status} ${term}`} orders={shown} onOpen={setOpenId} />
      )}
      <OrderDialog orderId={openId} onClose={() => setOpenId(null)} />
    </chakra.div>
  );
}

function matches(order: AdminOrder, term: string): boolean {
  return plain(`${order.orderNumber} ${order.customerName} ${order.customerEmail}`).includes(term);
}
