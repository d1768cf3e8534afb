import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { staffQuery } from '../../lib/staff/staff-query';
import { mayOpenPath } from './sections';

interface Entered {
  context: { queryClient: QueryClient };
  location: { pathname: string };
}

/** Redirects to the login without a session. `isClosed`: the role may not open the address. */
export async function panel({ context, location }: Entered): Promise<{ isClosed: boolean }> {
  const staff = await context.queryClient.ensureQueryData(staffQuery);
  if (!staff) redirect({ to: '/admin/login', throw: true });
  return { isClosed: !mayOpenPath(staff?.role, location.pathname) };
}

/** Redirects to the dashboard with a session. */
export async function login({ context }: Pick<Entered, 'context'>): Promise<void> {
  if (await context.queryClient.ensureQueryData(staffQuery))
    redirect({ to: '/admin/$section', params: { section: 'dashboard' }, throw: true });
}
