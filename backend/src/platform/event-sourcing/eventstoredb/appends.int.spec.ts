import { setTimeout as sleep } from 'node:timers/promises';
import type { EventStoreDBClient } from '@eventstore/db-client';
import { WrongExpectedRevisionError, type AppendResult } from '../event-store.js';
import type { NewEvent } from '../events.js';
import { anEvent, aStream, idsOf, someEvents } from '../testing/contract-tools.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';
import { EventStoreDbServer } from '../../../../../infra/eventstoredb-server/eventstoredb-server.js';
import { clientAt } from '../../../../../infra/eventstoredb-server/server-under-test.js';

/** The server fails one of two identical appends after this time at the earliest. */
const commitTimeoutMs = 20_000;
const soonMs = 15_000;
let server: EventStoreDbServer;
let store: EventStoreDbEventStore;
let other: EventStoreDbEventStore;
let client: EventStoreDBClient;

beforeEach(async () => {
  server = await EventStoreDbServer.start();
  server.commitPhase.leastTimeoutMs = commitTimeoutMs;
  store = new EventStoreDbEventStore(server.connectionString, { timeoutMs: 2 * commitTimeoutMs });
  other = new EventStoreDbEventStore(server.connectionString, { timeoutMs: 2 * commitTimeoutMs });
  client = clientAt(server.connectionString);
  await Promise.all([store, other].map((each) => each.append(aStream(), [anEvent()], 'no-stream')));
  server.appendCalls = 0;
});

afterEach(async () => {
  await Promise.all([store.close(), other.close(), client.dispose()]);
  server.goAway();
});

const stored = (streamId: string) => idsOf([...server.log.stream(streamId)]);
const timed = async <T>(work: Promise<T>): Promise<{ result: T; tookMs: number }> => {
  const begun = performance.now();
  const result = await work;
  return { result, tookMs: performance.now() - begun };
};
const expectStoredOnce = (streamId: string, events: readonly NewEvent[], results: readonly AppendResult[]) => {
  expect(stored(streamId)).toEqual(idsOf(events));
  const { revision, position } = server.log.stream(streamId).at(-1)!;
  for (const result of results) expect(result).toEqual({ revision, position });
};

describe('the same append twice at once', () => {
  test('within a process is one call', async () => {
    const [streamId, events] = [aStream(), someEvents(2)];
    server.commitPhase.windowMs = 100;
    const twins = [1, 2].map(() => store.append(streamId, events, 'no-stream'));
    const { result, tookMs } = await timed(Promise.all(twins));
    expectStoredOnce(streamId, events, result);
    expect(server.appendCalls).toBe(1);
    expect(tookMs).toBeLessThan(soonMs);
  });

  test('from two processes succeeds for both as soon as the stream holds it', async () => {
    const [streamId, events] = [aStream(), someEvents(2)];
    server.commitPhase.windowMs = 100;
    const twins = [store, other].map((each) => each.append(streamId, events, 'no-stream'));
    const { result, tookMs } = await timed(Promise.all(twins));
    expectStoredOnce(streamId, events, result);
    expect(tookMs).toBeLessThan(soonMs);
  });

  test('is repeated with the same outcome later', async () => {
    const [streamId, events] = [aStream(), someEvents(2)];
    const results = [];
    for (let time = 0; time < 2; time++) {
      results.push(await store.append(streamId, events, 'no-stream'));
      await sleep(10);
    }
    expectStoredOnce(streamId, events, results);
    expect(server.appendCalls).toBe(2);
  });
});

describe('an append without a response after 150 ms', () => {
  test('succeeds when the stream holds all its events', async () => {
    const [streamId, events] = [aStream(), someEvents(3)];
    server.faults.push('commit-timeout');
    const { result, tookMs } = await timed(store.append(streamId, events, 'no-stream'));
    expectStoredOnce(streamId, events, [result]);
    expect(tookMs).toBeLessThan(soonMs);
  });

  test('handles its late rejection', async () => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    const [streamId, events] = [aStream(), someEvents(3)];
    server.commitPhase.leastTimeoutMs = 2000;
    server.faults.push('commit-timeout');
    expectStoredOnce(streamId, events, [await store.append(streamId, events, 'no-stream')]);
    await sleep(3200);
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  test('waits for the response while the stream lacks its events', async () => {
    const [streamId, events] = [aStream(), someEvents(2)];
    server.faults.push('slow');
    const { result, tookMs } = await timed(store.append(streamId, events, 'no-stream'));
    expectStoredOnce(streamId, events, [result]);
    expect(tookMs).toBeGreaterThan(300);
  });

  test('waits for the response while other events are at that place', async () => {
    const [streamId, events] = [aStream(), someEvents(2)];
    server.faults.push('slow');
    const slow = store.append(streamId, [events[0]!, anEvent()], 'no-stream');
    const refused = expect(slow).rejects.toBeInstanceOf(WrongExpectedRevisionError);
    await sleep(20);
    await other.append(streamId, events, 'no-stream');
    await refused;
    expect(stored(streamId)).toEqual(idsOf(events));
  });
});

describe('a repeat whose events can no longer be read', () => {
  test.each([
    ['were deleted', (streamId: string) => client.deleteStream(streamId)],
    ['were truncated', (streamId: string) => client.setStreamMetadata(streamId, { truncateBefore: 2 })],
  ])('because they %s succeeds at its revision and the head', async (_, hide) => {
    const [streamId, events] = [aStream(), someEvents(2)];
    await store.append(streamId, events, 'no-stream');
    await store.append(streamId, [anEvent()], 1);
    const { position } = await store.append(aStream(), [anEvent()], 'no-stream');
    await hide(streamId);
    expect(await store.append(streamId, events, 'no-stream')).toEqual({ revision: 1, position });
  });
});

describe('an append that the server refuses', () => {
  test.each([
    ['with one event of 17 MB', [anEvent('Large', { text: 'x'.repeat(17_000_000) })]],
    ['of more than a mebibyte in total', [1, 2, 3].map(() => anEvent('Large', { text: 'x'.repeat(400_000) }))],
  ])('%s is refused at once', async (_, events) => {
    const { result, tookMs } = await timed(
      store.append(aStream(), events, 'no-stream').catch((error: unknown) => error),
    );
    expect(result).toMatchObject({ name: 'UnappendableError' });
    expect(server.appendCalls).toBe(0);
    expect(tookMs).toBeLessThan(soonMs);
  });
});
