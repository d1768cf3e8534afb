import type { StoreName } from '../support/drill-store.js';
import { openFullDiskWorld } from './full-disk.js';
import { openOutageWorld } from './outage-world.js';
import { sufferOutage, type OutageReport } from './outage.js';
import { whyNoSmallDisk } from './small-disk.js';

/**
 * `npm run chaos -- --outage`: stops Postgres, cuts off store and queue, freezes a store, fills the disk of Postgres.
 */
export async function main(awayMs: number, store: StoreName): Promise<boolean> {
  const [away, full] = [await sufferAway(awayMs, store), await sufferFullDisk(awayMs, store)];
  return away && full;
}

async function sufferAway(awayMs: number, store: StoreName): Promise<boolean> {
  const world = await openOutageWorld(store);
  try {
    const restarted = await sufferOutage(world, () => world.restartPostgres(awayMs));
    const cut = await sufferOutage(world, () => world.cutEventsAndQueue(awayMs));
    const results = [
      stood(`Postgres away for ${awayMs} ms`, restarted),
      stood(`events and queue away for ${awayMs} ms`, cut),
    ];
    if (world.storeServer) {
      const frozen = await sufferOutage(world, () => world.freezeStore(awayMs));
      results.push(stood(`event store frozen for ${awayMs} ms`, frozen));
    }
    return results.every(Boolean);
  } finally {
    await world.close();
  }
}

async function sufferFullDisk(awayMs: number, store: StoreName): Promise<boolean> {
  const reason = whyNoSmallDisk();
  if (reason !== null) console.log(`not run: disk of Postgres full for ${awayMs} ms (${reason})`);
  if (reason !== null) return true;
  const world = await openFullDiskWorld(store);
  try {
    const report = await sufferOutage(world, async () => void (await world.fillDisk(awayMs / 2)));
    return stood(`disk of Postgres full for ${awayMs} ms`, report);
  } finally {
    await world.close();
  }
}

function stood(what: string, { troubles, improper, ...report }: OutageReport): boolean {
  console.log(
    what,
    JSON.stringify({ ...report, answers503: troubles.length - improper.length, improper: improper.slice(0, 5) }),
  );
  const { deaths, violations, lostOrders, backAfterMs } = report;
  return deaths === 0 && violations.length + lostOrders.length + improper.length === 0 && backAfterMs < 10_000;
}
