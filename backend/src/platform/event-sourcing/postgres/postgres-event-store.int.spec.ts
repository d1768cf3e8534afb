import { Client } from 'pg';
import { createTestDatabase } from '../../../testing/database.js';
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
