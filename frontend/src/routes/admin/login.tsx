import { createFileRoute, useLocation } from '@tanstack/react-router';
import { gate } from '../../features/staff/gate';
import { LoginPage } from '../../features/staff/pages/login-page';

export const Route = createFileRoute('/admin/login')({
  beforeLoad: async (at) => (await gate()).login(at),
  head: () => ({ meta: [{ title: 'Inloggen' }, { name: 'robots', content: 'noindex' }] }),
  component: LoginRoute,
});

function LoginRoute() {
  const navigate = Route.useNavigate();
  const { state } = useLocation();
  const goOn = async () => {
    const { afterLogin } = await gate();
    void navigate({ ...afterLogin(state), ignoreBlocker: true });
  };
  return <LoginPage onLoggedIn={() => void goOn()} />;
}
