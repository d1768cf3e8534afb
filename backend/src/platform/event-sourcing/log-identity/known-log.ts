import { z } from 'zod';
import type { Queryable } from '../../database/queryable.js';
import { rowsOf } from '../../database/rows.js';
import type { RecordedEvent } from '../events.js';

/** What the database knows of its log. */
export interface KnownLog {
  /** Id of the event that names the log. */
  id: string;
  /** The newest event that the read models have passed. The id is null until the log is named. */
  position: bigint;
  eventId: string | null;
  /** Number of events that the read models have passed since the log was named. */
  events: number;
}

const LogRow = z.object({
  id: z.string(),
  position: z.string().transform(BigInt),
  eventId: z.string().nullable(),
  events: z.string().transform(Number),
});
const NamedPosition = z.object({ name: z.string(), position: z.string().transform(BigInt) });

export async function readKnownLog(database: Queryable): Promise<KnownLog | null> {
  const sql = 'select id, position::text, event_id as "eventId", events::text from log_identity';
  const [row] = await rowsOf(database, LogRow, sql);
  return row ?? null;
}

/** Stores the log, unless one is known. `eventId` null: the log is still to be named. */
export async function storeKnownLog(
  database: Queryable,
  { id, position, eventId }: Omit<KnownLog, 'events'>,
): Promise<void> {
  await database.query(
    'insert into log_identity (id, position, event_id) values ($1, $2, $3) on conflict (only_row) do nothing',
    [id, position.toString(), eventId],
  );
}

export async function noteNamed(
  database: Queryable,
  { id, position }: Pick<KnownLog, 'id' | 'position'>,
): Promise<void> {
  await database.query('update log_identity set position = $2, event_id = $1 where id = $1 and event_id is null', [
    id,
    position.toString(),
  ]);
}

/** Counts events that the read models have passed. Run it in their transaction; events that were counted are ignored. */
export async function notePassed(database: Queryable, events: readonly RecordedEvent[]): Promise<void> {
  const last = events.at(-1);
  if (!last) return;
  await database.query(
    `update log_identity set position = $2, event_id = $3,
       events = events + (select count(*) from unnest($1::bigint[]) as passed where passed > position)
     where event_id is not null and position < $2`,
    [events.map(({ position }) => position.toString()), last.position.toString(), last.id],
  );
}

/** The positions that readers have stored, each once, without 0. */
export function storedPositions(database: Queryable): Promise<{ name: string; position: bigint }[]> {
  return rowsOf(
    database,
    NamedPosition,
    `select min(name) as name, position::text from checkpoints where position > 0 group by position order by position desc`,
  );
}
