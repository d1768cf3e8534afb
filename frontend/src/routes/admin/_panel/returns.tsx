import { createFileRoute } from '@tanstack/react-router';
import { listReturns } from '../../../../../contracts/admin/returns.js';
import { ReturnsPage } from '../../../features/admin-returns/pages/returns-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { listSearch } from '../../../ui/admin/list/list-search';
import { pagesQueryOf } from '../../../ui/admin/list/paged-list';

export const Route = createFileRoute('/admin/_panel/returns')({
  validateSearch: listSearch('q', 'status', 'sort'),
  loader: (at) => readAhead(at, (client) => client.ensureInfiniteQueryData(pagesQueryOf(listReturns, {}))),
  head: () => sectionHead('returns'),
  component: ReturnsPage,
});
