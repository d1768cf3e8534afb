import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { exportLogbook, actNames, staffActs, type LogbookEntry } from '../../../../../contracts/admin/logbook.js';
import { formatMoment } from '../../../lib/format';
import { oneOf } from '../../../lib/search';
import { CsvLink } from '../../../ui/admin/list/csv-link';
import { useLongList } from '../../../ui/admin/list/long-list';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { StatusFilter, StatusPill } from '../../../ui/admin/status/status';
import { type Column } from '../../../ui/admin/table/data-table';
import { logbookQuery } from '../api';
import { dayOf, PeriodFilter } from '../period-filter';
import { aboutOf, actTones, browserOf, isKept, logbookCopy as copy, nameOf, personOf, searchTextOf } from '../copy';
import { LongWord } from '../../../ui/admin/layout/long-word';
import { idOf, ListScreen } from '../../../ui/admin/list/list-screen';

const columns: Column<LogbookEntry>[] = [
  {
    key: 'createdAt',
    title: copy.columns.moment,
    cell: ({ createdAt }) => formatMoment(createdAt),
    sort: ({ createdAt }) => createdAt,
  },
  { key: 'email', title: copy.columns.person, cell: (entry) => <LongWord>{personOf(entry)}</LongWord>, sort: personOf },
  {
    key: 'act',
    title: copy.columns.act,
    cell: ({ act }) => <StatusPill tone={actTones[act]}>{actNames[act]}</StatusPill>,
    sort: ({ act }) => act,
  },
  { key: 'about', title: copy.columns.about, cell: aboutOf },
  {
    key: 'network',
    title: copy.columns.from,
    cell: (entry) => <From entry={entry} />,
    sort: ({ network }) => network,
  },
];

export function LogbookPage() {
  const [search, setSearch] = useListSearch();
  const { q, sort } = search;
  const act = oneOf(staffActs, search.status);
  const entries = useLongList(logbookQuery);
  const [from, to] = [dayOf(search.from), dayOf(search.to)];
  const keep = useMemo(() => (entry: LogbookEntry) => isKept(entry, { act, from, to }), [act, from, to]);
  const people = useMemo(() => namesOf(entries.data ?? []), [entries.data]);
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
      <CsvLink of={exportLogbook} filter={{ q, status: act, from, to, sort }} />
    </>
  );
  const about = (
    <chakra.p color="muted" mb="4">
      {copy.about}
    </chakra.p>
  );
  return <ListScreen list={entries} text={searchTextOf} {...{ copy, columns, idOf, nameOf, keep, filters, about }} />;
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

/** The people of these entries, each as an option. Its value is the search term. */
function namesOf(entries: readonly LogbookEntry[]): Record<string, string> {
  const people = [...new Set(entries.map(personOf))].sort();
  return Object.fromEntries(people.map((person) => [person, person]));
}
