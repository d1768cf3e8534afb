import type { EventStore } from '../../backend/src/platform/event-sourcing/event-store.js';
import { EventStoreDbEventStore } from '../../backend/src/platform/event-sourcing/eventstoredb/eventstoredb-event-store.js';
import { EventStoreDbProcess } from '../../backend/src/platform/event-sourcing/eventstoredb/testing/eventstoredb-process.js';
import { PostgresEventStore } from '../../backend/src/platform/event-sourcing/postgres/postgres-event-store.js';
import { remove, throwAwayFolder } from '../../scripts/lib/services/throw-away.mjs';
import { PatientStore } from './patient-store.js';

/** The event stores that every drill can run on. `eventstoredb` is the protocol server in a process of its own. */
export const storeNames = ['postgres', 'eventstoredb'] as const;
export type StoreName = (typeof storeNames)[number];

/** The event store of one drill. */
export interface DrillStore {
  /** What makes a shop use it. */
  environment: Record<string, string>;
  /** Its server, which can be killed and frozen. Null where the shop's Postgres holds the events. */
  server: EventStoreDbProcess | null;
  /** A client beside the shop's. The caller closes it. */
  connect(): Promise<EventStore>;
  close(): Promise<void>;
}

/** `CHAOS_STORE`, or Postgres. Throws when it names no store. */
export function storeOfEnvironment(): StoreName {
  return storeNamed(process.env.CHAOS_STORE ?? 'postgres');
}

/** Throws when there is no such store. */
export function storeNamed(name: string): StoreName {
  const found = storeNames.find((known) => known === name);
  if (!found) throw new Error(`There is no store "${name}"; there are: ${storeNames.join(', ')}`);
  return found;
}

/** Opens a store without events. `databaseUrl`: the shop's database, for those who check. */
export async function openDrillStore(name: StoreName, databaseUrl: string): Promise<DrillStore> {
  if (name === 'postgres') {
    const connect = () => new PostgresEventStore(databaseUrl).open();
    return { environment: {}, server: null, connect, close: () => Promise.resolve() };
  }
  const folder = throwAwayFolder();
  const server = await EventStoreDbProcess.start(folder);
  return {
    environment: { EVENTSTORE_URL: server.connectionString },
    server,
    connect: () => Promise.resolve(new PatientStore(new EventStoreDbEventStore(server.connectionString))),
    close: async () => {
      await server.stop();
      remove(folder);
    },
  };
}
