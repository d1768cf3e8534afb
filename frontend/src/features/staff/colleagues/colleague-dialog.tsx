import { chakra } from '@chakra-ui/react';
import type { Colleague } from '../../../../../contracts/staff/colleagues.js';
import { staffRoles, type StaffRole } from '../../../../../contracts/staff/permissions.js';
import { formatMoment } from '../../../lib/format';
import { roleNames } from '../../../lib/staff/role-names';
import { askFirst } from '../../../lib/confirm';
import { showToast } from '../../../lib/toast';
import { Dialog } from '../../../ui/admin/dialog/dialog';
import { useLast } from '../../../ui/admin/dialog/use-last';
import { SelectField } from '../../../ui/admin/form/fields';
import { showFailure } from '../../../ui/admin/form/failure';
import { DetailPart, Details } from '../../../ui/admin/layout/details';
import { ResetFactorsButton } from '../../../ui/admin/staff/reset-factors-button';
import { StatusPill } from '../../../ui/admin/status/status';
import { Options } from '../../../ui/controls/options';
import { Skeleton } from '../../../ui/skeleton';
import { useChangeRole } from './api';
import { ColleagueActions } from './colleague-actions';
import { ColleagueSessions } from './colleague-sessions';
import { colleaguesCopy as copy, roleMeanings, stateNames, stateTones } from './copy';

interface ColleagueDialogProps {
  colleagueId: string | null;
  colleagues: readonly Colleague[] | undefined;
  onClose: () => void;
}

/** One account: role, state and sessions. */
export function ColleagueDialog({ colleagueId, colleagues, onClose }: ColleagueDialogProps) {
  const shownId = useLast(colleagueId);
  const colleague = colleagues?.find(({ id }) => String(id) === shownId);
  const title = colleague?.email ?? (colleagues ? copy.missing : copy.loading);
  return (
    <Dialog isOpen={colleagueId !== null} onClose={onClose} title={title}>
      {colleague ? (
        <chakra.div display="grid" gap="8">
          <Details rows={rowsOf(colleague)} />
          {colleague.state !== 'disabled' && <Role colleague={colleague} />}
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <ColleagueActions colleague={colleague} />
            {colleague.state === 'active' && <ResetFactorsButton id={colleague.id} email={colleague.email} />}
          </chakra.div>
          {colleague.state !== 'disabled' && (
            <DetailPart title={copy.sessions}>
              <ColleagueSessions id={colleague.id} />
            </DetailPart>
          )}
        </chakra.div>
      ) : (
        !colleagues && <Skeleton h="64" />
      )}
    </Dialog>
  );
}

function Role({ colleague: { id, email, role } }: { colleague: Colleague }) {
  const change = useChangeRole();
  const shown = change.isPending ? change.variables.role : role;
  // An arrow key in the select chooses at once.
  const choose = async (next: StaffRole) => {
    if (!(await askFirst(copy.roleQuestion(email, next)))) return;
    change.mutate(
      { id, role: next },
      {
        onSuccess: () => showToast({ title: copy.roleChanged, tone: 'success' }),
        onError: (error) => showFailure(error, copy.roleFailed),
      },
    );
  };
  return (
    <SelectField
      label={copy.columns.role}
      hint={roleMeanings[shown]}
      value={shown}
      disabled={change.isPending}
      onChange={(event) => void choose(event.target.value as StaffRole)}
    >
      <Options values={staffRoles} names={roleNames} />
    </SelectField>
  );
}

function rowsOf(colleague: Colleague) {
  const { state, lastSeenAt, role } = colleague;
  const link = copy.linkOf(colleague);
  return [
    [
      copy.columns.state,
      <StatusPill key="state" tone={stateTones[state]}>
        {stateNames[state]}
      </StatusPill>,
    ],
    ...(state === 'disabled' ? [[copy.columns.role, roleNames[role]] as const] : []),
    [copy.columns.lastSeen, lastSeenAt ? formatMoment(lastSeenAt) : copy.notYet],
    ...(link ? [[copy.link, link] as const] : []),
  ] as const;
}
