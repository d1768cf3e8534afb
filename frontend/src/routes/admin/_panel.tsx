import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { StaffFrame } from '../../features/staff/components/staff-frame';
import { NoAccessPage } from '../../features/staff/pages/no-access-page';
import { StaffNotFoundPage } from '../../features/staff/pages/staff-not-found-page';
import { staffQuery } from '../../lib/staff/staff-query';

export const Route = createFileRoute('/admin/_panel')({
  beforeLoad: async ({ context, location }) => {
    const staff = await context.queryClient.ensureQueryData(staffQuery);
    if (!staff) redirect({ to: '/admin/login', throw: true });
    const { mayOpenPath } = await import('../../features/staff/sections'); // every page of the shop loads the routes
    return { isClosed: !mayOpenPath(staff?.role, location.pathname) };
  },
  component: Panel,
  notFoundComponent: StaffNotFoundPage,
});

function Panel() {
  const navigate = Route.useNavigate();
  const { isClosed } = Route.useRouteContext();
  return (
    <StaffFrame onLoggedOut={() => void navigate({ to: '/admin/login', ignoreBlocker: true })}>
      {isClosed ? <NoAccessPage /> : <Outlet />}
    </StaffFrame>
  );
}
