import { Redis } from 'ioredis';
import { CannotStartError } from '../config/cannot-start.js';
import { addressOf } from './service-address.js';
import { waitForService, type Tell } from './wait-for-service.js';

const slowestMs = 15_000;

/** Waits until Redis responds. Throws CannotStartError. */
export async function reachRedis(redisUrl: string, waitMs: number, tell: Tell): Promise<void> {
  const name = `Redis at ${addressOf(redisUrl)}`;
  const nextStep =
    'Start it or correct REDIS_URL, or remove REDIS_URL to keep the queue in Postgres; REDIS_WAIT_S sets how long to wait.';
  const isAway = (error: unknown) => !(error instanceof CannotStartError);
  await waitForService({ name, waitMs, nextStep, isAway }, tell, () => ping(redisUrl, name));
}

async function ping(redisUrl: string, name: string): Promise<void> {
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: slowestMs,
    commandTimeout: slowestMs,
    retryStrategy: () => null,
  });
  let first: Error | undefined;
  redis.on('error', (error: Error) => (first ??= error)); // connect() itself only reports a closed connection
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    const cause = first ?? (error as Error);
    if (/^(WRONGPASS|NOAUTH|NOPERM|ERR invalid password)/.test(cause.message))
      throw new CannotStartError(`${name} refused the user or password. Correct REDIS_URL.`);
    throw cause;
  } finally {
    redis.disconnect();
  }
}
