import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { isLockTimeout } from './pg-errors.js';
import type { Queryable } from './queryable.js';

const logger = new Logger('database');

const lockTimeout = '1s';
const pauseMs = 2000;
/** About ten minutes, which outlasts a backup. */
const mostAttempts = 200;

/**
 * Runs `attempt` on the session of `database`, and again when it waited a second for a lock. Readers queue behind a
 * statement that needs a table alone, so it must not wait behind a long read, such as a backup. Throws after ten minutes.
 */
export async function withShortLockWaits<T>(database: Queryable, attempt: () => Promise<T>): Promise<T> {
  await database.query(`set lock_timeout = '${lockTimeout}'`);
  try {
    for (let left = mostAttempts; ; left--) {
      try {
        return await attempt();
      } catch (error) {
        if (!isLockTimeout(error) || left === 1) throw error;
      }
      logger.warn('A long read keeps a table from being changed; trying again');
      await sleep(pauseMs);
    }
  } finally {
    await database.query('reset lock_timeout').catch(() => undefined); // its transaction failed, and ends with it
  }
}
