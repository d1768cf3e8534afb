import { createFileRoute, Outlet, redirect, useLocation, type HistoryState } from '@tanstack/react-router';
import { staffQuery } from '../../features/staff/api';
import { StaffFrame } from '../../features/staff/components/staff-frame';
import { StaffNotFoundPage } from '../../features/staff/pages/section-pages';

export const Route = createFileRoute('/admin/_panel')({
  beforeLoad: async ({ context }) => {
    if (!(await context.queryClient.ensureQueryData(staffQuery))) redirect({ to: '/admin/login', throw: true });
  },
  component: Panel,
  notFoundComponent: StaffNotFoundPage,
});

function Panel() {
  const navigate = Route.useNavigate();
  const back = useLocation({ select: ({ href }) => href });
  const toLogin = (state: HistoryState) => void navigate({ to: '/admin/login', state, ignoreBlocker: true });
  return (
    <StaffFrame onLoggedOut={() => toLogin({})} onSessionEnd={() => toLogin({ back })}>
      <Outlet />
    </StaffFrame>
  );
}
