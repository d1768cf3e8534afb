import { createFileRoute } from '@tanstack/react-router';
import { listLogbook } from '../../../../../contracts/admin/logbook.js';
import { LogbookPage } from '../../../features/admin-logbook/pages/logbook-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { listSearch } from '../../../ui/admin/list/list-search';
import { pagesQueryOf } from '../../../ui/admin/list/paged-list';

export const Route = createFileRoute('/admin/_panel/logbook')({
  validateSearch: listSearch('q', 'status', 'sort', 'from', 'to'),
  loader: (at) => readAhead(at, (client) => client.ensureInfiniteQueryData(pagesQueryOf(listLogbook, {}))),
  head: () => sectionHead('logbook'),
  component: LogbookPage,
});
