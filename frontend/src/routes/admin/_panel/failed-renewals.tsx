import { createFileRoute } from '@tanstack/react-router';
import { failedRenewalsQuery } from '../../../features/admin-attention/api';
import { FailedRenewalsPage } from '../../../features/admin-attention/pages/failed-renewals-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { listSearch } from '../../../ui/admin/list/list-search';

export const Route = createFileRoute('/admin/_panel/failed-renewals')({
  validateSearch: listSearch('q', 'sort'),
  loader: (at) => readAhead(at, (client) => client.ensureQueryData(failedRenewalsQuery)),
  head: () => sectionHead('failed-renewals'),
  component: FailedRenewalsPage,
});
