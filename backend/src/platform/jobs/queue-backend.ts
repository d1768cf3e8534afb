import {
  createPostgresBackend,
  runMigrations,
  type BackendFactory,
  type ConnectionOptions,
  type PostgresConnectionOptions,
  type RedisQueueBackend,
} from 'bullmq';
import type { Config } from '../config/config.js';
import { GuardedClient } from '../database/sessions/guarded-client.js';
import { named } from '../database/sessions/named-sessions.js';

const schema = 'bullmq';
const disconnectTimeout = 200;

/** Creates connections of their own for queue and worker, so that a blocked worker delays nobody. */
export interface QueueBackend {
  prepare(): Promise<void>;
  forQueue: ConnectionOptions;
  forWorker: ConnectionOptions;
  factory: BackendFactory<RedisQueueBackend> | undefined;
}

/** Redis when REDIS_URL is set, else Postgres, in the schema `bullmq`. */
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
      const client = new GuardedClient({ connectionString });
      await client.connect();
      try {
        await runMigrations(client as never, schema);
      } finally {
        await client.end();
      }
    },
    forQueue: { connectionString, schema, max: 3, Client: GuardedClient } satisfies PostgresConnectionOptions,
    forWorker: { connectionString, schema, max: 5, Client: GuardedClient } satisfies PostgresConnectionOptions,
    // BullMQ types both for Redis by default; we use nothing in which the backends differ.
    factory: createPostgresBackend as unknown as BackendFactory<RedisQueueBackend>,
  };
}
