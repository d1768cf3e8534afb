import { crashAt, damageOf } from '../crash/crash.js';
import { pause, sufferOutage } from '../outage/outage.js';
import { openTestWorld } from '../support/test-world.js';
import type { World } from '../support/world.js';
import { playChaos } from './run.js';
import { storeFaultNames } from './store-faults.js';

let world: World;
beforeAll(async () => (world = await openTestWorld({ store: 'eventstoredb' })));
afterAll(() => world?.close());

it('keeps the invariants beside adversaries while the event store restarts and freezes', async () => {
  const storeFaults = { every: 1, among: storeFaultNames, longestFrozenMs: 2000 };
  const runs = storeFaults.every * storeFaultNames.length;
  const report = await playChaos(world, { seed: 1, runs, atOnce: 2, crashEvery: 0, adversaries: true, storeFaults });
  expect(report).toMatchObject({ violations: [], storeFaults: storeFaultNames.length, deaths: 0 });
  expect(report.charges).toBeGreaterThan(4);
});

it.each(['settlement.order-placed', 'process.reacted', 'refund.made'] as const)('recovers from %s', async (name) => {
  expect(await damageOf(world, await crashAt(world, name))).toEqual([]);
});

it('sells again within a minute after an outage of the event store', async () => {
  const before = world.server.deaths;
  const { storeServer } = world;
  const report = await sufferOutage(world, async () => {
    await storeServer!.kill();
    await pause(2000);
    await storeServer!.start();
  });
  expect(report).toMatchObject({ deaths: before, violations: [], lostOrders: [] });
  expect(report.improper).toEqual([]);
  expect(report.orders).toBeGreaterThan(0);
  expect(report.backAfterMs).toBeLessThan(60_000);
});
