import type { FailpointName } from '../../backend/src/platform/failpoints/failpoint-names.js';
import { gatherFacts } from '../invariants/gather.js';
import { violationsOf } from '../invariants/invariants.js';
import { comeToRest } from '../run/curtain.js';
import type { PlayedRun } from '../run/play.js';
import { until } from '../support/waiting.js';
import type { World } from '../support/world.js';
import { crashScenarios } from './crash-scenarios.js';

/**
 * Kills the server at a failpoint in the middle of its story; it comes back, and everybody tries again. The queue is lost
 * as well: it may be, for all that is in it can be derived again.
 */
export async function crashAt(world: World, name: FailpointName): Promise<PlayedRun> {
  const deaths = world.server.deaths;
  await world.server.arm(name);
  const played = await crashScenarios[name](world);
  await until(() => world.server.deaths > deaths, `the death at ${name}`);
  await world.server.back();
  await world.database.query('delete from bullmq.job');
  return played;
}

/** Lets what was struck come to rest, and answers what does not hold of it. */
export async function damageOf(world: World, { assortment, payments }: PlayedRun): Promise<string[]> {
  await comeToRest(world, assortment, payments);
  return violationsOf(await gatherFacts(world, assortment, payments));
}
