import { z } from 'zod';
import type { Queryable } from '../../database/queryable.js';
import { countOf, rowsOf } from '../../database/rows.js';

const CheckpointRow = z.object({
  name: z.string(),
  version: z.number(),
  position: z.string().transform(BigInt),
  status: z.enum(['live', 'halted']),
  error: z.string().nullable(),
});
export type Checkpoint = z.output<typeof CheckpointRow>;

/** Waiting requests listen here; the payload is the position that all live read models have passed. */
export const projectedChannel = 'read_models_passed';

/** New readers start after the position `startAt`; known ones keep theirs. */
export async function registerReaders(
  database: Queryable,
  kind: 'projection' | 'process',
  readers: readonly { name: string; version?: number }[],
  startAt = 0n,
): Promise<void> {
  await database.query(
    `insert into checkpoints (name, kind, version, position, status)
     select name, $2, version, $3, 'live' from jsonb_to_recordset($1::jsonb) as r(name text, version int)
     on conflict (name) do nothing`,
    [JSON.stringify(readers.map(({ name, version = 1 }) => ({ name, version }))), kind, startAt.toString()],
  );
}

export async function hasCheckpoints(database: Queryable): Promise<boolean> {
  return (await countOf(database, 'select from checkpoints limit 1')) > 0;
}

export function readCheckpoints(database: Queryable, names: readonly string[], lock = false): Promise<Checkpoint[]> {
  return rowsOf(
    database,
    CheckpointRow,
    `select name, version, position::text, status, error from checkpoints where name = any($1) order by name
     ${lock ? 'for update' : ''}`,
    [names],
  );
}

/** True when the event at the checkpoint may be unread, because former versions stored positions between events. */
export async function rereadsLast(database: Queryable, name: string): Promise<boolean> {
  const sql = 'select reread_last as again from checkpoints where name = $1';
  const [row] = await rowsOf(database, z.object({ again: z.boolean() }), sql, [name]);
  return row?.again ?? false;
}

/** Advances checkpoints, never moves them back. Run it in the transaction that writes what was read. */
export async function advanceCheckpoints(database: Queryable, positions: ReadonlyMap<string, bigint>): Promise<void> {
  await database.query(
    `update checkpoints c set position = p.position, reread_last = false, updated_at = now()
     from unnest($1::text[], $2::bigint[]) as p (name, position) where c.name = p.name and c.position < p.position`,
    [[...positions.keys()], [...positions.values()].map(String)],
  );
}

/** `only`: unless a rebuild or a skip has changed the version, or passed `before`, meanwhile. */
export async function haltReader(
  database: Queryable,
  name: string,
  error: string,
  only?: { version: number; before: bigint },
): Promise<void> {
  await database.query(
    `update checkpoints set status = 'halted', error = $2, updated_at = now()
     where name = $1 and ($3::int is null or version = $3 and position < $4::bigint)`,
    [name, error, only?.version ?? null, only?.before.toString() ?? null],
  );
}

export async function announceProgress(database: Queryable): Promise<void> {
  await database.query(
    `select pg_notify($1, coalesce(min(position), 0)::text) from checkpoints
     where kind = 'projection' and status = 'live'`,
    [projectedChannel],
  );
}
