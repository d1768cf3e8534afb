import { playChaos } from './run.js';
import { openWorld } from '../support/world.js';

export interface ChaosArguments {
  databaseUrl: string;
  seed: number;
  runs: number;
  atOnce: number;
  crashEvery: number;
}

/** `npm run chaos`: plays the runs and prints what broke. Answers whether nothing did. */
export async function main({ databaseUrl, ...options }: ChaosArguments): Promise<boolean> {
  const began = performance.now();
  const world = await openWorld({ databaseUrl });
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
    console.log(JSON.stringify({ seed: options.seed, ...figures, seconds: secondsSince(began) }));
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
