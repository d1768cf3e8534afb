import type { Colleague, InviteColleague } from '../../../../../contracts/staff/colleagues.js';
import type { StaffRole } from '../../../../../contracts/staff/permissions.js';
import type { StaffSession } from '../../../../../contracts/staff/sessions.js';
import { call } from '../../../lib/http/api';
import { useChange } from '../../../lib/http/use-change';
import { readFresh } from '../../../ui/admin/fresh';

export const colleaguesQuery = readFresh<Colleague[]>('staff');

const everything = [colleaguesQuery.queryKey];

export const useInviteColleague = () =>
  useChange((invited: InviteColleague) => call('POST', '/api/admin/staff', invited), everything);

export const useChangeRole = () =>
  useChange(
    ({ id, role }: { id: number; role: StaffRole }) => call('PATCH', `/api/admin/staff/${id}/role`, { role }),
    everything,
  );

/** `invitation`: mails a new link. */
export const useActOnColleague = (act: 'invitation' | 'disable' | 'enable') =>
  useChange((id: number) => call('POST', `/api/admin/staff/${id}/${act}`), everything);

export const colleagueSessionsQuery = (id: number) => readFresh<StaffSession[]>('staff', String(id), 'sessions');

/** Ends one session of a colleague, or all of them. */
export const useEndColleagueSession = (id: number) =>
  useChange(
    (sessionId: string | null) =>
      call('DELETE', `/api/admin/staff/${id}/sessions${sessionId === null ? '' : `/${sessionId}`}`),
    everything,
  );
