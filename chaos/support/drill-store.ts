import type { EventStore } from '../../backend/src/platform/event-sourcing/event-store.js';
import { EventStoreDbEventStore } from '../../backend/src/platform/event-sourcing/eventstoredb/eventstoredb-event-store.js';
import { EventStoreDbProcess } from '../../infra/eventstoredb-server/eventstoredb-process.js';
import { PostgresEventStore } from '../../backend/src/platform/event-sourcing/postgres/postgres-event-store.js';
import { remove, throwAwayFolder } from '../../scripts/lib/services/throw-away.mjs';
import { PatientStore } from './patient-store.js';

/** The event stores for drills. `eventstoredb` is the protocol server in a process of its own. */
export const storeNames = ['postgres', 'eventstoredb'] as const;
export type StoreName = (typeof storeNames)[number];

export interface DrillStore {
  environment: Record<string, string>;
  /** The server, which can be killed and frozen; null when the shop's Postgres holds the events. */
  server: EventStoreDbProcess | null;
  /** Opens another client, which the caller closes. */
  connect(): Promise<EventStore>;
  close(): Promise<void>;
}

export function storeOfEnvironment(): StoreName {
  return storeNamed(process.env.CHAOS_STORE ?? 'postgres');
}

export function storeNamed(name: string): StoreName {
  const found = storeNames.find((known) => known === name);
  if (!found) throw new Error(`There is no store "${name}"; there are: ${storeNames.join(', ')}`);
  return found;
}

/** Opens an empty store. `databaseUrl` is the shop's database. */
export async function openDrillStore(name: StoreName, databaseUrl: string): Promise<DrillStore> {
  if (name === 'postgres') {
    const connect = async () => new PatientStore(await new PostgresEventStore(databaseUrl).open());
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
