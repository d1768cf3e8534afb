import { createFileRoute, redirect } from '@tanstack/react-router';
import { staffQuery } from '../../features/staff/api';
import { staffCopy } from '../../features/staff/copy';
import { LoginPage } from '../../features/staff/pages/login-page';

export const Route = createFileRoute('/admin/login')({
  beforeLoad: async ({ context }) => {
    if (await context.queryClient.ensureQueryData(staffQuery))
      redirect({ to: '/admin/$section', params: { section: 'dashboard' }, throw: true });
  },
  head: () => ({ meta: [{ title: staffCopy.loginTitle }, { name: 'robots', content: 'noindex' }] }),
  component: LoginRoute,
});

function LoginRoute() {
  const navigate = Route.useNavigate();
  return <LoginPage onLoggedIn={() => void navigate({ to: '/admin/$section', params: { section: 'dashboard' } })} />;
}
