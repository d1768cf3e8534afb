import { createFileRoute, redirect } from '@tanstack/react-router';
import { staffQuery } from '../../lib/staff/staff-query';
import { LoginPage } from '../../features/staff/pages/login-page';
import { staffMeta } from '../../features/staff/meta';

export const Route = createFileRoute('/admin/login')({
  beforeLoad: async ({ context }) => {
    if (await context.queryClient.ensureQueryData(staffQuery))
      redirect({ to: '/admin/$section', params: { section: 'dashboard' }, throw: true });
  },
  head: () => ({ meta: [{ title: staffMeta.login }, { name: 'robots', content: 'noindex' }] }),
  component: LoginRoute,
});

function LoginRoute() {
  const navigate = Route.useNavigate();
  const toDashboard = () =>
    void navigate({ to: '/admin/$section', params: { section: 'dashboard' }, replace: true, ignoreBlocker: true });
  return <LoginPage onLoggedIn={toDashboard} />;
}
