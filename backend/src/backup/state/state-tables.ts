import type { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Queryable } from '../../platform/database/queryable.js';
import { rowsOf as checkedRowsOf } from '../../platform/database/rows.js';
import { entitiesOf } from '../../platform/event-sourcing/read-models/projection.js';
import { shadowSuffixes } from '../../platform/event-sourcing/rebuild/shadow-tables.js';
import { allProjections } from '../../projections/index.js';

/** In the manifest, or about the log of this database only. */
const notState = ['checkpoints', 'log_identity', 'migrations'];
const rowsAtOnce = 500;

/** Every table except the read models, referenced tables first. */
export async function stateTables(dataSource: DataSource, database: Queryable): Promise<string[]> {
  const readModels = allProjections.flatMap(entitiesOf).map((entity) => dataSource.getMetadata(entity).tableName);
  const excluded = new Set([
    ...notState,
    ...readModels,
    ...readModels.flatMap((table) => shadowSuffixes.map((suffix) => `${table}${suffix}`)),
  ]);
  const tables = (await database.query(
    `select c.relname as name, array(
       select distinct r.confrelid::regclass::text from pg_constraint r
       where r.conrelid = c.oid and r.contype = 'f' and r.confrelid <> c.oid) as refers_to
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`,
  )) as { name: string; refers_to: string[] }[];
  return referencedFirst(tables.filter(({ name }) => !excluded.has(name)));
}

function referencedFirst(tables: readonly { name: string; refers_to: string[] }[]): string[] {
  const ordered: string[] = [];
  for (let waiting = tables; waiting.length > 0;) {
    const ready = waiting.filter(({ refers_to }) => refers_to.every((other) => ordered.includes(other)));
    if (ready.length === 0) throw new Error(`${waiting.map(({ name }) => name).join(', ')} reference each other`);
    ordered.push(...ready.map(({ name }) => name));
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}

export async function* rowsOf(database: Queryable, table: string): AsyncGenerator<string[]> {
  await database.query(`declare rows_of_table no scroll cursor for select to_jsonb(t)::text as line from "${table}" t`);
  for (;;) {
    const rows = (await database.query(`fetch ${rowsAtOnce} from rows_of_table`)) as { line: string }[];
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < rowsAtOnce) break;
  }
  await database.query('close rows_of_table');
}

/** Postgres converts the JSON, which keeps every value exact. */
export async function putRows(database: Queryable, table: string, batches: AsyncIterable<string[]>): Promise<number> {
  let rows = 0;
  for await (const lines of batches) {
    const sql = `insert into "${table}" select * from jsonb_populate_recordset(null::"${table}", $1::jsonb)`;
    await database.query(sql, [`[${lines.join(',')}]`]);
    rows += lines.length;
  }
  return rows;
}

const Sequence = z.object({ name: z.string(), value: z.string().nullable() });

/** Sequences ignore transactions, so they may be ahead of the snapshot but never behind. */
export function readSequences(database: Queryable): Promise<z.output<typeof Sequence>[]> {
  return checkedRowsOf(
    database,
    Sequence,
    `select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' order by 1`,
  );
}

/** Sets each sequence `ahead` numbers after its last known value. */
export async function setSequences(
  database: Queryable,
  sequences: readonly { name: string; value: string | null }[],
  ahead: number,
): Promise<void> {
  for (const { name, value } of sequences)
    await database.query(`select setval(quote_ident($1)::regclass, $2::bigint + $3)`, [name, value ?? 0, ahead]);
}
