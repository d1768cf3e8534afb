import type { EntityMetadata } from 'typeorm';
import type { WorkKind, WorkRow } from './work-kind.js';

/** Builds the SQL of one kind once, because hand-written statements cost the server less than those of a query builder. */
export function workStatements<Row extends WorkRow>(
  { id, lease, counts, done, failsWhileSame, restart }: WorkKind<Row>,
  { tableName: table, columns }: Pick<EntityMetadata, 'tableName' | 'columns'>,
) {
  const names = new Map(columns.map(({ propertyName, databaseName }) => [propertyName, databaseName]));
  const column = (property: string) => names.get(property)!;
  const [key, until] = [column(id), column(lease.until)];
  const row = [...names].map(([property, name]) => `${name} as "${property}"`).join(', ');
  const free = `status = 'queued' and (${until} is null or ${until} <= now())`;
  const due = `from ${table} where due_at <= now() and ${free}`;
  const counted = counts === 'claims' ? { claim: 1, completion: 0 } : { claim: 0, completion: 1 };
  const fence = counts === 'claims' ? 'attempts' : until;
  const release = until === 'due_at' ? '' : `, ${until} = null`;
  const unfinished = `last_error = $3, attempts = attempts + $4 ${release}`;
  const mine = `${key} = $1 and status = 'queued' and ${fence}::text = $2`;
  return {
    findDue: `select ${key} as id ${due} order by due_at limit $1`,
    countDue: `select count(*)::int as due ${due}`,
    claim: `update ${table} set ${until} = now() + interval '${lease.seconds} seconds', attempts = attempts + ${counted.claim}
      where ${key} = $1 and ${free}
      returning ${row}, ${fence}::text as fence, (extract(epoch from now() - created_at) * 1000)::float8 as "ageMs"`,
    complete: `update ${table} set status = '${done.status}', ${column(done.at)} = now(), last_error = null,
        attempts = attempts + ${counted.completion} ${release}
      where ${key} = $1 and ${done.orFailed ? `status <> '${done.status}'` : `status = 'queued'`}`,
    postpone: `update ${table} set ${unfinished}, due_at = now() + $5::float8 * interval '1 millisecond' where ${mine}`,
    fail: `update ${table} set ${unfinished}, status = 'failed'
      where ${mine} ${failsWhileSame ? `and ${column(failsWhileSame.column)} = $5` : ''}`,
    restart: `update ${table} set status = 'queued', last_error = null, due_at = now(), ${restart.set}
      where ${key} = $1 and status = 'failed' and ${restart.where ?? 'true'}`,
  };
}
