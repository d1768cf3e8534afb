import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../../../features/admin-dashboard/pages/dashboard-page';
import { sectionHead } from '../../../features/staff/section-head';

export const Route = createFileRoute('/admin/_panel/dashboard')({
  head: () => sectionHead('dashboard'),
  component: DashboardPage,
});
