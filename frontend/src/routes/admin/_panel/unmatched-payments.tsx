import { createFileRoute } from '@tanstack/react-router';
import { unmatchedPaymentsQuery } from '../../../features/admin-attention/api';
import { UnmatchedPaymentsPage } from '../../../features/admin-attention/pages/unmatched-payments-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { listSearch } from '../../../ui/admin/list/list-search';

export const Route = createFileRoute('/admin/_panel/unmatched-payments')({
  validateSearch: listSearch('q', 'sort'),
  loader: (at) => readAhead(at, (client) => client.ensureQueryData(unmatchedPaymentsQuery)),
  head: () => sectionHead('unmatched-payments'),
  component: UnmatchedPaymentsPage,
});
