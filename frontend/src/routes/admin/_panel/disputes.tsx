import { createFileRoute } from '@tanstack/react-router';
import { disputesQuery } from '../../../features/admin-attention/api';
import { DisputesPage } from '../../../features/admin-attention/pages/disputes-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { listSearch } from '../../../ui/admin/list/list-search';

export const Route = createFileRoute('/admin/_panel/disputes')({
  validateSearch: listSearch('q', 'sort'),
  loader: (at) => readAhead(at, (client) => client.ensureQueryData(disputesQuery)),
  head: () => sectionHead('disputes'),
  component: DisputesPage,
});
