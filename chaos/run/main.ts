import { bundledServer, bundleServer } from '../../scripts/lib/building/bundle.mjs';
import { Cluster } from '../support/servers/cluster.js';
import type { StoreName } from '../support/drill-store.js';
import { ReaderLockWatch } from '../support/reader-lock-watch.js';
import { ServerProcess } from '../support/servers/server-process.js';
import { openWorld, type World } from '../support/world.js';
import { playChaos } from './run.js';
import { storeFaultNames } from './store-faults.js';

export interface ChaosArguments {
  databaseUrl: string;
  seed: number;
  runs: number;
  atOnce: number;
  crashEvery: number;
  adversaries: boolean;
  cluster: boolean;
  store: StoreName;
  /** Runs between faults of the event store; 0: never. */
  storeFaultEvery: number;
  storeFault?: string;
}

/** `npm run chaos`: plays the runs and prints the violations. Returns whether there were none. */
export async function main({ databaseUrl, cluster, store, ...options }: ChaosArguments): Promise<boolean> {
  const places = { databaseUrl, store, canStoreFail: options.storeFaultEvery > 0 };
  await bundleServer();
  if (!cluster) {
    const world = await openWorld(places, (variables) => new ServerProcess(variables, bundledServer));
    return play(world, options, () => ({}));
  }
  const world = await openWorld(places, (variables) => new Cluster(variables, bundledServer));
  const watch = new ReaderLockWatch(world.database);
  const close = async () => {
    await watch.stop();
    await world.close();
  };
  return play({ ...world, close }, options, () => ({
    takeovers: watch.takeovers,
    longestWithoutReaderMs: watch.longestMs,
    unanswered: world.server.unanswered,
  }));
}

async function play(
  world: World,
  { storeFaultEvery: every, storeFault: only, ...options }: Omit<ChaosArguments, 'databaseUrl' | 'cluster' | 'store'>,
  more: () => Record<string, number>,
): Promise<boolean> {
  const among = storeFaultNames.filter((name) => name === (only ?? name));
  if (among.length === 0)
    throw new Error(`There is no store fault "${only}"; there are: ${storeFaultNames.join(', ')}`);
  const began = performance.now();
  let done = 0;
  try {
    const report = await playChaos(world, {
      ...options,
      storeFaults: every > 0 ? { every, among, longestFrozenMs: 20_000 } : undefined,
      onRun: (seed, violations) => {
        for (const violation of violations) console.log(`BROKEN seed ${seed}: ${violation}`);
        if (++done % 50 === 0) console.log(`${done} runs, ${world.server.deaths} deaths, ${secondsSince(began)} s`);
      },
    });
    const { violations, ...figures } = report;
    console.log(JSON.stringify({ seed: options.seed, ...figures, ...more(), seconds: secondsSince(began) }));
    for (const violation of violations) console.log(`BROKEN ${violation}`);
    if (violations.length > 0) console.log(world.server.lastWords);
    console.log(violations.length === 0 ? 'no invariant broke' : `${violations.length} violations`);
    return violations.length === 0;
  } finally {
    await world.close();
  }
}

function secondsSince(began: number): number {
  return Math.round((performance.now() - began) / 1000);
}
