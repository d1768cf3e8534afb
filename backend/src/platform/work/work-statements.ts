import type { EntityMetadata } from 'typeorm';
import { columnsOf } from '../database/rows.js';
import type { WorkKind, WorkRow } from './work-kind.js';

/** Builds the SQL of one kind once, because hand-written statements cost the server less than those of a query builder. */
export function workStatements<Row extends WorkRow>(
  { id, shownId = id, lease, counts, open, done, failsWhileSame, restart }: WorkKind<Row>,
  { tableName: table, columns }: Pick<EntityMetadata, 'tableName' | 'columns'>,
) {
  const names = new Map(columns.map(({ propertyName, databaseName }) => [propertyName, databaseName]));
  const column = (property: string) => names.get(property)!;
  const [key, until] = [column(id), column(lease.until)];
  const isOpen = open ? `(${open})` : `status = 'queued'`;
  const hasFailed = open ? `${isOpen} and last_error is not null` : `status = 'failed' and ${restart?.where ?? 'true'}`;
  const free = `${isOpen} and (${until} is null or ${until} <= now())`;
  const due = `from ${table} where due_at <= now() and ${free}`;
  const counted = counts === 'claims' ? { claim: 1, completion: 0 } : { claim: 0, completion: 1 };
  const fence = counts === 'claims' ? 'attempts' : until;
  const release = until === 'due_at' ? '' : `, ${until} = null`;
  const unfinished = `last_error = $3, attempts = attempts + $4 ${release}`;
  const mine = `${key} = $1 and ${isOpen} and ${fence}::text = $2`;
  const completed = `last_error = null, attempts = attempts + ${counted.completion} ${release}`;
  // Changes the fence of recurring work, because it can be attempted while staff retries it.
  const restarted = restart ? `status = 'queued', ${restart.set}` : 'attempts = attempts + 1';
  const ageMs = open ? '0' : '(extract(epoch from now() - created_at) * 1000)::float8';
  return {
    findDue: `select ${key} as id ${due} order by due_at limit $1`,
    countDue: `select count(*)::int as due ${due}`,
    findFailed: `select ${key} as id from ${table} where ${column(shownId)}::text = $1 and ${hasFailed}`,
    claim: `update ${table} set ${until} = now() + interval '${lease.seconds} seconds', attempts = attempts + ${counted.claim}
      where ${key} = $1 and ${free}
      returning ${columnsOf({ columns })}, ${fence}::text as fence, ${ageMs} as "ageMs"`,
    complete: done
      ? `update ${table} set status = '${done.status}', ${column(done.at)} = now(), ${completed}
        where ${key} = $1 and ${done.orFailed ? `status <> '${done.status}'` : isOpen}`
      : `update ${table} set due_at = now(), ${completed} where ${key} = $1 and ${fence}::text = $2`,
    postpone: `update ${table} set ${unfinished}, due_at = now() + $5::float8 * interval '1 millisecond' where ${mine}`,
    fail: `update ${table} set ${unfinished}, status = 'failed'
      where ${mine} ${failsWhileSame ? `and ${column(failsWhileSame.column)} = $5` : ''}`,
    restart: `update ${table} set last_error = null, due_at = now(), ${restarted} where ${key} = $1 and ${hasFailed}`,
  };
}
