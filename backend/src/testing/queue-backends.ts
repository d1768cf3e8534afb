import { Redis } from 'ioredis';

const given = process.env.TEST_REDIS_URL;

/** What the queue can run on in a test: Postgres, and Redis where TEST_REDIS_URL names one. */
export const queueBackends: readonly (readonly [name: string, redisUrl: string | undefined])[] = [
  ['Postgres', undefined],
  ...(given ? ([['Redis', given]] as const) : []),
];

/**
 * The environment of a test shop with its queue there. All shops call it the same, so that on Redis each Jest worker has a
 * database of its own, which is emptied.
 */
export async function queueOn(redisUrl: string | undefined): Promise<Record<string, string>> {
  if (!redisUrl) return {};
  const url = new URL(redisUrl);
  url.pathname = `/${process.env.JEST_WORKER_ID ?? '1'}`;
  const redis = new Redis(url.toString());
  await redis.flushdb();
  await redis.quit();
  return { REDIS_URL: url.toString() };
}
