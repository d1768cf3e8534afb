import { openOutageWorld } from './outage-world.js';
import { pause, sufferOutage, type OutageReport } from './outage.js';

/** `npm run chaos -- --outage`: takes Postgres away, then event store and queue. Answers whether the shop stood. */
export async function main(awayMs: number): Promise<boolean> {
  const world = await openOutageWorld();
  try {
    const restarted = await sufferOutage(world, () => world.restartPostgres(awayMs));
    const cut = await sufferOutage(world, async () => {
      world.proxy.cut('events', 'queue');
      await pause(awayMs);
      world.proxy.restore();
    });
    return [
      stood(`Postgres away for ${awayMs} ms`, restarted),
      stood(`events and queue away for ${awayMs} ms`, cut),
    ].every(Boolean);
  } finally {
    await world.close();
  }
}

function stood(what: string, { troubles, ...report }: OutageReport): boolean {
  const improper = troubles.filter(({ status, retryAfter }) => status !== 503 || !retryAfter);
  console.log(
    what,
    JSON.stringify({ ...report, answers503: troubles.length - improper.length, improper: improper.slice(0, 5) }),
  );
  const { deaths, violations, lostOrders, backAfterMs } = report;
  return deaths === 0 && violations.length + lostOrders.length + improper.length === 0 && backAfterMs < 10_000;
}
