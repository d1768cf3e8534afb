import type { DataSource, QueryRunner } from 'typeorm';
import type { EventStore } from '../platform/event-sourcing/event-store.js';
import { pause } from '../platform/timing/pause.js';
import { BackupRefusedError } from './backup-refused.js';

const patienceMs = 60_000;

/**
 * Runs `work` in a transaction that sees the tables as they were at one moment, together with the end of the log at that
 * same moment, while everybody writes on. The log may be elsewhere: a moment at which it stood still is found by looking
 * at its end before and after the snapshot. Throws BackupRefusedError when there is none in a minute.
 */
export async function atOneMoment<T>(
  store: EventStore,
  dataSource: DataSource,
  work: (runner: QueryRunner, logEnd: bigint) => Promise<T>,
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.connect();
    const logEnd = await openSnapshot(store, runner);
    const result = await work(runner, logEnd);
    await runner.commitTransaction();
    return result;
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined); // it only read
    await runner.release();
  }
}

async function openSnapshot(store: EventStore, runner: QueryRunner): Promise<bigint> {
  const deadline = Date.now() + patienceMs;
  for (let before = await store.head(); Date.now() < deadline;) {
    await runner.startTransaction('REPEATABLE READ');
    await runner.query(`set local idle_in_transaction_session_timeout = '5min'`); // a slow disk may take its time
    await runner.query('select 1'); // the snapshot is of now
    const after = await store.head();
    if (after === before) return after;
    await runner.rollbackTransaction();
    before = after;
    await pause(Math.random() * 5, new AbortController().signal); // out of step with who writes regularly
  }
  throw new BackupRefusedError(
    'The log did not stand still for a moment in a minute: try again when there is less to do',
  );
}
