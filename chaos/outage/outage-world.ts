import { remove, throwAwayFolder } from '../../scripts/lib/services/throw-away.mjs';
import type { StoreName } from '../support/drill-store.js';
import { openWorld, type World } from '../support/world.js';
import { pause } from './outage.js';
import { ProxiedPostgres } from './proxied-postgres.js';

export interface OutageWorld extends World {
  restartPostgres(awayMs: number): Promise<void>;
  /** Cuts the event store and the queue off; the rest of the state stays available. */
  cutEventsAndQueue(awayMs: number): Promise<void>;
  freezeStore(awayMs: number): Promise<void>;
}

export async function openOutageWorld(store: StoreName): Promise<OutageWorld> {
  const folder = throwAwayFolder();
  const postgres = await ProxiedPostgres.open(folder);
  const world = await openWorld({ ...postgres.places, store });
  return {
    ...world,
    restartPostgres: async (awayMs) => {
      await postgres.stop();
      await pause(awayMs);
      await postgres.start();
    },
    cutEventsAndQueue: async (awayMs) => {
      await world.storeServer?.kill();
      postgres.cut('events', 'queue');
      await pause(awayMs);
      postgres.restore();
      await world.storeServer?.start();
    },
    freezeStore: async (awayMs) => {
      world.storeServer?.freeze();
      await pause(awayMs);
      world.storeServer?.thaw();
    },
    close: async () => {
      await world.close();
      await postgres.close();
      remove(folder);
    },
  };
}
