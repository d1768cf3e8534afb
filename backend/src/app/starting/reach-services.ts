import type { Config } from '../../platform/config/config.js';
import { reachEventStore } from './reach-event-store.js';
import { reachPostgres } from '../../platform/starting/reach-postgres.js';
import { reachRedis } from '../../platform/starting/reach-redis.js';
import type { Tell } from '../../platform/starting/wait-for-service.js';

type StoreSettings = Pick<Config, 'databaseUrl' | 'databaseWaitMs' | 'eventStoreUrl' | 'eventStoreWaitMs'>;
type QueueSettings = Pick<Config, 'redisUrl' | 'redisWaitMs'>;

/** Waits for Postgres and, where one is configured, EventStoreDB. Throws CannotStartError. */
export async function reachStores(config: StoreSettings, tell: Tell): Promise<void> {
  const { eventStoreUrl, eventStoreWaitMs } = config;
  await Promise.all([
    reachPostgres(config, tell),
    ...(eventStoreUrl ? [reachEventStore(eventStoreUrl, eventStoreWaitMs, tell)] : []),
  ]);
}

/** Waits for the stores and, where configured, Redis. Throws CannotStartError. */
export async function reachServices(config: StoreSettings & QueueSettings, tell: Tell): Promise<void> {
  const { redisUrl, redisWaitMs } = config;
  await Promise.all([reachStores(config, tell), ...(redisUrl ? [reachRedis(redisUrl, redisWaitMs, tell)] : [])]);
}
