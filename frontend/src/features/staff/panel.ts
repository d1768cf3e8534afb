import type { QueryClient } from '@tanstack/react-query';
import { redirect, type HistoryState } from '@tanstack/react-router';
import type { CurrentStaff } from '../../../../contracts/staff/account.js';
import { staffQuery } from '../../lib/staff/staff-query';
import { mayOpenPath } from './sections';

/** Whether the account must get a factor or an own password before it may do anything else. */
export const isHeld = (staff?: CurrentStaff | null) => staff?.lacksFactor || staff?.hasInitialPassword;

interface Entered {
  context: { queryClient: QueryClient };
  location: { pathname: string; href: string; state: HistoryState };
}

/**
 * Redirects to the login without a session, and to the own account without a required factor or an own password.
 * `isClosed`: the role may not open the address.
 */
export async function panel({ context, location }: Entered): Promise<{ isClosed: boolean }> {
  const { queryClient } = context;
  const known = await queryClient.ensureQueryData(staffQuery);
  const staff = isHeld(known) ? await queryClient.fetchQuery({ ...staffQuery, staleTime: 0 }) : known;
  if (!staff) {
    const state = { goal: location.href, q: location.state.q };
    redirect({ to: '/admin/login', state, throw: true });
  }
  if (isHeld(staff) && location.pathname !== '/admin/account')
    redirect({ to: '/admin/$section', params: { section: 'account' }, replace: true, throw: true });
  return { isClosed: !mayOpenPath(staff?.role, location.pathname) };
}

/** Redirects to the screen of `afterLogin` with a session. */
export async function login({ context, location }: Pick<Entered, 'context' | 'location'>): Promise<void> {
  if (await context.queryClient.ensureQueryData(staffQuery)) redirect({ ...afterLogin(location.state), throw: true });
}

/** Returns where to go after the login: the screen that needed it, or the dashboard. */
export function afterLogin({ goal, q }: HistoryState) {
  return { href: goal ?? '/admin/dashboard', state: { q }, replace: true };
}
