import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../../../features/admin-account/pages/account-page';
import { sectionHead } from '../../../features/staff/section-head';
import { OwnSessions } from '../../../features/staff/sessions/own-sessions';

export const Route = createFileRoute('/admin/_panel/account')({
  head: () => sectionHead('account'),
  component: Account,
});

function Account() {
  return (
    <AccountPage>
      <OwnSessions />
    </AccountPage>
  );
}
