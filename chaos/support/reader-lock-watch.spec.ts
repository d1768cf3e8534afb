import type { DataSource } from 'typeorm';
import { readerLocks } from '../../backend/src/platform/event-sourcing/readers/reader-lock.js';
import { ReaderLockWatch } from './reader-lock-watch.js';
import { until } from './waiting.js';

it('goes on after a poll that a busy database does not answer', async () => {
  const [key] = Object.values(readerLocks);
  let polls = 0;
  const query = async () => {
    if (++polls === 2) throw new Error('Connection terminated due to connection timeout');
    return [{ key, pid: polls < 3 ? 1 : 2 }];
  };
  const watch = new ReaderLockWatch({ query } as unknown as DataSource);
  await until(() => polls > 3, 'the polls after it');
  await watch.stop();
  expect(watch.takeovers).toBe(1);
});
