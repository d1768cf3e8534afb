import type { Queryable } from '../../database/queryable.js';
import { UnknownPositionError, type EventStore } from '../event-store.js';
import { nameOfLog } from './identify-log.js';
import { readKnownLog, storedPositions, type KnownLog } from './known-log.js';

const patienceMs = 60_000;
export const whatToDo =
  'Set EVENTSTORE_URL and DATABASE_URL to a log and a database that belong together, bring back the newest copy of the ' +
  'log, or restore both from one backup (docs/runbooks/log-and-database-differ.md).';

/** The log and the database do not belong together. The message says how far apart they are and what to do. */
export class AnotherLogError extends Error {
  constructor(readonly found: string) {
    super(`The event log and the database do not belong together: ${found}. ${whatToDo}`);
  }
}

/**
 * Compares what the database knows with the log: its name, the newest event that the read models passed, and the
 * position of every reader. Throws AnotherLogError. A log that is ahead is fine: the readers follow it.
 */
export async function assertSameLog(store: EventStore, database: Queryable): Promise<void> {
  const known = await readKnownLog(database);
  const named = await nameOfLog(store);
  if (known && named?.id !== known.id && (named || known.eventId !== null)) {
    const held = await count(store, 0n);
    throw new AnotherLogError(
      `the log is ${named ? `${named.id}, with` : 'without a name, with'} ${eventsOf(held)}, and the database has ` +
        `passed ${eventsOf(known.events)} of the log ${known.id}`,
    );
  }
  const lacks = async (name: string, position: bigint): Promise<AnotherLogError> => {
    const held = known && named ? await count(store, named.position) : 0;
    const missing = Math.max(1, (known?.events ?? 0) - held);
    return new AnotherLogError(
      `the log lacks ${missing > 1 ? eventsOf(missing) : '1 event or more'} that the database has passed (${name} is at ` +
        `position ${position}, the log ends at ${await store.head()})`,
    );
  };
  for (const { name, position } of await storedPositions(database)) {
    if (!(await isPossible(store, position))) throw await lacks(name, position);
  }
  if (!(await hasNewest(store, known))) throw await lacks('the newest event', known!.position);
}

/**
 * Throws UnknownPositionError when the log lacks the newest event that the read models have passed. Cheaper than
 * `assertSameLog`, for checks while the shop runs.
 */
export async function assertNewestPassed(store: EventStore, database: Queryable): Promise<void> {
  const known = await readKnownLog(database);
  if (!(await hasNewest(store, known))) throw new UnknownPositionError(known!.position);
}

async function hasNewest(store: EventStore, known: KnownLog | null): Promise<boolean> {
  if (!known?.eventId) return true;
  const found = await store.eventAt(known.position).catch((error: unknown) => {
    if (error instanceof UnknownPositionError) return null;
    throw error;
  });
  return found?.id === known.eventId;
}

function isPossible(store: EventStore, position: bigint): Promise<boolean> {
  return store.eventAt(position).then(
    () => true,
    (error: unknown) => {
      if (error instanceof UnknownPositionError) return false;
      throw error;
    },
  );
}

async function count(store: EventStore, after: bigint): Promise<number> {
  let events = 0;
  for await (const batch of store.subscribe({ after, batchSize: 2000, signal: AbortSignal.timeout(patienceMs) })) {
    events += batch.events.length;
    if (batch.caughtUp) break;
  }
  return events;
}

const eventsOf = (count: number) => `${count} event${count === 1 ? '' : 's'}`;
