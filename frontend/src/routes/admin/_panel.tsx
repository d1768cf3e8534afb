import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { staffQuery } from '../../features/staff/api';
import { StaffFrame } from '../../features/staff/components/staff-frame';
import { StaffNotFoundPage } from '../../features/staff/pages/staff-not-found-page';

export const Route = createFileRoute('/admin/_panel')({
  beforeLoad: async ({ context }) => {
    if (!(await context.queryClient.ensureQueryData(staffQuery))) redirect({ to: '/admin/login', throw: true });
  },
  component: Panel,
  notFoundComponent: StaffNotFoundPage,
});

function Panel() {
  const navigate = Route.useNavigate();
  return (
    <StaffFrame onLoggedOut={() => void navigate({ to: '/admin/login', ignoreBlocker: true })}>
      <Outlet />
    </StaffFrame>
  );
}
