import { randomUUID } from 'node:crypto';
import { openTestKernel, testContext, type TestKernel } from '../../../testing/kernel.js';
import type { EventStore } from '../event-store.js';
import { EventStoreDbEventStore } from '../eventstoredb/eventstoredb-event-store.js';
import { EventStoreDbServer } from '../../../../../infra/eventstoredb-server/eventstoredb-server.js';
import { isBehind, lagText, mostCounted, readLags } from './reader-lag.js';

let kernel: TestKernel;
let server: EventStoreDbServer;
let eventStoreDb: EventStoreDbEventStore;
beforeAll(async () => {
  kernel = await openTestKernel();
  server = await EventStoreDbServer.start();
  eventStoreDb = new EventStoreDbEventStore(server.connectionString);
});
afterAll(async () => {
  await eventStoreDb.close();
  server.goAway();
  await kernel.close();
});

const at = (minute: number) => `2026-01-01T10:${String(minute).padStart(2, '0')}:00.000Z`;

/** Appends one event for each moment and returns the positions. */
async function append(store: EventStore, moments: readonly string[]): Promise<bigint[]> {
  const { actor } = testContext();
  const streamId = `lag-${randomUUID()}`;
  const events = moments.map((occurredAt) => ({
    id: randomUUID(),
    type: 'LagTested',
    data: {},
    metadata: { schemaVersion: 1, occurredAt, actor, $correlationId: 'c', $causationId: 'c' },
  }));
  await store.append(streamId, events, 'no-stream');
  return (await store.readStream(streamId)).map(({ position }) => position);
}

describe.each([
  ['Postgres', () => kernel.store],
  ['EventStoreDB', () => eventStoreDb],
] as const)('on %s', (_, storeOf) => {
  const lagsOf = (positions: readonly bigint[]) => readLags(storeOf(), positions, AbortSignal.timeout(10_000));

  it('counts unread events of each reader and returns the time of the first', async () => {
    const [first, second, third] = (await append(storeOf(), [at(0), at(1), at(2)])) as [bigint, bigint, bigint];
    const lags = await lagsOf([third, first, second, first]);
    expect(lags.get(first)).toEqual({ events: 2, since: at(1) });
    expect(lags.get(second)).toEqual({ events: 1, since: at(2) });
    expect(lags.get(third)).toEqual({ events: 0, since: undefined });
  });

  it('stops counting at the limit', async () => {
    const moments = Array.from({ length: mostCounted + 50 }, (_, n) => at(n % 60));
    const positions = await append(storeOf(), moments);
    const lags = await lagsOf([positions[0]!, positions[10]!, positions.at(-2)!]);
    expect(lags.get(positions[0]!)).toEqual({ events: mostCounted, since: at(1) });
    expect(lags.get(positions[10]!)).toEqual({ events: mostCounted, since: at(11) });
    expect(lags.get(positions.at(-2)!)).toMatchObject({ events: 1 });
  });

  it('throws on a timeout instead of reporting no lag', async () => {
    const [position] = await append(storeOf(), [at(0), at(1)]);
    await expect(readLags(storeOf(), [position!], AbortSignal.abort())).rejects.toThrow();
  });
});

it('is formatted as text', () => {
  expect(lagText({ events: 1, since: at(1) })).toBe(`1 event since ${at(1)}`);
  expect(lagText({ events: 12, since: at(1) })).toBe(`12 events since ${at(1)}`);
  expect(lagText({ events: mostCounted, since: at(1) })).toBe(`${mostCounted} or more events since ${at(1)}`);
  expect(lagText({ events: 0, since: undefined })).toBe('');
});

it('is behind when an event has waited for more than ten seconds', () => {
  const lag = { events: 1, since: '2026-01-01T10:00:00.000Z' };
  expect(isBehind(lag, new Date('2026-01-01T10:00:10.000Z'))).toBe(false);
  expect(isBehind(lag, new Date('2026-01-01T10:00:10.001Z'))).toBe(true);
  expect(isBehind({ events: 0, since: undefined }, new Date())).toBe(false);
});
