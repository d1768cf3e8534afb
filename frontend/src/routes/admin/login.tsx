import { createFileRoute, redirect, useLocation, useRouter } from '@tanstack/react-router';
import { staffQuery } from '../../features/staff/api';
import { LoginPage } from '../../features/staff/pages/login-page';
import { staffTitles } from '../../features/staff/sections';

export const Route = createFileRoute('/admin/login')({
  beforeLoad: async ({ context }) => {
    if (await context.queryClient.ensureQueryData(staffQuery))
      redirect({ to: '/admin/$section', params: { section: 'dashboard' }, throw: true });
  },
  head: () => ({ meta: [{ title: staffTitles.login }, { name: 'robots', content: 'noindex' }] }),
  component: LoginRoute,
});

/** To the dashboard, or to where the session ended. */
function LoginRoute() {
  const { history } = useRouter();
  const back = useLocation({ select: ({ state }) => state.back });
  return <LoginPage onLoggedIn={() => history.replace(back ?? '/admin/dashboard')} />;
}
