import type { DataSource } from 'typeorm';
import { CannotStartError } from '../../platform/config/cannot-start.js';
import type { Config } from '../../platform/config/config.js';
import { hasCheckpoints, registerReaders } from '../../platform/event-sourcing/readers/checkpoints.js';
import type { EventStore } from '../../platform/event-sourcing/event-store.js';
import { AnotherLogError, assertSameLog } from '../../platform/event-sourcing/log-identity/same-log.js';
import type { Process } from '../../platform/event-sourcing/readers/process.js';
import type { Projection } from '../../platform/event-sourcing/read-models/projection.js';
import { lagText, readLags } from '../../platform/event-sourcing/readers/reader-lag.js';
import { addressOf } from '../../platform/starting/service-address.js';

const patienceMs = 60_000;

/**
 * Throws CannotStartError when log and database do not belong together, or when the log holds events but the database
 * has no checkpoint, because such a start would mix two shops. The first start of a new shop registers its readers before anything is written, so that concurrent starts
 * recognise the log, and no process misses what is written before the first worker.
 */
export async function assertKnownLog(
  store: EventStore,
  dataSource: DataSource,
  readers: { projections: readonly Projection[]; processes: readonly Process[] },
  urls: Pick<Config, 'databaseUrl' | 'eventStoreUrl'>,
): Promise<void> {
  const head = await store.head(); // read before the checkpoints, because the first writer registers them before it writes
  if (await hasCheckpoints(dataSource)) return assertSame(store, dataSource);
  if (head > 0n) throw strangeLog(await foundIn(store), urls);
  await registerReaders(dataSource, 'process', readers.processes); // first: a start after a crash here returns above
  await registerReaders(dataSource, 'projection', readers.projections);
}

async function assertSame(store: EventStore, dataSource: DataSource): Promise<void> {
  await assertSameLog(store, dataSource).catch((error: unknown) => {
    throw error instanceof AnotherLogError ? new CannotStartError(error.message) : error;
  });
}

async function foundIn(store: EventStore): Promise<string> {
  const lags = await readLags(store, [0n], AbortSignal.timeout(patienceMs));
  return lagText(lags.get(0n)!);
}

function strangeLog(
  found: string,
  { databaseUrl, eventStoreUrl }: Pick<Config, 'databaseUrl' | 'eventStoreUrl'>,
): CannotStartError {
  return new CannotStartError(
    `The event store at ${addressOf(eventStoreUrl ?? databaseUrl)} holds ${found}, but the database at ` +
      `${addressOf(databaseUrl)} is new and belongs to none of them. Choose one:\n` +
      '  - restore a backup of that shop into an empty database and an empty event store (docs/runbooks/restore.md)\n' +
      '  - set DATABASE_URL to the database that belongs to this log\n' +
      '  - set EVENTSTORE_URL to an empty event store, to begin a new shop',
  );
}
