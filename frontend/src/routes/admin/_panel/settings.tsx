import { createFileRoute } from '@tanstack/react-router';
import { adminSettingsQuery } from '../../../features/admin-settings/api';
import { SettingsPage } from '../../../features/admin-settings/pages/settings-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';

export const Route = createFileRoute('/admin/_panel/settings')({
  loader: (at) => readAhead(at, (client) => client.ensureQueryData(adminSettingsQuery)),
  head: () => sectionHead('settings'),
  component: SettingsPage,
});
