/** `npm run bench:soak [-- --minutes 60]`: memory of an API process and a worker while the shop sells for an hour. */
import { setTimeout as sleep } from 'node:timers/promises';
import '../scripts/lib/typescript.mjs';
import { api, urlOf } from '../scripts/lib/api.mjs';
import { build } from '../scripts/lib/building/build.mjs';
import { benchOptions, report, residentMegabytes, withServices } from './support/lib.mjs';
import { freePortPair } from '../scripts/lib/ports.mjs';
import { call, checkout, openPlace } from './support/shopper.mjs';

const { minutes } = benchOptions({ minutes: 60 });
const shoppers = 2;
const restMs = 200;
const pagesPerSecond = 50;

async function measure(services) {
  const { ServerProcess } = await import('../chaos/support/servers/server-process.ts');
  const { world, place } = await openPlace(services, { ROLES: 'api' });
  const worker = new ServerProcess({ ...world.variables, ROLES: 'worker', PORT: String(await freePortPair()) });
  await worker.start();
  const over = new AbortController();
  const watching = place.list.watch();
  const counts = { checkouts: 0, pages: 0 };
  try {
    const buying = Array.from({ length: shoppers }, (_, shopper) => buy(place, shopper, counts, over.signal));
    const looking = look(place, counts, over.signal);
    const residentMb = { api: [], worker: [] };
    const weigh = () => {
      residentMb.api.push(Math.round(residentMegabytes(world.server.pid)));
      residentMb.worker.push(Math.round(residentMegabytes(worker.pid)));
    };
    weigh();
    for (let left = minutes; left > 0; left--) {
      await sleep(Math.min(left, 1) * 60_000);
      weigh();
    }
    over.abort();
    await Promise.all([...buying, looking]);
    return { minutes, ...counts, deaths: world.server.deaths + worker.deaths, residentMb };
  } finally {
    over.abort();
    place.list.stopped = true;
    await watching;
    await worker.stop();
    await world.close();
  }
}

async function buy(place, shopper, counts, signal) {
  for (let number = shopper; !signal.aborted; number += shoppers) {
    await checkout(place, number);
    counts.checkouts++;
    await sleep(restMs);
  }
}

async function look({ url, slugs }, counts, signal) {
  for (let page = 0; !signal.aborted; page++) {
    await call(`${url}${urlOf(api.catalog.findProduct, { slug: slugs[page % slugs.length] })}`, { method: 'GET' });
    counts.pages++;
    await sleep(1000 / pagesPerSecond);
  }
}

if (process.env.CHAOS_SKIP_BUILD !== '1') await build(['backend']);
const { results, queue } = await withServices(measure);
report(results, { queue });
process.exit(0);
