import { createFileRoute } from '@tanstack/react-router';
import { adminOrdersQuery } from '../../../features/admin-orders/api';
import { ordersCopy } from '../../../features/admin-orders/copy';
import { OrdersPage } from '../../../features/admin-orders/pages/orders-page';

export const Route = createFileRoute('/admin/_panel/orders')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(adminOrdersQuery),
  head: () => ({ meta: [{ title: ordersCopy.title }] }),
  component: OrdersPage,
});
