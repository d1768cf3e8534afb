import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../database/queryable.js';
import type { EventStore } from '../event-store.js';
import { eventTypes, type EventTypes } from '../event-types.js';
import type { Event, NewEvent, RecordedEvent } from '../events.js';
import { storeKnownLog, noteNamed, readKnownLog } from './known-log.js';

/** Events of the log itself, which no reader folds. */
export const logEventTypes: EventTypes = eventTypes<Event<'LogIdentified', object>>({ LogIdentified: 1 });

/** The newest event of this stream names the log: its id is the identity. */
const streamId = 'log-identity';

export async function nameOfLog(store: EventStore): Promise<RecordedEvent | null> {
  return (await store.readStream(streamId)).at(-1) ?? null;
}

/**
 * Names a log that has no name, and notes the name in the database. The database comes first: a start after a crash in
 * between goes on with the same name. Check with `assertSameLog` before.
 */
export async function identifyLog(store: EventStore, database: Queryable): Promise<void> {
  const found = await nameOfLog(store);
  await storeKnownLog(database, found ? { ...found, eventId: found.id } : unnamed());
  await nameLog(store, database, found);
}

/** Gives a restored log a name of its own, because the log that was backed up may still be running. */
export async function renameLog(store: EventStore, database: Queryable): Promise<void> {
  await storeKnownLog(database, unnamed());
  await nameLog(store, database, await nameOfLog(store));
}

const unnamed = () => ({ id: randomUUID(), position: 0n, eventId: null });

async function nameLog(store: EventStore, database: Queryable, found: RecordedEvent | null): Promise<void> {
  const { id, eventId } = (await readKnownLog(database))!;
  if (eventId !== null) return;
  if (found?.id === id) return noteNamed(database, found);
  // Processes that start together append the same event, which is stored once.
  const { position } = await store.append(streamId, [nameEvent(id)], found?.revision ?? 'no-stream');
  await noteNamed(database, { id, position });
}

function nameEvent(id: string): NewEvent {
  const occurredAt = new Date().toISOString();
  const actor = { kind: 'system', id: null } as const;
  const metadata = { schemaVersion: 1, occurredAt, actor, $correlationId: id, $causationId: id };
  return { id, type: 'LogIdentified', data: {}, metadata };
}
