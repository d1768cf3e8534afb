import { createFileRoute } from '@tanstack/react-router';
import { subscribersQuery } from '../../../features/admin-newsletter/api';
import { SubscribersPage } from '../../../features/admin-newsletter/pages/subscribers-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { listSearch } from '../../../ui/admin/list/list-search';

export const Route = createFileRoute('/admin/_panel/newsletter')({
  validateSearch: listSearch('q', 'sort'),
  loader: (at) => readAhead(at, (client) => client.ensureQueryData(subscribersQuery.newest)),
  head: () => sectionHead('newsletter'),
  component: SubscribersPage,
});
