import type { FailpointName } from '../../backend/src/platform/failpoints/failpoint-names.js';
import { gatherFacts } from '../invariants/gather.js';
import { violationsOf } from '../invariants/invariants.js';
import { comeToRest } from '../run/curtain.js';
import type { PlayedRun } from '../run/play.js';
import { until } from '../support/waiting.js';
import type { World } from '../support/world.js';
import { crashScenarios } from './crash-scenarios.js';

/** Kills the server at a failpoint, restarts it and repeats the calls. Also drops the queue, which is derived data. */
export async function crashAt(world: World, name: FailpointName): Promise<PlayedRun> {
  const deaths = world.server.deaths;
  await world.server.arm(name);
  const [played] = await Promise.all([crashScenarios[name](world), loseQueueAfterDeath(world, name, deaths)]);
  await loseQueue(world);
  return played;
}

/** This job stays in the queue until BullMQ finds it stalled, after 20 s. */
const keepsItsJob: FailpointName = 'link.hold-given-back';

async function loseQueueAfterDeath(world: World, name: FailpointName, deaths: number): Promise<void> {
  await until(() => world.server.deaths > deaths, `the death at ${name}`);
  await world.server.back();
  if (name !== keepsItsJob) await loseQueue(world);
}

const loseQueue = ({ database }: World) => database.query('delete from bullmq.job');

export async function damageOf(world: World, { assortment, payments }: PlayedRun): Promise<string[]> {
  await comeToRest(world, assortment, payments);
  return violationsOf(await gatherFacts(world, assortment, payments));
}
