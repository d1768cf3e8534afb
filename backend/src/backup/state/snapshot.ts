import type { DataSource, QueryRunner } from 'typeorm';
import type { EventStore } from '../../platform/event-sourcing/event-store.js';
import { pause } from '../../platform/timing/pause.js';
import { BackupRefusedError } from '../backup-refused.js';

const timeoutMs = 60_000;

/** Runs `work` in a snapshot that matches `logEnd`. Throws BackupRefusedError when the log moves for a minute. */
export async function inSnapshot<T>(
  store: EventStore,
  dataSource: DataSource,
  work: (runner: QueryRunner, logEnd: bigint) => Promise<T>,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (let before = await store.head(); Date.now() < deadline;) {
    const attempt = await dataSource.transaction('REPEATABLE READ', async ({ queryRunner }) => {
      await queryRunner!.query(`set local idle_in_transaction_session_timeout = '5min'`);
      await queryRunner!.query('select 1'); // the first query takes the snapshot
      const logEnd = await store.head();
      const result = logEnd === before ? { value: await work(queryRunner!, logEnd) } : null;
      return { logEnd, result };
    });
    if (attempt.result) return attempt.result.value;
    before = attempt.logEnd;
    await pause(Math.random() * 5); // jitter, against writers with a fixed interval
  }
  throw new BackupRefusedError('The log did not stop changing within a minute. Try again when the shop is less busy.');
}
