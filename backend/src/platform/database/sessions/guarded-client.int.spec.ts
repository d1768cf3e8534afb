import type { Client } from 'pg';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.js';
import { createDataSource } from '../data-source.js';

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());

it('a connection that Postgres ends before its first query does not end the process', async () => {
  const dataSource = await createDataSource(database.url, []).initialize();
  const driver = dataSource.driver as unknown as PostgresDriver;
  const [client, release] = (await driver.obtainMasterConnection()) as [Client, (error?: Error) => void];
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const ended = new Promise((resolve) => client.once('end', resolve));
  await dataSource.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
  await ended;
  await expect(client.query('select 1')).rejects.toThrow();
  release();
  await dataSource.destroy();
});
