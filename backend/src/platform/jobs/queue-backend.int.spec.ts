import { Pool, type PoolConfig } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../testing/database.js';
import { queueBackend } from './queue-backend.js';

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());

it.each(['forQueue', 'forWorker'] as const)(
  'a connection of %s that Postgres ends between two queries does not end the process',
  async (user) => {
    const pool = new Pool(queueBackend({ redisUrl: undefined, databaseUrl: database.url })[user] as PoolConfig);
    pool.on('error', () => undefined);
    const client = await pool.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const ended = new Promise((resolve) => client.once('end', resolve));
    await pool.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
    await ended;
    await expect(client.query('select 1')).rejects.toThrow();
    client.release();
    await pool.end();
  },
);
