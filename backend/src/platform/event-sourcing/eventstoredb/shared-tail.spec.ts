import type { EventBatch } from '../event-store.js';
import type { RecordedEvent } from '../events.js';
import { SharedTail } from './shared-tail.js';

const eventAt = (position: number, type = 'Even') => ({ position: BigInt(position), type }) as RecordedEvent;
const batchOf = (positions: number[], caughtUp = true): EventBatch => ({
  events: positions.map((position) => eventAt(position, position % 2 ? 'Odd' : 'Even')),
  position: BigInt(positions.at(-1)!),
  caughtUp,
});

/** A tail whose batches the test supplies; records every subscription. */
function aLog() {
  const opened: { after: bigint; signal: AbortSignal; tell: (batch: EventBatch | Error) => void }[] = [];
  const tail = new SharedTail((after, signal) => {
    const told: (EventBatch | Error)[] = [];
    let wake = () => {};
    opened.push({ after, signal, tell: (batch) => (told.push(batch), wake()) });
    return (async function* () {
      while (!signal.aborted) {
        const next = told.shift();
        if (next instanceof Error) throw next;
        if (next) yield next;
        else
          await new Promise<void>((resolve) => ((wake = resolve), signal.addEventListener('abort', () => resolve())));
      }
    })();
  });
  return { tail, opened };
}

const stopping: AbortController[] = [];
afterEach(() => stopping.splice(0).forEach((controller) => controller.abort()));
const follow = (tail: SharedTail, after: number, options: { types?: string[]; batchSize?: number } = {}) => {
  const controller = new AbortController();
  stopping.push(controller);
  const batches = tail.follow({ after: BigInt(after), signal: controller.signal, ...options });
  return { next: batches[Symbol.asyncIterator](), stop: () => controller.abort() };
};
const nextOf = async ({ next }: ReturnType<typeof follow>) => {
  const { value, done } = (await next.next()) as IteratorResult<EventBatch>;
  if (done) return 'the end';
  return [value.events.map(({ position }) => Number(position)), Number(value.position), value.caughtUp];
};

it('subscribes once for all readers, with the types of each and every position', async () => {
  const { tail, opened } = aLog();
  const [all, odd] = [follow(tail, 10), follow(tail, 11, { types: ['Odd'] })];
  const first = [nextOf(all), nextOf(odd)];
  opened[0]!.tell(batchOf([11, 12]));
  expect(await Promise.all(first)).toEqual([
    [[11, 12], 12, true],
    [[], 12, true],
  ]);
  const second = [nextOf(all), nextOf(odd)];
  opened[0]!.tell(batchOf([13, 14, 15], false));
  expect(await Promise.all(second)).toEqual([
    [[13, 14, 15], 15, false],
    [[13, 15], 15, false],
  ]);
  expect(opened.map(({ after }) => after)).toEqual([10n]);
});

it('delivers missed events to a slow reader in batches of its size', async () => {
  const { tail, opened } = aLog();
  const slow = follow(tail, 0, { batchSize: 2 });
  const first = nextOf(slow);
  opened[0]!.tell(batchOf([1]));
  await first;
  opened[0]!.tell(batchOf([2, 3]));
  opened[0]!.tell(batchOf([4]));
  await new Promise(setImmediate);
  expect([await nextOf(slow), await nextOf(slow)]).toEqual([
    [[2, 3], 3, false],
    [[4], 4, true],
  ]);
});

it('ends for a reader whose events were evicted, and continues for the others', async () => {
  const { tail, opened } = aLog();
  const [slow, quick] = [follow(tail, 0), follow(tail, 0)];
  const first = [nextOf(slow), nextOf(quick)];
  opened[0]!.tell(batchOf([1]));
  await Promise.all(first);
  for (let from = 2; from < 4000; from += 500) {
    opened[0]!.tell(batchOf(Array.from({ length: 500 }, (_, index) => from + index)));
    await nextOf(quick);
  }
  expect(await nextOf(slow)).toBe('the end');
  expect(opened[0]!.signal.aborted).toBe(false);
});

it('subscribes again for a reader that is further behind', async () => {
  const { tail, opened } = aLog();
  const [ahead, behind] = [follow(tail, 100), follow(tail, 50)];
  const first = [nextOf(ahead), nextOf(behind)];
  opened[1]!.tell(batchOf([60]));
  opened[0]!.tell(batchOf([101]));
  expect(await Promise.all(first)).toEqual([
    [[101], 101, true],
    [[60], 60, true],
  ]);
});

it('throws a failure to every reader, and subscribes again for the next one', async () => {
  const { tail, opened } = aLog();
  const readers = [follow(tail, 0), follow(tail, 0)];
  const failures = readers.map((reader) => expect(nextOf(reader)).rejects.toThrow('refused'));
  opened[0]!.tell(new Error('refused'));
  await Promise.all(failures);
  const next = nextOf(follow(tail, 0));
  opened[1]!.tell(batchOf([1]));
  expect(await next).toEqual([[1], 1, true]);
});

it('ends the subscription when the last reader leaves', async () => {
  const { tail, opened } = aLog();
  const readers = [follow(tail, 0), follow(tail, 0)];
  const ends = readers.map(nextOf);
  readers[0]!.stop();
  expect(await ends[0]).toBe('the end');
  expect(opened[0]!.signal.aborted).toBe(false);
  readers[1]!.stop();
  expect(await ends[1]).toBe('the end');
  expect(opened[0]!.signal.aborted).toBe(true);
});
