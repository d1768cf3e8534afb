import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { createTestDatabase } from '../../testing/database.js';
import { eventually } from '../../testing/kernel.js';
import { readForLong, readQuickly, someoneWaits } from '../../testing/long-reads.js';
import { createDataSource, migrate } from './data-source.js';

class Widens1900000000000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runner.query('alter table busy add column more integer');
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.query('alter table busy drop column more');
  }
}

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.url, [], { migrations: [Widens1900000000000] }).initialize();
  await dataSource.query('create table busy (id integer)');
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

it('a migration lets readers pass while a long read, such as a backup, delays it', async () => {
  const backup = await readForLong(dataSource, 'busy');
  const migrating = migrate(dataSource);
  await eventually(() => someoneWaits(dataSource), 'the wait of the migration');
  await readQuickly(dataSource, 'busy');
  await backup.end();
  await migrating;
  expect(await dataSource.query('select more from busy')).toEqual([]);
  expect(await dataSource.query('show lock_timeout')).toEqual([{ lock_timeout: '0' }]);
});
