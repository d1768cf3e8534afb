import { Cluster } from '../support/cluster.js';
import { TurnWatch } from '../support/turn-watch.js';
import { openWorld, type World } from '../support/world.js';
import { playChaos } from './run.js';

export interface ChaosArguments {
  databaseUrl: string;
  seed: number;
  runs: number;
  atOnce: number;
  crashEvery: number;
  /** Several processes behind a proxy, any of which dies. */
  cluster: boolean;
}

/** `npm run chaos`: plays the runs and prints what broke. Answers whether nothing did. */
export async function main({ databaseUrl, cluster, ...options }: ChaosArguments): Promise<boolean> {
  if (!cluster) return play(await openWorld({ databaseUrl }), options, () => ({}));
  const world = await openWorld({ databaseUrl }, (variables) => new Cluster(variables));
  const watch = new TurnWatch(world.database);
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
  options: Omit<ChaosArguments, 'databaseUrl' | 'cluster'>,
  more: () => Record<string, number>,
): Promise<boolean> {
  const began = performance.now();
  let done = 0;
  try {
    const report = await playChaos(world, {
      ...options,
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
