import { startPostgres } from '../../scripts/lib/services/postgres.mjs';
import { remove, throwAwayFolder } from '../../scripts/lib/services/throw-away.mjs';
import { openWorld, type World } from '../support/world.js';
import { PostgresProxy } from './postgres-proxy.js';

/** A world whose Postgres is its own, durable, and can be stopped, started and cut off. */
export interface OutageWorld extends World {
  proxy: PostgresProxy;
  /** Stops Postgres for this long, with every session in it, also those of who checks. */
  restartPostgres(awayMs: number): Promise<void>;
}

export async function openOutageWorld(): Promise<OutageWorld> {
  const folder = throwAwayFolder();
  const options = { dataDir: folder, password: 'outage', durable: true, quiet: true };
  let postgres = await startPostgres(options);
  const proxy = await PostgresProxy.open(postgres.port);
  const throughProxy = new URL(postgres.url);
  throughProxy.port = String(proxy.port);
  const behind = await PostgresProxy.open(postgres.port);
  const forChecks = new URL(postgres.url);
  forChecks.port = String(behind.port);
  const world = await openWorld({ databaseUrl: forChecks.href, serverDatabaseUrl: throughProxy.href });
  return {
    ...world,
    proxy,
    restartPostgres: async (awayMs) => {
      await postgres.stop();
      await new Promise((resolve) => setTimeout(resolve, awayMs));
      postgres = await startPostgres(options);
      proxy.retarget(postgres.port);
      behind.retarget(postgres.port);
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
