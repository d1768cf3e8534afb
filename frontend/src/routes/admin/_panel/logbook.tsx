import { createFileRoute } from '@tanstack/react-router';
import { logbookQuery } from '../../../features/admin-logbook/api';
import { LogbookPage } from '../../../features/admin-logbook/pages/logbook-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { listSearch } from '../../../ui/admin/list/list-search';

export const Route = createFileRoute('/admin/_panel/logbook')({
  validateSearch: listSearch('q', 'status', 'sort', 'from', 'to'),
  loader: (at) => readAhead(at, (client) => client.ensureQueryData(logbookQuery.newest)),
  head: () => sectionHead('logbook'),
  component: LogbookPage,
});
