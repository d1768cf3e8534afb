import { useQuery } from '@tanstack/react-query';
import type { ProcessRefusal } from '../../../../../contracts/admin/attention.js';
import { formatMoment } from '../../../lib/format';
import { DataTable, type Column } from '../../../ui/admin/table/data-table';
import { Loaded } from '../../../ui/admin/list/list-page';
import { sortsOf, useListView } from '../../../ui/admin/list/list-view';
import { RowAction } from '../../../ui/admin/table/row-action';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { processRefusalsQuery, useHandleRefusal } from '../api';
import { AttentionPage } from '../components/attention-page';
import { QueuesLink } from '../components/queues-link';
import { refusalsCopy as copy } from '../copy/refusals';

const columns: Column<ProcessRefusal>[] = [
  {
    key: 'command',
    title: copy.columns.command,
    cell: ({ command }) => copy.command(command),
    sort: ({ command }) => command,
  },
  { key: 'code', title: copy.columns.code, cell: ({ code }) => copy.code(code), sort: ({ code }) => code },
  { key: 'process', title: copy.columns.process, cell: ({ process }) => process, wide: true },
  {
    key: 'createdAt',
    title: copy.columns.date,
    cell: ({ createdAt }) => formatMoment(createdAt),
    sort: ({ createdAt }) => createdAt,
    wide: true,
  },
];
const view = { text: ({ command }: ProcessRefusal) => command, sorts: sortsOf(columns) };

/** "Geweigerde acties": commands of a process that a rule refused. */
export function ProcessRefusalsPage() {
  const [search, setSearch] = useListSearch();
  const refusals = useQuery(processRefusalsQuery);
  const shown = useListView(refusals.data, search, view);
  return (
    <AttentionPage title={copy.title} about={copy.about}>
      <Loaded query={refusals}>
        <DataTable
          label={copy.title}
          columns={columns}
          rows={shown}
          idOf={({ process, eventId, command }) => `${process} ${eventId} ${command}`}
          nameOf={({ command }) => copy.command(command)}
          empty={copy.empty}
          sort={search.sort}
          onSort={(sort) => setSearch({ sort })}
          actions={(refusal) => <Handle refusal={refusal} />}
        />
      </Loaded>
      <QueuesLink />
    </AttentionPage>
  );
}

function Handle({ refusal }: { refusal: ProcessRefusal }) {
  return (
    <RowAction
      text={copy.handle}
      label={copy.handleOf(copy.command(refusal.command))}
      change={useHandleRefusal()}
      input={refusal}
      done={copy.handled}
      failed={copy.handleFailed}
    />
  );
}
