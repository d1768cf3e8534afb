import { createShopDataSource } from '../app/shop-data-source.js';
import { migrate } from '../platform/database/data-source.js';
import { queueBackend } from '../platform/jobs/queue-backend.js';
import { createTestDatabase, onTestServer, variableOfRun, type TestDatabase } from './database.js';

const lockOfTemplate = 7399;

/** Creates a copy of the migrated database of the test run. The first caller of the run migrates it, with its queue. */
export async function createMigratedDatabase(): Promise<TestDatabase> {
  const template = variableOfRun('TEST_DATABASE_TEMPLATE');
  await onTestServer(async (server) => {
    await server.query('select pg_advisory_lock($1)', [lockOfTemplate]);
    const { rowCount } = await server.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 1) return;
    const { name, url } = await createTestDatabase();
    const dataSource = await createShopDataSource(url).initialize();
    await migrate(dataSource);
    await dataSource.destroy();
    await queueBackend({ databaseUrl: url, redisUrl: undefined }).prepare();
    await server.query(`alter database ${name} rename to ${template}`);
  });
  return createTestDatabase(template);
}
