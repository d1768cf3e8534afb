import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../../../features/admin-dashboard/pages/dashboard-page';
import { sectionHead } from '../../../features/staff/section-head';
import { listSearch } from '../../../ui/admin/list/list-search';

export const Route = createFileRoute('/admin/_panel/dashboard')({
  validateSearch: listSearch('from', 'to'),
  head: () => sectionHead('dashboard'),
  component: DashboardPage,
});
