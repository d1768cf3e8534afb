import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreUnavailableError } from '../../backend/src/platform/event-sourcing/event-store.js';
import {
  anEvent,
  aStream,
  idsOf,
  someEvents,
} from '../../backend/src/platform/event-sourcing/testing/contract-tools.js';
import { EventStoreDbEventStore } from '../../backend/src/platform/event-sourcing/eventstoredb/eventstoredb-event-store.js';
import { EventStoreDbProcess } from './eventstoredb-process.js';

const timeoutMs = 3000;
const folder = mkdtempSync(join(tmpdir(), 'shop-events-'));
let server: EventStoreDbProcess;
let store: EventStoreDbEventStore;

beforeAll(async () => {
  server = await EventStoreDbProcess.start(folder);
  store = new EventStoreDbEventStore(server.connectionString, { timeoutMs, retryAfterMs: 20 });
});
afterAll(async () => {
  await store?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('keeps every acknowledged event at its revision and position through kill -9', async () => {
  const acknowledged = new Map<string, { ids: string[]; position: bigint }>();
  let open = true;
  const write = async () => {
    while (open) {
      const [streamId, events] = [aStream(), someEvents(3)];
      const stored = await store.append(streamId, events, 'no-stream').catch(() => null);
      if (stored) acknowledged.set(streamId, { ids: idsOf(events), position: stored.position });
    }
  };
  const writers = Promise.all(Array.from({ length: 8 }, write));
  for (let kill = 0; kill < 3; kill++) {
    const before = acknowledged.size;
    while (acknowledged.size < before + 20) await new Promise((resolve) => setTimeout(resolve, 5));
    await server.restart();
  }
  open = false;
  await writers;
  for (const [streamId, { ids, position }] of acknowledged) {
    const events = await store.readStream(streamId);
    expect(idsOf(events)).toEqual(ids);
    expect(events.at(-1)!.position).toBe(position);
  }
  const fresh = await store.append(aStream(), [anEvent()], 'no-stream');
  for (const { position } of acknowledged.values()) expect(position).toBeLessThan(fresh.position);
});

it('responds to nothing while it is frozen; a later repeat stores nothing twice', async () => {
  const [streamId, events] = [aStream(), someEvents(2)];
  server.freeze();
  await expect(store.append(streamId, events, 'no-stream')).rejects.toBeInstanceOf(EventStoreUnavailableError);
  server.thaw();
  expect(await store.append(streamId, events, 'no-stream')).toMatchObject({ revision: 1 });
  expect(idsOf(await store.readStream(streamId))).toEqual(idsOf(events));
});

it('continues with an empty log when it is emptied', async () => {
  const streamId = aStream();
  await store.append(streamId, [anEvent()], 'no-stream');
  await server.empty();
  expect(await store.readStream(streamId)).toEqual([]);
  expect(await store.append(streamId, [anEvent()], 'no-stream')).toMatchObject({ revision: 0 });
});
