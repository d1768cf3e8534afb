import { createMigratedDatabase } from '../../backend/src/testing/migrated-database.js';
import { build } from '../../scripts/lib/building/build.mjs';
import { bundledServer, bundleServer } from '../../scripts/lib/building/bundle.mjs';
import { Cluster } from './servers/cluster.js';
import { storeOfEnvironment } from './drill-store.js';
import type { Server } from './servers/server.js';
import { ServerProcess } from './servers/server-process.js';
import { openWorld, type Places, type Serve, type World } from './world.js';

export type TestWorld = World;
type OpenPlaces = Pick<Places, 'store' | 'environment' | 'canStoreFail'>;

export function openTestWorld(places: OpenPlaces = {}): Promise<TestWorld> {
  return openFor((variables) => new ServerProcess(variables, bundledServer), places);
}

export function openTestCluster(places: OpenPlaces = {}): Promise<World<Cluster>> {
  return openFor((variables) => new Cluster(variables, bundledServer), places);
}

async function openFor<Running extends Server>(serve: Serve<Running>, places: OpenPlaces): Promise<World<Running>> {
  if (process.env.CHAOS_SKIP_BUILD !== '1') await build(['backend']);
  await bundleServer();
  const database = await createMigratedDatabase();
  const world = await openWorld({ databaseUrl: database.url, store: storeOfEnvironment(), ...places }, serve);
  const close = async () => {
    await world.close();
    await database.drop();
  };
  return { ...world, close };
}
