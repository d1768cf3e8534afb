import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '../../../features/admin-settings/pages/settings-page';
import { sectionHead } from '../../../features/staff/section-head';

export const Route = createFileRoute('/admin/_panel/settings')({
  head: () => sectionHead('settings'),
  component: SettingsPage,
});
