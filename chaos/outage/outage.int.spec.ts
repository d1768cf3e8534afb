import { build } from '../../scripts/lib/building/build.mjs';
import { storeOfEnvironment } from '../support/drill-store.js';
import { openOutageWorld, type OutageWorld } from './outage-world.js';
import { sufferOutage, type OutageReport } from './outage.js';

const awayMs = 5000;

let world: OutageWorld;
beforeAll(async () => {
  if (process.env.CHAOS_SKIP_BUILD !== '1') await build(['backend']);
  world = await openOutageWorld(storeOfEnvironment());
});
afterAll(() => world?.close());

function expectToHaveStood(report: OutageReport): void {
  expect({ deaths: report.deaths, words: report.deathWords }).toEqual({ deaths: 0, words: '' });
  expect(report.violations).toEqual([]);
  expect(report.lostOrders).toEqual([]);
  expect(report.orders).toBeGreaterThan(0);
  expect(report.troubles.length).toBeGreaterThan(0);
  expect(report.improper).toEqual([]);
  expect(report.backAfterMs).toBeLessThan(60_000);
}

it('survives a restart of Postgres under load', async () => {
  expectToHaveStood(await sufferOutage(world, () => world.restartPostgres(awayMs)));
});

it('survives an outage of the event store and the queue', async () => {
  expectToHaveStood(await sufferOutage(world, () => world.cutEventsAndQueue(awayMs)));
});
