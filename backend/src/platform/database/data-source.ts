import { DataSource, type DataSourceOptions } from 'typeorm';
import { migrations } from './migrations/index.js';
import { PreparingClient } from './sessions/preparing-client.js';
import { oneAtATime } from './sessions/one-at-a-time.js';
import { RowValidationSubscriber } from './row-validation.subscriber.js';
import { SnakeNaming } from './snake-naming.js';

/**
 * Compiling a statement costs more than any of ours takes; and a process that stands still in the middle of a transaction
 * must not hold up the others.
 */
const sessionOptions = '-c jit=off -c idle_in_transaction_session_timeout=15s';

/** Describes a database with these tables. Does not connect. `migrations` defaults to all of them. */
export function createDataSource(
  url: string,
  entities: DataSourceOptions['entities'],
  options: { poolSize?: number; migrations?: typeof migrations } = {},
): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities,
    migrations: options.migrations ?? migrations,
    subscribers: [RowValidationSubscriber],
    namingStrategy: new SnakeNaming(),
    migrationsTransactionMode: 'each',
    poolSize: options.poolSize ?? 10,
    connectTimeoutMS: 5000,
    extra: { options: sessionOptions, Client: PreparingClient },
    poolErrorHandler: () => undefined, // an idle connection dropped; the pool makes a new one
  });
}

/** Brings the schema up to date; processes that start together take turns. */
export async function migrate(dataSource: DataSource): Promise<void> {
  await oneAtATime(dataSource, 'migration', () => dataSource.runMigrations());
}
