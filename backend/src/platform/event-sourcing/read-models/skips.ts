import type { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Queryable } from '../../database/queryable.js';
import { rowsOf } from '../../database/rows.js';
import { announceProgress, readCheckpoints } from '../readers/checkpoints.js';
import type { EventStore } from '../event-store.js';
import type { RecordedEvent } from '../events.js';
import type { Projection } from './projection.js';
import { readAhead } from '../readers/read-ahead.js';

const Skip = z.object({ id: z.string(), position: z.string().transform(BigInt) });

export class SkipRefusedError extends Error {}

/** Null when the read model is live or outdated, or was halted by something else. */
export async function stoppingEvent(
  store: EventStore,
  dataSource: DataSource,
  projection: Projection,
): Promise<RecordedEvent | null> {
  const [checkpoint] = await readCheckpoints(dataSource, [projection.name]);
  if (checkpoint?.status !== 'halted' || checkpoint.version !== projection.version) return null;
  const types = Object.keys(projection.on);
  const [event] = await readAhead(store, { after: checkpoint.position, types, most: 1 });
  return event ?? null;
}

/** Leaves the event that halted a read model out of it, also in rebuilds. Throws SkipRefusedError for any other. */
export async function skipEvent(
  store: EventStore,
  dataSource: DataSource,
  projection: Projection,
  { position, reason, by }: { position: bigint; reason: string; by: string | null },
): Promise<RecordedEvent> {
  const event = await assertStoppedBy(store, dataSource, projection, position);
  await dataSource.transaction(async (manager) => {
    const [checkpoint] = await readCheckpoints(manager, [projection.name], true);
    if (checkpoint!.status !== 'halted' || checkpoint!.position >= position)
      throw new SkipRefusedError(`${projection.name} was repaired by another process`);
    await manager.query(
      `insert into skipped_events (projection, event_id, position, reason, skipped_by) values ($1, $2, $3, $4, $5)`,
      [projection.name, event.id, position.toString(), reason, by],
    );
    await manager.query(
      `update checkpoints set position = $2, status = 'live', error = null, updated_at = now() where name = $1`,
      [projection.name, position.toString()],
    );
    await announceProgress(manager);
  });
  return event;
}

/** Takes a skip back. The live rows lack the event until the next rebuild. Throws SkipRefusedError. */
export async function unskipEvent(
  store: EventStore,
  dataSource: DataSource,
  projection: Projection,
  position: bigint,
): Promise<RecordedEvent> {
  const event = await skippedEventAt(store, dataSource, projection, position);
  const sql = 'delete from skipped_events where projection = $1 and event_id = $2';
  await dataSource.query(sql, [projection.name, event.id]);
  return event;
}

/** Throws SkipRefusedError when the event at this position is not skipped. */
export async function skippedEventAt(
  store: EventStore,
  dataSource: DataSource,
  { name }: Projection,
  position: bigint,
): Promise<RecordedEvent> {
  const [event] = await readAhead(store, { after: await store.before(position), most: 1 });
  // By id, because a restore into another store assigns new positions.
  if (event?.position !== position || !(await skippedEvents(dataSource, name)).has(event.id))
    throw new SkipRefusedError(`${name} skips no event at position ${position}`);
  return event;
}

/** The event that `skipEvent` would skip. Throws SkipRefusedError. */
export async function assertStoppedBy(
  store: EventStore,
  dataSource: DataSource,
  projection: Projection,
  position: bigint,
): Promise<RecordedEvent> {
  const event = await stoppingEvent(store, dataSource, projection);
  if (!event) throw new SkipRefusedError(`${projection.name} was not stopped by an event`);
  if (event.position !== position)
    throw new SkipRefusedError(
      `${projection.name} was stopped by ${event.type} at position ${event.position}, not by what is at ${position}`,
    );
  return event;
}

export async function skippedEvents(database: Queryable, projection: string): Promise<ReadonlySet<string>> {
  return new Set((await skippedEventsAt(database, projection)).map(({ id }) => id));
}

/** The skipped events with the positions that they had when they were skipped. */
export function skippedEventsAt(database: Queryable, projection: string): Promise<{ id: string; position: bigint }[]> {
  const sql = 'select event_id as id, position::text from skipped_events where projection = $1';
  return rowsOf(database, Skip, sql, [projection]);
}
