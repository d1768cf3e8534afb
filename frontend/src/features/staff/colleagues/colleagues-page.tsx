import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Colleague } from '../../../../../contracts/staff/colleagues.js';
import { formatMoment, formatNumber } from '../../../lib/format';
import { staffQuery } from '../../../lib/staff/staff-query';
import { AdminPage, Loaded } from '../../../ui/admin/list/list-page';
import { sortsOf, useListView } from '../../../ui/admin/list/list-view';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { StatusPill } from '../../../ui/admin/status/status';
import { DataTable, type Column } from '../../../ui/admin/table/data-table';
import { Button } from '../../../ui/controls/button';
import { PlusIcon } from '../../../ui/icons';
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
    cell: ({ state }) => <StatusPill tone={stateTones[state]}>{stateNames[state]}</StatusPill>,
    sort: ({ state }) => stateNames[state],
  },
];
const view = { text: ({ email }: Colleague) => email, sorts: sortsOf(columns) };

/** "Medewerkers": the accounts of staff. */
export function ColleaguesPage() {
  const [search, setSearch] = useListSearch();
  const [isInviting, setInviting] = useState(false);
  const colleagues = useQuery(colleaguesQuery);
  const shown = useListView(colleagues.data, search, view);
  return (
    <AdminPage
      title={copy.title}
      status={colleagues.data && copy.count(formatNumber(colleagues.data.length))}
      actions={
        <Button look="ink" size="sm" onClick={() => setInviting(true)}>
          <PlusIcon size="1.125rem" />
          {copy.invite}
        </Button>
      }
    >
      <Loaded query={colleagues}>
        <DataTable
          label={copy.title}
          columns={columns}
          rows={shown}
          idOf={({ id }) => String(id)}
          nameOf={({ email }) => email}
          empty={copy.empty}
          onOpen={(open) => setSearch({ open })}
          sort={search.sort}
          onSort={(sort) => setSearch({ sort })}
        />
      </Loaded>
      <ColleagueDialog
        colleagueId={search.open ?? null}
        colleagues={colleagues.data}
        onClose={() => setSearch({ open: undefined })}
      />
      {isInviting && <InviteDialog isOpen onClose={() => setInviting(false)} />}
    </AdminPage>
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
