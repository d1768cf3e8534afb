import { createFileRoute } from '@tanstack/react-router';
import { failedRefundsQuery } from '../../../features/admin-attention/api';
import { FailedRefundsPage } from '../../../features/admin-attention/pages/failed-refunds-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { listSearch } from '../../../ui/admin/list/list-search';

export const Route = createFileRoute('/admin/_panel/failed-refunds')({
  validateSearch: listSearch('q', 'sort'),
  loader: (at) => readAhead(at, (client) => client.ensureQueryData(failedRefundsQuery)),
  head: () => sectionHead('failed-refunds'),
  component: FailedRefundsPage,
});
