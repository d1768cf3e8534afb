import { createFileRoute } from '@tanstack/react-router';
import { listCustomers } from '../../../../../contracts/admin/customers.js';
import { CustomersPage } from '../../../features/admin-customers/pages/customers-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { listSearch } from '../../../ui/admin/list/list-search';
import { pagesQueryOf } from '../../../ui/admin/list/paged-list';

export const Route = createFileRoute('/admin/_panel/customers')({
  validateSearch: listSearch('q', 'sort', 'tag', 'silent', 'period', 'from', 'to', 'hide'),
  loader: (at) => readAhead(at, (client) => client.ensureInfiniteQueryData(pagesQueryOf(listCustomers, {}))),
  head: () => sectionHead('customers'),
  component: CustomersPage,
});
