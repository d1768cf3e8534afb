import { setTimeout as sleep } from 'node:timers/promises';
import { UnknownPositionError, type AppendResult, type ExpectedRevision } from '../event-store.js';
import type { NewEvent } from '../events.js';
import { anEvent, aStream, idsOf, inTheEnd, seeds, someEvents, stepsOf, Tail } from '../testing/contract-tools.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';
import { EventStoreDbServer, type AppendFault } from '../../../../../infra/eventstoredb-server/eventstoredb-server.js';

/** The server fails one of two identical appends after this time at the earliest. */
const commitTimeoutMs = 20_000;
const soonMs = 15_000;
const options = { timeoutMs: 2 * commitTimeoutMs, retryAfterMs: 5 };
let server: EventStoreDbServer;
let store: EventStoreDbEventStore;
let other: EventStoreDbEventStore;

beforeAll(async () => {
  server = await EventStoreDbServer.start();
  server.commitPhase.leastTimeoutMs = commitTimeoutMs;
  store = new EventStoreDbEventStore(server.connectionString, options);
  other = new EventStoreDbEventStore(server.connectionString, options);
});
afterAll(async () => {
  await Promise.all([store.close(), other.close()]);
  server.goAway();
});

interface Append {
  events: NewEvent[];
  expected: ExpectedRevision;
  result: AppendResult;
}

async function appendNext(streamId: string, done: Append[], events: NewEvent[]): Promise<void> {
  const expected = done.at(-1)?.result.revision ?? 'no-stream';
  done.push({ events, expected, result: await inTheEnd(() => store.append(streamId, events, expected)) });
}

const idsIn = (streamId: string) => idsOf([...server.log.stream(streamId)]);
const idsInAll = (done: readonly Append[]) => done.flatMap(({ events }) => idsOf(events));
/** A deterministic number below `limit`. */
const pick = (seed: number, limit: number) => (Math.imul(seed, 2654435761) >>> 8) % limit;

test.each(seeds)('an append repeated across restarts of the server is stored once (%i)', async (seed) => {
  const [streamId, done] = [aStream(), [] as Append[]];
  await appendNext(streamId, done, someEvents(1 + (seed % 3)));
  for (const [index, step] of stepsOf(seed, ['append', 'repeat', 'restart', 'forget']).entries()) {
    if (step === 'append') await appendNext(streamId, done, someEvents(1 + pick(seed + index, 4)));
    if (step === 'forget') server.log.forgetIds();
    if (step === 'restart') {
      server.goAway();
      await server.comeBack();
    }
    const { events, expected, result } = done[pick(seed * 31 + index, done.length)]!;
    await sleep(5); // longer than the server takes to commit
    expect(await inTheEnd(() => store.append(streamId, events, expected))).toEqual(result);
  }
  expect(idsIn(streamId)).toEqual(idsInAll(done));
});

test.each(seeds)('the same append from two processes succeeds for both soon (%i)', async (seed) => {
  const [streamId, done] = [aStream(), [] as Append[]];
  if (seed % 2 === 0) await appendNext(streamId, done, someEvents(1 + pick(seed, 3)));
  const expected = done.at(-1)?.result.revision ?? 'no-stream';
  const events = someEvents(1 + pick(seed + 7, 5));
  const fault = stepsOf<AppendFault | null>(seed, [null, null, 'slow', 'commit-timeout'])[0]!;
  if (fault) server.faults.push(fault);
  server.commitPhase.windowMs = 3 + pick(seed + 3, 60);
  const begun = performance.now();
  const twin = async (which: EventStoreDbEventStore, afterMs: number) => {
    await sleep(afterMs);
    return which.append(streamId, events, expected);
  };
  const results = await Promise.all([twin(store, 0), twin(other, pick(seed + 11, 6))]);
  expect(performance.now() - begun).toBeLessThan(soonMs);
  expect(idsIn(streamId)).toEqual([...idsInAll(done), ...idsOf(events)]);
  const { revision, position } = server.log.stream(streamId).at(-1)!;
  expect(results).toEqual([
    { revision, position },
    { revision, position },
  ]);
  server.commitPhase.windowMs = 3;
});

test.each(seeds)(
  'a repeat reports its own position, or the head when its events can no longer be read (%i)',
  async (seed) => {
    const [streamId, done] = [aStream(), [] as Append[]];
    for (let number = 0; number < 2 + (seed % 4); number++) {
      await appendNext(streamId, done, someEvents(1 + pick(seed + number, 3)));
    }
    const length = idsInAll(done).length;
    const first = seed % 5 === 0 ? length : pick(seed, length + 1);
    const rules = { $tb: first };
    const data = Buffer.from(JSON.stringify(rules));
    if (seed % 5 === 0) server.log.softDelete(streamId);
    else server.log.append(`$$${streamId}`, [{ ...anEvent('$metadata'), data, metadata: Buffer.from('{}') }], 'any');
    await sleep(5); // longer than the server takes to commit
    const head = await store.head();
    for (const { events, expected, result } of done) {
      const position = result.revision >= first ? result.position : head;
      expect(await store.append(streamId, events, expected)).toEqual({ revision: result.revision, position });
    }
    expect(idsIn(streamId)).toEqual(idsInAll(done));
  },
);

test.each(seeds)('head skips the server’s own events, and a position inside a record is refused (%i)', async (seed) => {
  const { position } = await store.append(aStream(), someEvents(1 + (seed % 3)), 'no-stream');
  const own = someEvents(pick(seed, 300), '$metadata').map(({ id, type }) => ({
    id,
    type,
    data: none,
    metadata: none,
  }));
  server.log.append('$settings', own, 'any');
  expect(await store.head()).toBe(position);
  const record = server.log.records[pick(seed, server.log.records.length)]!;
  const inside = record.position + 1n + BigInt(pick(seed + 5, Number(record.end - record.position) - 1));
  const tail = new Tail(store, { after: inside });
  await expect(tail.caughtUp()).rejects.toBeInstanceOf(UnknownPositionError);
});

const none = Buffer.from('');
