import { Client } from 'pg';
import { createTestDatabase } from '../../../testing/database.js';
import { eventually } from '../../../testing/kernel.js';
import { Tail } from '../testing/contract-tools.js';
import { eventStoreContract } from '../testing/event-store-contract.js';
import { PostgresEventStore } from './postgres-event-store.js';

eventStoreContract('Postgres adapter', {
  canInterrupt: true,
  async open() {
    const database = await createTestDatabase();
    const open = () => new PostgresEventStore(database.url).open();
    const store = await open();
    return {
      store,
      freshStore: open,
      interrupt: () => dropConnections(database.url),
      async close() {
        await store.close();
        await database.drop();
      },
    };
  },
});

it('asks for the head once for all readers that wait', async () => {
  const database = await createTestDatabase();
  const store = await new PostgresEventStore(database.url).open();
  const tails = Array.from({ length: 10 }, () => new Tail(store, { after: 0n }));
  try {
    for (const tail of tails) await tail.caughtUp();
    const query = jest.spyOn(Client.prototype, 'query');
    const asked = jest.spyOn(store, 'head');
    await eventually(() => asked.mock.calls.length >= 30);
    expect(query.mock.calls.length).toBeLessThanOrEqual(5);
  } finally {
    jest.restoreAllMocks();
    await Promise.all(tails.map((tail) => tail.stop()));
    await store.close();
    await database.drop();
  }
});

/** Terminates every other connection, as a restart does. */
async function dropConnections(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
  } finally {
    await client.end();
  }
}
