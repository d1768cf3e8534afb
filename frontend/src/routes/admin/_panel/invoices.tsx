import { createFileRoute } from '@tanstack/react-router';
import { listInvoices } from '../../../../../contracts/invoices.js';
import { InvoicesPage } from '../../../features/admin-invoices/pages/invoices-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { listSearch } from '../../../ui/admin/list/list-search';
import { pagesQueryOf } from '../../../ui/admin/list/paged-list';

export const Route = createFileRoute('/admin/_panel/invoices')({
  validateSearch: listSearch('q', 'status', 'view', 'rate', 'sort'),
  loader: (at) => readAhead(at, (client) => client.ensureInfiniteQueryData(pagesQueryOf(listInvoices, {}))),
  head: () => sectionHead('invoices'),
  component: InvoicesPage,
});
