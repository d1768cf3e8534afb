import { openTestWorld } from '../support/test-world.js';
import type { World } from '../support/world.js';
import { playChaos } from './run.js';

let world: World;
beforeAll(async () => (world = await openTestWorld()));
afterAll(() => world?.close());

/** A short `npm run chaos` with fixed seeds. */
it('keeps the invariants in any order of events, also when the server is killed', async () => {
  const report = await playChaos(world, { seed: 1, runs: 10, atOnce: 5, crashEvery: 5 });
  expect(report.violations).toEqual([]);
  expect(report.charges).toBeGreaterThan(5);
}, 600_000);
