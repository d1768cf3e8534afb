import { DataSource, MigrationExecutor, type DataSourceOptions } from 'typeorm';
import { migrations } from './migrations/index.js';
import { PreparingClient } from './sessions/preparing-client.js';
import { oneAtATime } from './sessions/one-at-a-time.js';
import { FullDiskSubscriber } from './full-disk.subscriber.js';
import { RowValidationSubscriber } from './row-validation.subscriber.js';
import { withShortLockWaits } from './short-lock-waits.js';
import { SnakeNaming } from './snake-naming.js';

/** JIT costs more than any statement of ours; the timeout ends transactions of a frozen process. */
const sessionOptions = '-c jit=off -c idle_in_transaction_session_timeout=15s';

/**
 * Does not connect. `migrations` defaults to all of them. `connectTimeoutMs`: how long a call waits for a connection, also for
 * one of the pool.
 */
export function createDataSource(
  url: string,
  entities: DataSourceOptions['entities'],
  options: { poolSize?: number; migrations?: typeof migrations; connectTimeoutMs?: number } = {},
): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities,
    migrations: options.migrations ?? migrations,
    subscribers: [RowValidationSubscriber, FullDiskSubscriber],
    namingStrategy: new SnakeNaming(),
    migrationsTransactionMode: 'each',
    poolSize: options.poolSize ?? 10,
    connectTimeoutMS: options.connectTimeoutMs ?? 5000,
    extra: { options: sessionOptions, Client: PreparingClient, keepAlive: true },
    poolErrorHandler: () => undefined, // an idle connection dropped; the pool opens a new one
  });
}

/** Migrates the schema, one transaction per migration; concurrent starts exclude each other by a lock. */
export async function migrate(dataSource: DataSource): Promise<void> {
  await oneAtATime(dataSource, 'migration', async () => {
    const runner = dataSource.createQueryRunner();
    try {
      const executor = new MigrationExecutor(dataSource, runner);
      executor.transaction = 'each';
      await withShortLockWaits(runner, () => executor.executePendingMigrations());
    } finally {
      await runner.release();
    }
  });
}
