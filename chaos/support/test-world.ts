import { createTestDatabase } from '../../backend/src/testing/database.js';
import { build } from '../../scripts/lib/building/build.mjs';
import { bundledServer, bundleServer } from '../../scripts/lib/building/bundle.mjs';
import { Cluster } from './servers/cluster.js';
import { storeOfEnvironment } from './drill-store.js';
import type { Server } from './servers/server.js';
import { ServerProcess } from './servers/server-process.js';
import { openWorld, type Places, type Serve, type World } from './world.js';

export type TestWorld = World;

export function openTestWorld(store = storeOfEnvironment()): Promise<TestWorld> {
  return openFor((variables) => new ServerProcess(variables, bundledServer), { store });
}

export function openTestCluster(environment?: Record<string, string>): Promise<World<Cluster>> {
  return openFor((variables) => new Cluster(variables, bundledServer), { store: storeOfEnvironment(), environment });
}

async function openFor<Running extends Server>(
  serve: Serve<Running>,
  places: Pick<Places, 'store' | 'environment'>,
): Promise<World<Running>> {
  if (process.env.CHAOS_SKIP_BUILD !== '1') await build(['backend']);
  await bundleServer();
  const database = await createTestDatabase();
  const world = await openWorld({ databaseUrl: database.url, ...places }, serve);
  const close = async () => {
    await world.close();
    await database.drop();
  };
  return { ...world, close };
}
