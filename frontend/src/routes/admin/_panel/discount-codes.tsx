import { createFileRoute } from '@tanstack/react-router';
import { adminDiscountCodesQuery } from '../../../features/admin-discount-codes/api';
import { DiscountCodesPage } from '../../../features/admin-discount-codes/pages/discount-codes-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { listSearch } from '../../../ui/admin/list/list-search';

export const Route = createFileRoute('/admin/_panel/discount-codes')({
  validateSearch: listSearch('q', 'status', 'sort'),
  loader: (at) => readAhead(at, (client) => client.ensureQueryData(adminDiscountCodesQuery)),
  head: () => sectionHead('discount-codes'),
  component: DiscountCodesPage,
});
