import { randomUUID } from 'node:crypto';
import { EventStoreUnavailableError, type ExpectedRevision } from '../event-store.js';
import type { NewEvent } from '../events.js';
import { anEvent, aStream, idsOf, inTheEnd, seeds, someEvents, Tail, within } from '../testing/contract-tools.js';
import { eventually } from '../../../testing/kernel.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';
import { EventStoreDbServer } from '../../../../../infra/eventstoredb-server/eventstoredb-server.js';
import { serverVersions } from '../../../../../infra/eventstoredb-server/server-version.js';

const attempts = 3;
let server: EventStoreDbServer;
let store: EventStoreDbEventStore;

beforeEach(async () => {
  server = await EventStoreDbServer.start();
  store = openStore();
});

/** A timeout of two seconds is for the tests that wait for it: a loaded machine may need longer for a response. */
const openStore = (timeoutMs = 5000) =>
  new EventStoreDbEventStore(server.connectionString, { timeoutMs, attempts, retryAfterMs: 5 });

async function giveUpEarly(): Promise<void> {
  await store.close();
  store = openStore(2000);
}

afterEach(async () => {
  await store.close();
  server.goAway();
});

const stored = (streamId: string) => idsOf([...server.log.stream(streamId)]);

describe('an append whose response is lost', () => {
  test.each<[ExpectedRevision]>([['no-stream'], [1]])('expecting %p is retried and stored once', async (expected) => {
    const streamId = aStream();
    const before = expected === 'no-stream' ? [] : someEvents(2);
    if (before.length > 0) await store.append(streamId, before, 'no-stream');
    const events = someEvents(2);
    server.faults.push('lose-answer');
    const { revision, position } = await store.append(streamId, events, expected);
    expect(revision).toBe(before.length + 1);
    expect(position).toBe(server.log.stream(streamId).at(-1)!.position);
    expect(stored(streamId)).toEqual(idsOf([...before, ...events]));
  });
});

describe('an append without a response', () => {
  beforeEach(giveUpEarly);

  test('is retried after the timeout and stored once', async () => {
    const streamId = aStream();
    const events = someEvents(3);
    server.faults.push('ignore', 'ignore');
    expect(await store.append(streamId, events, 'no-stream')).toMatchObject({ revision: 2 });
    expect(server.appendCalls).toBe(3);
    expect(stored(streamId)).toEqual(idsOf(events));
  });

  test('fails as unavailable after the last attempt; a retry with the same ids stores it once', async () => {
    const streamId = aStream();
    const events = someEvents(2);
    server.faults.push('ignore', 'ignore', 'ignore');
    await expect(store.append(streamId, events, 'no-stream')).rejects.toBeInstanceOf(EventStoreUnavailableError);
    expect(server.appendCalls).toBe(attempts);
    expect(await store.append(streamId, events, 'no-stream')).toMatchObject({ revision: 1 });
    expect(stored(streamId)).toEqual(idsOf(events));
  });
});

test('retries while the server is not ready', async () => {
  const streamId = aStream();
  server.faults.push('unavailable', 'unavailable');
  expect(await store.append(streamId, [anEvent()], 'no-stream')).toMatchObject({ revision: 0 });
  server.faults.push('unavailable', 'unavailable', 'unavailable');
  await expect(store.append(streamId, [anEvent()], 0)).rejects.toBeInstanceOf(EventStoreUnavailableError);
  expect(stored(streamId)).toHaveLength(1);
});

test('does not retry a denied call, nor report it as unavailable', async () => {
  server.faults.push('denied');
  const refusal = await store.append(aStream(), [anEvent()], 'no-stream').catch((error: unknown) => error);
  expect(refusal).not.toBeInstanceOf(EventStoreUnavailableError);
  expect(refusal).toMatchObject({ type: 'access-denied' });
  expect(server.appendCalls).toBe(1);
});

test('calls fail as unavailable while the server is away, and succeed when it is back', async () => {
  const streamId = aStream();
  const events = someEvents(2);
  await store.append(streamId, events, 'no-stream');
  server.goAway();
  for (const call of [
    () => store.append(streamId, [anEvent()], 1),
    () => store.readStream(streamId),
    () => store.head(),
  ]) {
    await expect(call()).rejects.toBeInstanceOf(EventStoreUnavailableError);
  }
  await server.comeBack();
  expect(idsOf(await store.readStream(streamId))).toEqual(idsOf(events));
  expect(await store.append(streamId, [anEvent()], 1)).toMatchObject({ revision: 2 });
});

test('a read without a response fails as unavailable', async () => {
  await giveUpEarly();
  server.stallReads = true;
  await expect(store.readStream(aStream())).rejects.toBeInstanceOf(EventStoreUnavailableError);
  await expect(store.head()).rejects.toBeInstanceOf(EventStoreUnavailableError);
});

test('a subscription that starts while the server is away continues when it is back', async () => {
  const streamId = aStream();
  const events = someEvents(3);
  await store.append(streamId, events, 'no-stream');
  server.goAway();
  const tail = new Tail(store, { after: 0n });
  await expect(store.head()).rejects.toBeInstanceOf(EventStoreUnavailableError);
  await server.comeBack();
  await tail.caughtUp();
  await tail.stop();
  expect(idsOf(tail.events)).toEqual(idsOf(events));
});

test('head ignores any number of system events', async () => {
  expect(await store.head()).toBe(0n);
  const { position } = await store.append(aStream(), [anEvent()], 'no-stream');
  const own = someEvents(70, '$metadata').map(withoutData);
  server.log.append('$settings', own, 'any');
  expect(await store.head()).toBe(position);
  const tail = await new Tail(store, { after: 0n }).caughtUp();
  await tail.stop();
  expect(tail.events).toHaveLength(1);
  expect(tail.position).toBe(position);
});

test.each(seeds)('the position passes an event that is filtered out at the hand-over to live (%i)', async (seed) => {
  await store.append(aStream(), someEvents(1 + (seed % 3)), 'no-stream');
  const mostHandOvers = 2; // of the reader alone, and of the shared tail
  let handOvers = 0;
  server.handOver = async () => {
    if (handOvers++ >= mostHandOvers) return;
    await store.append(aStream(), someEvents(1 + (seed % 4), 'Ignored'), 'no-stream');
    server.log.append('$settings', someEvents(1 + (seed % 2), '$metadata').map(withoutData), 'any');
  };
  const tail = await new Tail(store, { after: 0n, types: ['Wanted'] }).caughtUp();
  await tail.until('the last hand-over', () => handOvers >= mostHandOvers);
  await tail.passes(await store.head());
  await tail.stop();
});

test.each([0, 1, 2])(
  'a reader that stored the place of a hidden record misses nothing (%i events before)',
  async (before) => {
    const streamId = aStream();
    if (before > 0) await store.append(streamId, someEvents(before), 'no-stream');
    server.goAway();
    const hidden = server.log.end;
    await server.comeBack();
    const events = someEvents(2);
    const { position } = await inTheEnd(() => store.append(streamId, events, before === 0 ? 'no-stream' : before - 1));
    const tail = await new Tail(store, { after: hidden }).passes(position);
    await tail.stop();
    expect(idsOf(tail.events)).toEqual(idsOf(events));
  },
);

test.each([
  ['inside the last record', 1n],
  ['just behind the last record', 66n],
  ['far behind the end', 1_000_000n],
])('a position %s throws without a retry', async (_, further) => {
  const { position } = await store.append(aStream(), someEvents(1), 'no-stream');
  const strange = position + further;
  const subscribe = async () => {
    for await (const _ of store.subscribe({ after: strange, signal: new AbortController().signal }));
  };
  await expect(within('the refusal', subscribe())).rejects.toThrow(`Position ${strange} is not in this event log`);
});

test.each([
  ['has followed the log', 2],
  ['has read nothing since its start', 0],
])('a subscription that %s ends when another log takes the place of its own', async (_, count) => {
  const streamId = aStream();
  const { position: start } = await store.append(streamId, [anEvent()], 'no-stream');
  let handOvers = 0;
  server.handOver = () => void handOvers++;
  const tail = await new Tail(store, { after: start }).caughtUp();
  await eventually(() => handOvers === 2, 'the shared tail is open');
  for (let index = 0; index < count; index++) await store.append(streamId, [anEvent()], index);
  const written = server.log.stream(streamId);
  const { position } = written.at(-1)!;
  await tail.passes(position);
  const port = Number(/:(\d+)\?/.exec(server.connectionString)![1]);
  server.goAway();
  server = await EventStoreDbServer.start({ port });
  // the same bytes under other ids, so that the position is one of this log too
  for (const event of [...written, ...written]) server.log.append(streamId, [{ ...event, id: randomUUID() }], 'any');
  expect(server.log.stream(streamId).some((event) => event.position === position)).toBe(true);
  await expect(tail.until('the refusal', () => false)).rejects.toThrow(`Position ${position} is not in this event log`);
});

test('close ends subscriptions and refuses later calls', async () => {
  const reading = (async () => {
    for await (const _ of store.subscribe({ after: 0n, signal: new AbortController().signal }));
  })();
  const waiting = await new Tail(store, { after: 0n }).caughtUp();
  await store.close();
  await within('the end of both', Promise.all([reading, waiting.stop()]));
  await expect(store.append(aStream(), [anEvent()], 'no-stream')).rejects.toBeInstanceOf(EventStoreUnavailableError);
});

test.each(serverVersions)(
  'a reader of a type that has not occurred stores the position of an event (%s)',
  async (version) => {
    const another = await EventStoreDbServer.start({ version });
    const reading = new EventStoreDbEventStore(another.connectionString);
    const waiting = new Tail(reading, { after: 0n, types: ['Wanted'] });
    const streamId = aStream();
    const first = await reading.append(streamId, someEvents(700), 'no-stream');
    await waiting.passes(first.position);
    const caughtUp = await new Tail(reading, { after: 0n, types: ['Wanted'] }).caughtUp();
    const { position } = await reading.append(streamId, [anEvent('Wanted')], 699);
    const positions = another.log.records.map((record) => record.position);
    for (const tail of [waiting, caughtUp]) {
      await tail.passes(position);
      expect(tail.events).toHaveLength(1);
      for (const batch of tail.batches) expect(positions).toContain(batch.position);
      await tail.stop();
    }
    await reading.close();
    another.goAway();
  },
);

test('never uses the batch append of the client', async () => {
  await Promise.all([1, 2, 3].map(() => store.append(aStream(), someEvents(2), 'no-stream')));
  expect(server.appendCalls).toBe(3);
  expect(server.batchAppendCalls).toBe(0);
});

const bytes = new TextEncoder().encode('{}');
const withoutData = ({ id, type }: NewEvent) => ({ id, type, data: bytes, metadata: bytes });
