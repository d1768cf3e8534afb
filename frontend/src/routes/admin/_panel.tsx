import { createFileRoute, Outlet } from '@tanstack/react-router';
import { gate } from '../../features/staff/gate';
import { StaffFrame } from '../../features/staff/components/staff-frame';
import { NoAccessPage } from '../../features/staff/pages/no-access-page';
import { StaffNotFoundPage } from '../../features/staff/pages/staff-not-found-page';

export const Route = createFileRoute('/admin/_panel')({
  beforeLoad: async (at) => (await gate()).panel(at),
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
