import { createFileRoute } from '@tanstack/react-router';
import { listSubscribers } from '../../../../../contracts/consents.js';
import { SubscribersPage } from '../../../features/admin-newsletter/pages/subscribers-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { listSearch } from '../../../ui/admin/list/list-search';
import { pagesQueryOf } from '../../../ui/admin/list/paged-list';

export const Route = createFileRoute('/admin/_panel/newsletter')({
  validateSearch: listSearch('q', 'sort'),
  loader: (at) => readAhead(at, (client) => client.ensureInfiniteQueryData(pagesQueryOf(listSubscribers, {}))),
  head: () => sectionHead('newsletter'),
  component: SubscribersPage,
});
