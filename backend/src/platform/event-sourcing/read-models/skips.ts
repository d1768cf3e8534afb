import type { DataSource, QueryRunner } from 'typeorm';
import { announceProgress, readCheckpoints } from '../readers/checkpoints.js';
import type { EventStore } from '../event-store.js';
import type { RecordedEvent } from '../events.js';
import type { Projection } from './projection.js';
import { inTransaction } from './projection-batch.js';
import { readAhead } from '../readers/read-ahead.js';

/** In `process_refusals`, where what a reader did not do with an event is kept: somebody told it to pass this one. */
const skip = 'skip';

/** The event may not be skipped; the message says why, for the engineer who asked. */
export class SkipRefusedError extends Error {}

/** The event before which a halted read model stands: the one that broke it. Null when it does not stand before one. */
export async function stoppingEvent(
  store: EventStore,
  dataSource: DataSource,
  projection: Projection,
): Promise<RecordedEvent | null> {
  const [checkpoint] = await inTransaction(dataSource, (runner) => readCheckpoints(runner, [projection.name]));
  if (checkpoint?.status !== 'halted' || checkpoint.version !== projection.version) return null;
  const types = Object.keys(projection.on);
  const [event] = await readAhead(store, { after: checkpoint.position, types, most: 1 });
  return event ?? null;
}

/**
 * Lets a halted read model pass the event that broke it, for good: rebuilds leave it out as well. The read model is live
 * from here on and has to catch up. Throws SkipRefusedError when it does not stand before the event at this position.
 */
export async function skipEvent(
  store: EventStore,
  dataSource: DataSource,
  projection: Projection,
  { position, reason }: { position: bigint; reason: string },
): Promise<RecordedEvent> {
  const event = await assertStoppedBy(store, dataSource, projection, position);
  await inTransaction(dataSource, async (runner) => {
    const [checkpoint] = await readCheckpoints(runner, [projection.name], true);
    if (checkpoint!.status !== 'halted' || checkpoint!.position >= position)
      throw new SkipRefusedError(`${projection.name} has just been mended by somebody else`);
    await runner.query(
      `insert into process_refusals (process, event_id, command, code, resolved_at) values ($1, $2, '${skip}', $3, now())`,
      [projection.name, event.id, reason],
    );
    await runner.query(
      `update checkpoints set position = $2, status = 'live', error = null, updated_at = now() where name = $1`,
      [projection.name, position.toString()],
    );
    await announceProgress(runner);
  });
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

/** Ids of the events that a read model was told to pass. */
export async function skippedEvents(runner: QueryRunner, projection: string): Promise<ReadonlySet<string>> {
  const rows = (await runner.query(
    `select event_id as id from process_refusals where process = $1 and command = '${skip}'`,
    [projection],
  )) as { id: string }[];
  return new Set(rows.map(({ id }) => id));
}
