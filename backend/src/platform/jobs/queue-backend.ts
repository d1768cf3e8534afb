import {
  createPostgresBackend,
  runMigrations,
  type BackendFactory,
  type ConnectionOptions,
  type PostgresConnectionOptions,
  type RedisQueueBackend,
} from 'bullmq';
import { Client } from 'pg';
import type { Config } from '../config/config.js';
import { named } from '../database/sessions/named-sessions.js';

const schema = 'bullmq';
const disconnectTimeout = 200;

/** Where the queue lives. Queue and worker get connections of their own, so that a blocked worker holds up nobody. */
export interface QueueBackend {
  /** Brings the queue's own tables up to date; processes that start together take turns. */
  prepare(): Promise<void>;
  forQueue: ConnectionOptions;
  forWorker: ConnectionOptions;
  factory: BackendFactory<RedisQueueBackend> | undefined;
}

/** Redis when REDIS_URL is set, else the application's Postgres, in the schema `bullmq`. */
export function queueBackend({ redisUrl, databaseUrl }: Pick<Config, 'redisUrl' | 'databaseUrl'>): QueueBackend {
  return redisUrl ? onRedis(redisUrl) : onPostgres(named(databaseUrl, 'shop-queue'));
}

function onRedis(url: string): QueueBackend {
  return {
    prepare: async () => undefined,
    forQueue: { url, enableOfflineQueue: false, maxRetriesPerRequest: 1, disconnectTimeout },
    forWorker: { url, maxRetriesPerRequest: null, disconnectTimeout },
    factory: undefined,
  };
}

function onPostgres(connectionString: string): QueueBackend {
  return {
    prepare: async () => {
      const client = new Client({ connectionString });
      await client.connect();
      try {
        await runMigrations(client as never, schema);
      } finally {
        await client.end();
      }
    },
    forQueue: { connectionString, schema, max: 3 } satisfies PostgresConnectionOptions,
    forWorker: { connectionString, schema, max: 5 } satisfies PostgresConnectionOptions,
    // Queue and Worker are typed for Redis by default; we use nothing in which the two backends differ.
    factory: createPostgresBackend as unknown as BackendFactory<RedisQueueBackend>,
  };
}
