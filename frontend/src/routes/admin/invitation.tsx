import { createFileRoute } from '@tanstack/react-router';
import { InvitationPage } from '../../features/staff/invitation/invitation-page';

export const Route = createFileRoute('/admin/invitation')({
  head: () => ({ meta: [{ title: 'Wachtwoord' }, { name: 'robots', content: 'noindex' }] }),
  component: InvitationPage,
});
