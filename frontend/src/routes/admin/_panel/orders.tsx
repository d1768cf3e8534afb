import { createFileRoute } from '@tanstack/react-router';
import { adminOrdersQuery } from '../../../features/admin-orders/api';
import { OrdersPage } from '../../../features/admin-orders/pages/orders-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { listSearch } from '../../../ui/admin/list/list-search';

export const Route = createFileRoute('/admin/_panel/orders')({
  validateSearch: listSearch('q', 'status', 'sort'),
  loader: (at) => readAhead(at, (client) => client.ensureQueryData(adminOrdersQuery.newest)),
  head: () => sectionHead('orders'),
  component: OrdersPage,
});
