import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inviteColleague, type Colleague } from '../../../../../contracts/staff/colleagues.js';
import { formatMoment } from '../../../lib/format';
import { staffQuery } from '../../../lib/staff/staff-query';
import { idOf, ListScreen } from '../../../ui/admin/list/list-screen';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { StatusPill } from '../../../ui/admin/status/status';
import type { Column } from '../../../ui/admin/table/data-table';
import { colleaguesQuery } from './api';
import { ColleagueDialog } from './colleague-dialog';
import { roleNames } from '../../../lib/staff/role-names';
import { colleaguesCopy as copy, stateNames, stateTones } from './copy';
import { InviteDialog } from './invite-dialog';

const columns: Column<Colleague>[] = [
  {
    key: 'email',
    title: copy.columns.email,
    cell: (colleague) => <Address colleague={colleague} />,
    sort: ({ email }) => email,
  },
  { key: 'role', title: copy.columns.role, cell: ({ role }) => roleNames[role], sort: ({ role }) => roleNames[role] },
  {
    key: 'lastSeenAt',
    title: copy.columns.lastSeen,
    cell: ({ lastSeenAt }) => (lastSeenAt ? formatMoment(lastSeenAt) : copy.notYet),
    sort: ({ lastSeenAt }) => lastSeenAt ?? '',
    wide: true,
  },
  {
    key: 'state',
    title: copy.columns.state,
    isState: true,
    cell: ({ state }) => <StatusPill tone={stateTones[state]}>{stateNames[state]}</StatusPill>,
    sort: ({ state }) => stateNames[state],
  },
];
const addressOf = ({ email }: Colleague) => email;

/** "Medewerkers": the accounts of staff. */
export function ColleaguesPage() {
  const [search, setSearch] = useListSearch();
  const [isInviting, setInviting] = useState(false);
  const colleagues = useQuery(colleaguesQuery);
  return (
    <ListScreen
      copy={copy}
      list={colleagues}
      columns={columns}
      text={addressOf}
      idOf={idOf}
      nameOf={addressOf}
      onOpen={(open) => setSearch({ open })}
      add={{ text: copy.invite, call: inviteColleague, onClick: () => setInviting(true) }}
    >
      <ColleagueDialog
        colleagueId={search.open ?? null}
        colleagues={colleagues.data}
        onClose={() => setSearch({ open: undefined })}
      />
      {isInviting && <InviteDialog isOpen onClose={() => setInviting(false)} />}
    </ListScreen>
  );
}

function Address({ colleague: { id, email } }: { colleague: Colleague }) {
  const { data: self } = useQuery({ ...staffQuery, enabled: false });
  return (
    <chakra.span overflowWrap="anywhere">
      <span>{email}</span>
      {self?.id === id && (
        <chakra.span display="block" color="muted" fontSize="xs" fontWeight="normal" lineHeight="1.3">
          {copy.you}
        </chakra.span>
      )}
    </chakra.span>
  );
}
