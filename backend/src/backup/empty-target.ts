import { Client } from 'pg';
import { z } from 'zod';
import type { EventStore } from '../platform/event-sourcing/event-store.js';
import { BackupRefusedError } from './backup-refused.js';

export const emptyingSql = [
  'drop schema if exists event_store, bullmq cascade',
  'drop schema public cascade',
  'create schema public',
] as const;

const Counted = z.object({ count: z.int() });

export async function assertEmptyDatabase(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    const { rows } = await client.query(
      `select count(*)::int as count from pg_tables where schemaname in ('public', 'event_store')`,
    );
    const { count } = Counted.parse(rows[0]);
    if (count === 0) return;
    const command = `psql "$DATABASE_URL" ${emptyingSql.map((statement) => `-c '${statement}'`).join(' ')}`;
    throw new BackupRefusedError(
      `The database is not empty (${count} tables), and restore never deletes data. Stop the shop, check that you can lose ` +
        `the data, and empty the database: ${command}\nThe shop's own Postgres: move DATA_DIR/postgres away.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function assertEmptyLog(store: EventStore): Promise<void> {
  if ((await store.head()) > 0n)
    throw new BackupRefusedError('The event store is not empty. Restore to a server with empty volumes.');
}
