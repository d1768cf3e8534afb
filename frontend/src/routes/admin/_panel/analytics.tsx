import { createFileRoute } from '@tanstack/react-router';
import { overviewQuery } from '../../../features/admin-analytics/api';
import { AnalyticsPage } from '../../../features/admin-analytics/pages/analytics-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { pastDay } from '../../../ui/admin/charts/day-chooser';
import { listSearch } from '../../../ui/admin/list/list-search';

const search = listSearch('on', 'view');

export const Route = createFileRoute('/admin/_panel/analytics')({
  validateSearch: search,
  loaderDeps: ({ search }) => ({ on: search.on }),
  loader: (at) => readAhead(at, (client) => client.ensureQueryData(overviewQuery(pastDay(at.deps.on)))),
  head: () => sectionHead('analytics'),
  component: AnalyticsPage,
});
