import { eventually, openTestKernel, recordingLog, type TestKernel } from '../../../testing/kernel.js';
import { ReaderLock, readerLocks } from './reader-lock.js';

let kernel: TestKernel;
beforeEach(async () => (kernel = await openTestKernel()));
afterEach(() => kernel.close());

/** A reader that records whether it holds the lock, and how often it got it. */
function reader() {
  const stopping = new AbortController();
  const seen = { reading: false, acquisitions: 0 };
  const lock = new ReaderLock(kernel.dataSource, readerLocks.projections, recordingLog());
  const ended = lock.hold(stopping.signal, async (held) => {
    Object.assign(seen, { reading: true, acquisitions: seen.acquisitions + 1 });
    await new Promise((resolve) => held.addEventListener('abort', resolve, { once: true }));
    seen.reading = false;
  });
  return { seen, stop: () => (stopping.abort(), ended) };
}

it('belongs to one reader, and passes to another when that one stops', async () => {
  const first = reader();
  await eventually(() => first.seen.reading);
  const second = reader();
  await first.stop();
  await eventually(() => second.seen.reading);
  expect(first.seen).toEqual({ reading: false, acquisitions: 1 });
  await second.stop();
  expect(second.seen).toEqual({ reading: false, acquisitions: 1 });
});

it('is lost with its session, and taken again', async () => {
  const only = reader();
  await eventually(() => only.seen.reading);
  await kernel.dataSource.query(
    `select pg_terminate_backend(pid) from pg_locks
     where locktype = 'advisory' and objid = ${readerLocks.projections} and granted
       and database = (select oid from pg_database where datname = current_database())`,
  );
  await eventually(() => only.seen.acquisitions === 2 && only.seen.reading);
  await only.stop();
});
