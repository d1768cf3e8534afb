import { createFileRoute } from '@tanstack/react-router';
import { invoicesQuery } from '../../../features/admin-invoices/api';
import { InvoicesPage } from '../../../features/admin-invoices/pages/invoices-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { listSearch } from '../../../ui/admin/list/list-search';

export const Route = createFileRoute('/admin/_panel/invoices')({
  validateSearch: listSearch('q', 'status', 'view', 'rate', 'sort'),
  loader: (at) => readAhead(at, (client) => client.ensureQueryData(invoicesQuery.newest)),
  head: () => sectionHead('invoices'),
  component: InvoicesPage,
});
