import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../../../features/admin-account/pages/account-page';
import { sectionHead } from '../../../features/staff/section-head';

export const Route = createFileRoute('/admin/_panel/account')({
  head: () => sectionHead('account'),
  component: AccountPage,
});
