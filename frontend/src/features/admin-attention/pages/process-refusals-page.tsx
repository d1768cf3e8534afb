import { useQuery } from '@tanstack/react-query';
import type { ProcessRefusal } from '../../../../../contracts/admin/attention.js';
import type { Column } from '../../../ui/admin/table/data-table';
import { RowAction } from '../../../ui/admin/table/row-action';
import { processRefusalsQuery, useHandleRefusal } from '../api';
import { AttentionList, type ListOfWork } from '../components/attention-list';
import { momentColumn } from '../components/columns';
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
  momentColumn('createdAt', copy.columns.date),
];
const list: ListOfWork<ProcessRefusal> = {
  copy,
  columns,
  idOf: ({ process, eventId, command }) => `${process} ${eventId} ${command}`,
  nameOf: ({ command }) => copy.command(command),
  text: ({ command }) => command,
};

/** "Tegengehouden acties": commands of a process that a rule refused. */
export function ProcessRefusalsPage() {
  return (
    <AttentionList
      list={list}
      query={useQuery(processRefusalsQuery)}
      actions={(refusal) => <Handle refusal={refusal} />}
    >
      <QueuesLink />
    </AttentionList>
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
