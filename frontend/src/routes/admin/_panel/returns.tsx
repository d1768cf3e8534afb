import { createFileRoute } from '@tanstack/react-router';
import { adminReturnsQuery } from '../../../features/admin-returns/api';
import { ReturnsPage } from '../../../features/admin-returns/pages/returns-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { listSearch } from '../../../ui/admin/list/list-search';

export const Route = createFileRoute('/admin/_panel/returns')({
  validateSearch: listSearch('q', 'status', 'sort', 'open'),
  loader: (at) => readAhead(at, (client) => client.ensureQueryData(adminReturnsQuery.newest)),
  head: () => sectionHead('returns'),
  component: ReturnsPage,
});
