import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  actNames,
  exportLogbook,
  listLogbook,
  staffActs,
  type LogbookEntry,
} from '../../../../../contracts/admin/logbook.js';
import type { Colleague } from '../../../../../contracts/staff/colleagues.js';
import { formatMoment } from '../../../lib/format';
import { dayOf, PeriodFilter } from '../../../ui/admin/list/period-filter';
import { usePagedList } from '../../../ui/admin/list/paged-list';
import { useListFilter } from '../../../ui/admin/list/use-list-filter';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { StatusFilter, StatusPill } from '../../../ui/admin/status/status';
import { type Column } from '../../../ui/admin/table/data-table';
import { colleaguesQuery } from '../api';
import { aboutOf, actTones, browserOf, logbookCopy as copy, nameOf, personOf } from '../copy';
import { LongWord } from '../../../ui/admin/layout/long-word';
import { idOf, ListScreen } from '../../../ui/admin/list/list-screen';

const columns: Column<LogbookEntry>[] = [
  {
    key: 'createdAt',
    title: copy.columns.moment,
    cell: ({ createdAt }) => formatMoment(createdAt),
    sort: true,
  },
  { key: 'email', title: copy.columns.person, cell: (entry) => <LongWord>{personOf(entry)}</LongWord>, sort: true },
  {
    key: 'act',
    title: copy.columns.act,
    isState: true,
    cell: ({ act }) => <StatusPill tone={actTones[act]}>{actNames[act]}</StatusPill>,
    sort: true,
  },
  { key: 'about', title: copy.columns.about, cell: aboutOf },
  {
    key: 'network',
    title: copy.columns.from,
    cell: (entry) => <From entry={entry} />,
    sort: true,
  },
];

export function LogbookPage() {
  const [search, setSearch] = useListSearch();
  const { q, sort, status: act } = useListFilter(columns, staffActs);
  const [from, to] = [dayOf(search.from), dayOf(search.to)];
  const entries = usePagedList(listLogbook, { q, sort, status: act, from, to });
  const colleagues = useQuery(colleaguesQuery);
  const people = useMemo(() => namesOf(colleagues.data ?? []), [colleagues.data]);
  const filters = (
    <>
      <StatusFilter
        label={copy.person}
        every={copy.everyPerson}
        names={people}
        value={q && Object.hasOwn(people, q) ? q : undefined}
        onChange={(person) => setSearch({ q: person })}
      />
      <StatusFilter
        label={copy.filter}
        every={copy.everyAct}
        names={actNames}
        value={act}
        onChange={(status) => setSearch({ status })}
      />
      <PeriodFilter from={from} to={to} onChange={setSearch} />
    </>
  );
  const about = (
    <chakra.p color="muted" mb="4">
      {copy.about}
    </chakra.p>
  );
  return <ListScreen list={entries} {...{ copy, columns, idOf, nameOf, filters, about, csv: exportLogbook }} />;
}

function From({ entry }: { entry: LogbookEntry }) {
  return (
    <chakra.span display="block" lineHeight="1.3">
      <chakra.span display="block">{browserOf(entry)}</chakra.span>
      <chakra.span color="muted" fontSize="xs">
        {entry.network}
      </chakra.span>
    </chakra.span>
  );
}

/** Colleagues and those without an account, each as an option. Its value is the search term. */
function namesOf(colleagues: readonly Colleague[]): Record<string, string> {
  const people = [...colleagues.map(({ email }) => email).sort(), copy.unknownAccount];
  return Object.fromEntries(people.map((person) => [person, person]));
}
