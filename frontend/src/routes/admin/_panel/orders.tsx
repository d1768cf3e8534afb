import { createFileRoute } from '@tanstack/react-router';
import { listOrders } from '../../../../../contracts/orders.js';
import { OrdersPage } from '../../../features/admin-orders/pages/orders-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { listSearch } from '../../../ui/admin/list/list-search';
import { pagesQueryOf } from '../../../ui/admin/list/paged-list';

export const Route = createFileRoute('/admin/_panel/orders')({
  validateSearch: listSearch(
    ...(['q', 'status', 'sort', 'tag', 'period', 'from', 'to', 'day', 'kind', 'payment', 'refund', 'hide'] as const),
  ),
  loader: (at) => readAhead(at, (client) => client.ensureInfiniteQueryData(pagesQueryOf(listOrders, {}))),
  head: () => sectionHead('orders'),
  component: OrdersPage,
});
