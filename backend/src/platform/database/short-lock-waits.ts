import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { isLockTimeout } from './pg-errors.js';
import type { Queryable } from './queryable.js';

const logger = new Logger('database');

/** Shorter than `deadlock_timeout`, which is a second: this statement gives up before Postgres ends a reader. */
const lockTimeout = '500ms';
const pauseMs = 2000;
/** Ten minutes with their pauses, which outlast a backup. */
const mostAttempts = 240;

/**
 * Runs `attempt` on the session of `database`, and again when it waited half a second for a lock. Readers queue behind a
 * statement that locks a whole table, so it must not wait behind a long read, such as a backup. Throws after ten minutes.
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
