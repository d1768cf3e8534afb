import { createFileRoute } from '@tanstack/react-router';
import { gate } from '../../features/staff/gate';
import { LoginPage } from '../../features/staff/pages/login-page';

export const Route = createFileRoute('/admin/login')({
  beforeLoad: async (at) => (await gate()).login(at),
  head: () => ({ meta: [{ title: 'Inloggen' }, { name: 'robots', content: 'noindex' }] }),
  component: LoginRoute,
});

function LoginRoute() {
  const navigate = Route.useNavigate();
  const toDashboard = () =>
    void navigate({ to: '/admin/$section', params: { section: 'dashboard' }, replace: true, ignoreBlocker: true });
  return <LoginPage onLoggedIn={toDashboard} />;
}
