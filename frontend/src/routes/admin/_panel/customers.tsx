import { createFileRoute } from '@tanstack/react-router';
import { adminCustomersQuery } from '../../../features/admin-customers/api';
import { CustomersPage } from '../../../features/admin-customers/pages/customers-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { listSearch } from '../../../ui/admin/list/list-search';

export const Route = createFileRoute('/admin/_panel/customers')({
  validateSearch: listSearch('q', 'sort'),
  loader: (at) => readAhead(at, (client) => client.ensureQueryData(adminCustomersQuery.newest)),
  head: () => sectionHead('customers'),
  component: CustomersPage,
});
