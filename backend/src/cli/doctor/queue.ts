import { Redis } from 'ioredis';
import type { Config } from '../../platform/config/config.js';
import { ok, warning, wrong, type Finding } from './finding.js';

const patience = 2000;

/** Without REDIS_URL the queue lives in Postgres, which is looked at by itself. */
export async function lookAtQueue({ redisUrl, production }: Config): Promise<Finding> {
  if (!redisUrl)
    return production
      ? warning('queue', 'in Postgres', 'Set REDIS_URL when there is more work than one Postgres should carry.')
      : ok('queue', 'in Postgres');
  const redis = new Redis(redisUrl, { lazyConnect: true, connectTimeout: patience, retryStrategy: () => null });
  redis.on('error', () => undefined); // what the call below throws is told
  try {
    await redis.connect();
    const answer = await redis.config('GET', 'maxmemory-policy').catch(() => []); // some hosts do not tell
    const [, policy] = answer as string[];
    if (policy && policy !== 'noeviction')
      return wrong('queue', `Redis drops keys (${policy})`, 'Set maxmemory-policy noeviction: BullMQ loses jobs.');
    return ok('queue', 'Redis answers');
  } catch (error) {
    const mend = 'Start Redis. The shop goes on meanwhile; mails and renewals wait for the sweeps.';
    return wrong('queue', `Redis does not answer (${(error as Error).message})`, mend);
  } finally {
    redis.disconnect();
  }
}
