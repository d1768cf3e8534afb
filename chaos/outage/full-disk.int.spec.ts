import { build } from '../../scripts/lib/building/build.mjs';
import { storeOfEnvironment } from '../support/drill-store.js';
import { openFullDiskWorld, type FullDiskReport, type FullDiskWorld } from './full-disk.js';
import { sufferOutage } from './outage.js';
import { whyNoSmallDisk } from './small-disk.js';

const reason = whyNoSmallDisk();
const drill = reason === null ? it : it.skip;

let world: FullDiskWorld | undefined;
beforeAll(async () => {
  if (reason !== null) return;
  if (process.env.CHAOS_SKIP_BUILD !== '1') await build(['backend']);
  world = await openFullDiskWorld(storeOfEnvironment());
});
afterAll(() => world?.close());

drill(`loses nothing when the disk of Postgres is full${reason === null ? '' : ` (not run: ${reason})`}`, async () => {
  let full: FullDiskReport | undefined;
  const report = await sufferOutage(world!, async () => {
    full = await world!.fillDisk(1500);
  });
  const { troubles, orders } = report;
  expect(report).toMatchObject({ deaths: 0, deathWords: '', violations: [], lostOrders: [] });
  expect(orders).toBeGreaterThan(0);
  expect(report.improper).toEqual([]);
  expect([...new Set(troubles.map(({ message }) => message))]).toEqual([
    'De winkel is even niet bereikbaar. Probeer het zo opnieuw.',
  ]);
  expect(full!.readyz).toMatchObject([
    { status: 200, body: { status: 'degraded', parts: { database: 'full: 53100' } } },
    { status: 503, body: { status: 'down', parts: { database: expect.stringMatching(/^(refused|timeout)/) } } },
  ]);
  expect(full!.postgresDeaths).toBeGreaterThan(0);
  expect(report.backAfterMs).toBeLessThan(60_000);
});
