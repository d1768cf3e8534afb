import { startPostgres } from '../../scripts/lib/services/postgres.mjs';
import { remove, throwAwayFolder } from '../../scripts/lib/services/throw-away.mjs';
import type { StoreName } from '../support/drill-store.js';
import { openWorld, type World } from '../support/world.js';
import { pause } from './outage.js';
import { PostgresProxy } from './postgres-proxy.js';

export interface OutageWorld extends World {
  restartPostgres(awayMs: number): Promise<void>;
  /** Cuts the event store and the queue off; the rest of the state stays available. */
  cutEventsAndQueue(awayMs: number): Promise<void>;
  freezeStore(awayMs: number): Promise<void>;
}

export async function openOutageWorld(store: StoreName): Promise<OutageWorld> {
  const folder = throwAwayFolder();
  const options = { dataDir: folder, password: 'outage', durable: true, quiet: true };
  let postgres = await startPostgres(options);
  const proxy = await PostgresProxy.open(postgres.port);
  const throughProxy = new URL(postgres.url);
  throughProxy.port = String(proxy.port);
  const behind = await PostgresProxy.open(postgres.port);
  const forChecks = new URL(postgres.url);
  forChecks.port = String(behind.port);
  const world = await openWorld({ databaseUrl: forChecks.href, serverDatabaseUrl: throughProxy.href, store });
  return {
    ...world,
    restartPostgres: async (awayMs) => {
      await postgres.stop();
      await pause(awayMs);
      postgres = await startPostgres(options);
      proxy.retarget(postgres.port);
      behind.retarget(postgres.port);
    },
    cutEventsAndQueue: async (awayMs) => {
      await world.storeServer?.kill();
      proxy.cut('events', 'queue');
      await pause(awayMs);
      proxy.restore();
      await world.storeServer?.start();
    },
    freezeStore: async (awayMs) => {
      world.storeServer?.freeze();
      await pause(awayMs);
      world.storeServer?.thaw();
    },
    close: async () => {
      await world.close();
      await proxy.close();
      await behind.close();
      await postgres.stop();
      remove(folder);
    },
  };
}
