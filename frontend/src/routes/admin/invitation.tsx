import { createFileRoute } from '@tanstack/react-router';
import { InvitationPage } from '../../features/staff/invitation/invitation-page';
import { staffMeta } from '../../features/staff/meta';

export const Route = createFileRoute('/admin/invitation')({
  head: () => ({ meta: [{ title: staffMeta.invitation }, { name: 'robots', content: 'noindex' }] }),
  component: InvitationPage,
});
