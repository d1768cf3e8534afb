import { Redis } from 'ioredis';
import type { Config } from '../../platform/config/config.js';
import { ok, warning, wrong, type Finding } from './finding.js';

const timeoutMs = 2000;

/** Checks Redis. Nothing to check without REDIS_URL: the queue is in Postgres, which has its own check. */
export async function checkQueue({ redisUrl, production }: Config): Promise<Finding> {
  if (!redisUrl)
    return production
      ? warning('queue', 'in Postgres', 'Set REDIS_URL when the queue loads Postgres too much.')
      : ok('queue', 'in Postgres');
  const redis = new Redis(redisUrl, { lazyConnect: true, connectTimeout: timeoutMs, retryStrategy: () => null });
  redis.on('error', () => undefined); // the call below throws the error
  try {
    await redis.connect();
    const answer = await redis.config('GET', 'maxmemory-policy').catch(() => []); // some hosts forbid CONFIG
    const [, policy] = answer as string[];
    if (policy && policy !== 'noeviction')
      return wrong('queue', `Redis drops keys (${policy})`, 'Set maxmemory-policy noeviction: BullMQ loses jobs.');
    return ok('queue', 'Redis responds');
  } catch (error) {
    const mend = 'Start Redis. The shop keeps running; mails and renewals wait for the sweeps.';
    return wrong('queue', `Redis does not respond (${(error as Error).message})`, mend);
  } finally {
    redis.disconnect();
  }
}
