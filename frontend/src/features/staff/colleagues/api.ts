import {
  changeRole,
  disableColleague,
  enableColleague,
  inviteColleague,
  listStaff,
  renewInvitation,
  type InviteColleague,
} from '../../../../../contracts/staff/colleagues.js';
import type { StaffRole } from '../../../../../contracts/staff/permissions.js';
import { endSession, endSessions, listSessions } from '../../../../../contracts/staff/sessions.js';
import { request } from '../../../lib/http/endpoints';
import { useChange } from '../../../lib/http/use-change';
import { freshQueryOf } from '../../../ui/admin/fresh';

export const colleaguesQuery = freshQueryOf(listStaff, {});

const everything = [colleaguesQuery.queryKey];

export const useInviteColleague = () =>
  useChange((body: InviteColleague) => request(inviteColleague, { body }), everything);

export const useChangeRole = () =>
  useChange(
    ({ id, role }: { id: number; role: StaffRole }) => request(changeRole, { params: { id }, body: { role } }),
    everything,
  );

/** Mails a new link. */
export const useRenewInvitation = () =>
  useChange((id: number) => request(renewInvitation, { params: { id } }), everything);

export const useDisableColleague = () =>
  useChange((id: number) => request(disableColleague, { params: { id } }), everything);

export const useEnableColleague = () =>
  useChange((id: number) => request(enableColleague, { params: { id } }), everything);

export const colleagueSessionsQuery = (id: number) => freshQueryOf(listSessions, { params: { id } });

/** Ends one session of a colleague, or all of them. */
export const useEndColleagueSession = (id: number) =>
  useChange(
    (sessionId: string | null) =>
      sessionId === null
        ? request(endSessions, { params: { id } })
        : request(endSession, { params: { id, sessionId } }),
    everything,
  );
