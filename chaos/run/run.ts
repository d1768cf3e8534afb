import { rebuildProjections } from '../../backend/src/platform/event-sourcing/rebuild/rebuild.js';
import { allProjections } from '../../backend/src/projections/index.js';
import type { Story } from '../adversaries/adversary.js';
import { gatherFacts } from '../invariants/gather.js';
import { violationsOf } from '../invariants/invariants.js';
import { violationsOfLedger } from '../invariants/ledger.js';
import { Random } from '../support/random.js';
import { inLanes } from '../support/waiting.js';
import type { World } from '../support/world.js';
import { comeToRest, readersCaughtUp } from './curtain.js';
import { planRun, type RunPlan } from './plan.js';
import { playRun, type PlayedRun } from './play.js';
import { playUnder, type StoreFaults } from './store-faults.js';

export interface ChaosOptions {
  seed: number;
  runs: number;
  atOnce: number;
  /** Crashes a process in every run whose seed this divides; 0: never. */
  crashEvery: number;
  /** All adversaries in each run. */
  adversaries?: boolean;
  storeFaults?: StoreFaults;
  onRun?: (seed: number, violations: readonly string[]) => void;
}

export interface ChaosReport {
  runs: number;
  deaths: number;
  storeFaults: number;
  orders: number;
  charges: number;
  refunds: number;
  violations: string[];
}

/** Plays runs from `seed` on, checks the invariants after each, and the totals at the end. */
export async function playChaos(world: World, options: ChaosOptions): Promise<ChaosReport> {
  const { seed: first, runs, atOnce, crashEvery, adversaries, storeFaults, onRun } = options;
  const counts = { deaths: 0, storeFaults: 0, orders: 0, charges: 0, refunds: 0 };
  const report: ChaosReport = { runs, ...counts, violations: [] };
  const playSeed = async (seed: number, under: string) => {
    if (crashEvery > 0 && seed % crashEvery === 0) await world.server.strike(new Random(-seed));
    const violations = await playOne(world, planRun(seed, new Random(seed), { adversaries }), report);
    report.violations.push(...violations.map((violation) => `seed ${seed}${under}: ${violation}`));
    onRun?.(seed, violations);
  };
  const seeds = Array.from({ length: runs }, (_, index) => first + index);
  const playAll = (some: readonly number[], under = '') =>
    inLanes(
      some.map((seed) => () => playSeed(seed, under)),
      atOnce,
    );
  if (storeFaults) report.storeFaults = await playInLegs(world, seeds, storeFaults, playAll);
  else await playAll(seeds);
  await world.server.arm('off');
  report.violations.push(...(await violationsOfReaders(world)));
  report.deaths = world.server.deaths;
  return report;
}

/** Plays batches of seeds, each under the next fault of the store; returns the number of faults. */
async function playInLegs(
  { failingStore: server }: World,
  seeds: readonly number[],
  { every, among, longestFrozenMs }: StoreFaults,
  play: (seeds: readonly number[], under: string) => Promise<unknown>,
): Promise<number> {
  if (!server) throw new Error('Open the world with `canStoreFail`');
  let leg = 0;
  for (; leg * every < seeds.length; leg++) {
    const some = seeds.slice(leg * every, (leg + 1) * every);
    const name = among[leg % among.length]!;
    const under = ` (store fault ${name} at seed ${some[0]})`;
    await playUnder(name, { server, random: new Random(-some[0]!), longestFrozenMs }, () => play(some, under));
  }
  return leg;
}

async function playOne(world: World, plan: RunPlan, report: ChaosReport): Promise<string[]> {
  try {
    const { stories, violations, ...run } = await playRun(world, plan);
    const found = await restOf(world, run, report);
    const ofStories = await Promise.all(
      stories.map(async (story) => [...story.violations, ...(await restOf(world, story, report))]),
    );
    return [...violations, ...found, ...ofStories.flat()];
  } catch (error) {
    return [`came to no end: ${error instanceof Error ? error.message : String(error)}`];
  }
}

async function restOf(
  world: World,
  { assortment, payments, paidOrders }: PlayedRun & Partial<Story>,
  report: ChaosReport,
): Promise<string[]> {
  await comeToRest(world, assortment, payments);
  const facts = await gatherFacts(world, assortment, payments);
  report.orders += facts.orders.length;
  report.charges += facts.payments.filter(({ chargesCents }) => chargesCents.length > 0).length;
  report.refunds += facts.payments.filter(({ refundsCents }) => refundsCents.length > 0).length;
  const paid = facts.orders.filter((order) => order.paid).length;
  const isWrong = paidOrders !== undefined && paid !== paidOrders;
  return [...violationsOf(facts), ...(isWrong ? [`${paid} paid orders, not ${paidOrders}`] : [])];
}

/** Expects each read model to equal a rebuild from the first event. */
export async function violationsOfReaders(world: World): Promise<string[]> {
  await readersCaughtUp(world);
  const reports = await rebuildProjections(world.store, world.database, allProjections);
  const halted = await world.database.query<{ name: string; error: string }[]>(
    `select name, error from checkpoints where status = 'halted'`,
  );
  const refused = await world.database.query<{ process: string; command: string; code: string }[]>(
    'select process, command, code from process_refusals',
  );
  return [
    ...reports.filter(({ changed }) => changed).map(({ name }) => `read model ${name} came out otherwise when rebuilt`),
    ...(await violationsOfLedger(world.store)),
    ...halted.map(({ name, error }) => `reader ${name} halted: ${error}`),
    ...refused.filter(isUnexpected).map(({ process, command, code }) => `${process} was refused ${command}: ${code}`),
  ];
}

/** Staff handles the refusal of a return whose pieces another return has claimed. */
function isUnexpected({ command, code }: { command: string; code: string }): boolean {
  return !(code === 'return-exceeds-order' && (command === 'ReclaimReturn' || command === 'RequestRefund'));
}
