import { setTimeout as sleep } from 'node:timers/promises';
import { mostAppendBytes } from '../deciding/appendable.js';
import type { Actor, RecordedEvent } from '../events.js';
import { restoreInParallel } from './restore-in-parallel.js';
import { anEvent } from '../testing/contract-tools.js';

interface Told {
  streamId: string;
  correlation?: string;
  cause?: string;
  actor?: Actor;
  data?: object;
}

/** A log of these events, each in its own correlation unless it names one. */
function logOf(...told: Told[]): RecordedEvent[] {
  const revisions = new Map<string, number>();
  return told.map(({ streamId, correlation, cause, actor, data }, index) => {
    const event = anEvent('ThingHappened', data);
    const revision = revisions.get(streamId) ?? 0;
    revisions.set(streamId, revision + 1);
    const metadata = {
      ...event.metadata,
      ...(correlation && { $correlationId: correlation }),
      ...(cause && { $causationId: cause }),
      ...(actor && { actor }),
    };
    return { ...event, metadata, streamId, revision, position: BigInt(index) };
  });
}

/** Appends after a random pause and records which events were started and stored. */
class SlowStore {
  readonly stored: string[] = [];
  readonly appends: string[][] = [];
  atOnce = 0;
  mostAtOnce = 0;
  refused: string | null = null;
  private position = 0n;

  readonly append = async (streamId: string, events: readonly RecordedEvent[]): Promise<{ position: bigint }> => {
    this.appends.push(events.map(({ id }) => id));
    this.mostAtOnce = Math.max(this.mostAtOnce, ++this.atOnce);
    await sleep(Math.random() * 5);
    this.atOnce--;
    if (streamId === this.refused) throw new Error(`${streamId} is refused`);
    this.stored.push(...events.map(({ id }) => id));
    return { position: ++this.position };
  };
}

const expectKept = (store: SlowStore, events: readonly RecordedEvent[]) => {
  const kept = new Set(events.map(({ id }) => id));
  expect(store.stored.filter((id) => kept.has(id))).toEqual([...kept]);
};

it('appends independent streams in parallel, at most 32 at once', async () => {
  const store = new SlowStore();
  const log = logOf(...Array.from({ length: 100 }, (_, index) => ({ streamId: `order-${index}` })));
  expect(await restoreInParallel(store.append, log)).toBe(100n);
  expect(new Set(store.stored)).toEqual(new Set(log.map(({ id }) => id)));
  expect(store.mostAtOnce).toBe(32);
});

it('keeps the order of a stream, of a correlation and of a customer', async () => {
  const store = new SlowStore();
  const person = (id: number): Actor => ({ kind: 'customer', id: String(id) });
  const log = logOf(
    ...Array.from({ length: 300 }, (_, index) => ({
      streamId: `stock-${index % 17}`,
      correlation: `request-${index % 23}`,
      actor: person(index % 29),
    })),
  );
  await restoreInParallel(store.append, log);
  expect(store.stored).toHaveLength(300);
  expect(store.mostAtOnce).toBeGreaterThan(3);
  for (const each of [17, 23, 29]) {
    for (let rest = 0; rest < each; rest++)
      expectKept(
        store,
        log.filter((_, index) => index % each === rest),
      );
  }
});

it('stores an event after its cause', async () => {
  for (let round = 0; round < 10; round++) {
    const store = new SlowStore();
    const [cause] = logOf({ streamId: 'order-1' });
    const [effect] = logOf({ streamId: 'stock-1', cause: cause!.id });
    await restoreInParallel(store.append, [cause!, effect!]);
    expectKept(store, [cause!, effect!]);
  }
});

it('does not chain what one member of staff does to different streams', async () => {
  const store = new SlowStore();
  const actor: Actor = { kind: 'staff', id: '1' };
  await restoreInParallel(
    store.append,
    logOf(...Array.from({ length: 100 }, (_, n) => ({ streamId: `order-${n}`, actor }))),
  );
  expect(store.mostAtOnce).toBe(32);
});

it('measures each event once, also when many wait', async () => {
  let measured = 0;
  const data = { toJSON: () => ({ number: measured++ }) };
  const log = logOf(
    ...Array.from({ length: 40 }, (_, n) => [
      { streamId: 'stock-1', correlation: `request-${n}`, data },
      { streamId: `order-${n}`, correlation: `request-${n}`, data },
      { streamId: 'stock-1', correlation: `request-${n}`, data },
    ]).flat(),
  );
  await restoreInParallel(new SlowStore().append, log);
  expect(measured).toBe(log.length);
});

it('lets the events of a popular stream gather while others are stored', async () => {
  const store = new SlowStore();
  const log = logOf(
    ...Array.from({ length: 200 }, (_, n) => [
      { streamId: `order-${n}`, correlation: `request-${n}` },
      { streamId: 'stock-1', correlation: `request-${n}` },
    ]).flat(),
  );
  await restoreInParallel(store.append, log);
  expect(store.stored).toHaveLength(400);
  expect(store.appends.length - 200).toBeLessThan(30); // of stock-1: one at a time would be 200
});

it('batches neighbours of one stream up to the limit of one append', async () => {
  const store = new SlowStore();
  const large = { text: 'x'.repeat(mostAppendBytes / 3) };
  const log = logOf(...Array.from({ length: 5 }, () => ({ streamId: 'order-1', data: large })));
  const more = logOf(...Array.from({ length: 150 }, () => ({ streamId: 'order-2' })));
  await restoreInParallel(store.append, [...log, ...more]);
  expect(store.appends.map(({ length }) => length).sort((one, other) => one - other)).toEqual([1, 2, 2, 50, 100]);
});

it('throws when an append fails, and stores nothing that depends on it', async () => {
  const store = new SlowStore();
  store.refused = 'order-1';
  const log = logOf(
    { streamId: 'order-1', correlation: 'request-1' },
    { streamId: 'stock-1', correlation: 'request-1' },
    { streamId: 'order-2' },
  );
  await expect(restoreInParallel(store.append, log)).rejects.toThrow('order-1 is refused');
  expect(store.stored).toEqual([log[2]!.id]);
  expect(store.atOnce).toBe(0);
});
