import { createFileRoute } from '@tanstack/react-router';
import { listSubscriptions } from '../../../../../contracts/admin/subscriptions.js';
import { SubscriptionsPage } from '../../../features/admin-subscriptions/pages/subscriptions-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { listSearch } from '../../../ui/admin/list/list-search';
import { pagesQueryOf } from '../../../ui/admin/list/paged-list';

export const Route = createFileRoute('/admin/_panel/subscriptions')({
  validateSearch: listSearch('q', 'status', 'sort', 'period', 'from', 'to'),
  loader: (at) => readAhead(at, (client) => client.ensureInfiniteQueryData(pagesQueryOf(listSubscriptions, {}))),
  head: () => sectionHead('subscriptions'),
  component: SubscriptionsPage,
});
