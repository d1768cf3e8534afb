import { createFileRoute } from '@tanstack/react-router';
import { colleaguesQuery } from '../../../features/staff/colleagues/api';
import { ColleaguesPage } from '../../../features/staff/colleagues/colleagues-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { listSearch } from '../../../ui/admin/list/list-search';

export const Route = createFileRoute('/admin/_panel/staff')({
  validateSearch: listSearch('q', 'sort', 'open'),
  loader: (at) => readAhead(at, (client) => client.ensureQueryData(colleaguesQuery)),
  head: () => sectionHead('staff'),
  component: ColleaguesPage,
});
