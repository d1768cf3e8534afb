import { createFileRoute } from '@tanstack/react-router';
import { InvitationPage } from '../../features/staff/invitation/invitation-page';
import { staffHead } from '../../features/staff/meta';

export const Route = createFileRoute('/admin/invitation')({
  head: () => staffHead('invitation'),
  component: InvitationPage,
});
