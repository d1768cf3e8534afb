import { playChaos } from '../run/run.js';
import type { Cluster } from '../support/servers/cluster.js';
import { openTestCluster } from '../support/test-world.js';
import type { World } from '../support/world.js';

let world: World<Cluster>;
beforeAll(async () => (world = await openTestCluster()));
afterAll(() => world?.close());

/** A short `npm run chaos -- --cluster --adversaries` with fixed seeds. */
it('keeps the invariants beside a hoarder, a code guesser, a card tester and a parallel clicker', async () => {
  const report = await playChaos(world, { seed: 9, runs: 3, atOnce: 3, crashEvery: 10, adversaries: true });
  expect(report.violations).toEqual([]);
  expect(report.orders).toBeGreaterThan(12);
});
