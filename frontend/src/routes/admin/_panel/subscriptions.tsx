import { createFileRoute } from '@tanstack/react-router';
import { adminSubscriptionsQuery } from '../../../features/admin-subscriptions/api';
import { SubscriptionsPage } from '../../../features/admin-subscriptions/pages/subscriptions-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { listSearch } from '../../../ui/admin/list/list-search';

export const Route = createFileRoute('/admin/_panel/subscriptions')({
  validateSearch: listSearch('q', 'status', 'sort'),
  loader: (at) => readAhead(at, (client) => client.ensureQueryData(adminSubscriptionsQuery.newest)),
  head: () => sectionHead('subscriptions'),
  component: SubscriptionsPage,
});
