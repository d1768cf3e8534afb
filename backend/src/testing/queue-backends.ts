import { Redis } from 'ioredis';

const given = process.env.TEST_REDIS_URL;

/** Postgres, and Redis when TEST_REDIS_URL is set. */
export const queueBackends: readonly (readonly [name: string, redisUrl: string | undefined])[] = [
  ['Postgres', undefined],
  ...(given ? ([['Redis', given]] as const) : []),
];

/** Flushes the Jest worker's Redis database, because all test shops use the same queue name. */
export async function queueOn(redisUrl: string | undefined): Promise<Record<string, string>> {
  if (!redisUrl) return {};
  const url = new URL(redisUrl);
  url.pathname = `/${process.env.JEST_WORKER_ID ?? '1'}`;
  const redis = new Redis(url.toString());
  await redis.flushdb();
  await redis.quit();
  return { REDIS_URL: url.toString() };
}
