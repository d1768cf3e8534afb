import { createFileRoute } from '@tanstack/react-router';
import { dashboardStatsQuery } from '../../../features/admin-dashboard/api';
import { DashboardPage } from '../../../features/admin-dashboard/pages/dashboard-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';

export const Route = createFileRoute('/admin/_panel/dashboard')({
  loader: (at) => readAhead(at, (client) => client.ensureQueryData(dashboardStatsQuery)),
  head: () => sectionHead('dashboard'),
  component: DashboardPage,
});
