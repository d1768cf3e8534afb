import { createFileRoute } from '@tanstack/react-router';
import { waitingWithdrawalsQuery } from '../../../features/admin-attention/api';
import { UnmatchedWithdrawalsPage } from '../../../features/admin-attention/pages/unmatched-withdrawals-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { listSearch } from '../../../ui/admin/list/list-search';

export const Route = createFileRoute('/admin/_panel/unmatched-withdrawals')({
  validateSearch: listSearch('q', 'sort', 'open'),
  loader: (at) => readAhead(at, (client) => client.ensureQueryData(waitingWithdrawalsQuery)),
  head: () => sectionHead('unmatched-withdrawals'),
  component: UnmatchedWithdrawalsPage,
});
