import { playChaos } from '../run/run.js';
import type { Cluster } from '../support/servers/cluster.js';
import { openTestCluster } from '../support/test-world.js';
import type { World } from '../support/world.js';

let world: World<Cluster>;
beforeAll(async () => (world = await openTestCluster({ canStoreFail: true })));
afterAll(() => world?.close());

/** A short `npm run chaos -- --cluster --adversaries --store-fault-every 3` with fixed seeds. */
it('keeps the invariants beside adversaries while the sessions of the event store break off', async () => {
  const storeFaults = { every: 3, among: ['restart-under-load'] as const, longestFrozenMs: 2000 };
  const report = await playChaos(world, {
    seed: 9,
    runs: 3,
    atOnce: 3,
    crashEvery: 10,
    adversaries: true,
    storeFaults,
  });
  expect(report).toMatchObject({ violations: [], storeFaults: 1 });
  expect(report.orders).toBeGreaterThan(12);
});
