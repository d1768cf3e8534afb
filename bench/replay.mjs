/** `npm run bench:replay [-- --orders N]`: times a rebuild from a million events, and how soon a write is readable. */
import { setTimeout as sleep } from 'node:timers/promises';
import { api, urlOf } from '../scripts/lib/api.mjs';
import { openSeededShop } from './support/demo-shop.mjs';
import { benchOptions, percentile, report } from './support/lib.mjs';
import { runShopCommand } from './support/shop-command.mjs';

const { orders, customers, writes } = benchOptions({ orders: 160_000, customers: 20_000, writes: 200 });
const pagesPerSecond = 20;

const shop = await openSeededShop({ orders, customers });
try {
  const results = { 'append to readable': await appendToReadable(), rebuild: await rebuildAll() };
  report(results);
} finally {
  await shop.close();
}
process.exit(0);

/** The response to a stock change waits for the read models. A response with `X-Projection-Pending` counts as late. */
async function appendToReadable() {
  const [{ productId }] = await (await ask(api.inventory.listLevels.path)).json();
  const body = JSON.stringify({ productId, type: 'restock', quantity: 1, note: '' });
  const took = [];
  let late = 0;
  for (let write = 0; write < writes; write++) {
    const began = performance.now();
    const response = await ask(api.inventory.registerStockChange.path, { method: 'POST', body });
    took.push(performance.now() - began);
    if (response.headers.has('x-projection-pending')) late++;
    await sleep(10);
  }
  return { writes, late, p50ms: percentile(took, 0.5), p95ms: percentile(took, 0.95) };
}

async function rebuildAll() {
  const pages = new AbortController();
  const served = serveProductPages(pages.signal);
  const { output, seconds, mostMb } = await runShopCommand(shop, ['projections', 'rebuild', '--all']);
  const { events } = output;
  pages.abort();
  const took = await served;
  return {
    events,
    seconds,
    eventsPerSecond: Math.round(events / seconds),
    mostMb,
    productPages: { asked: took.length, p50ms: percentile(took, 0.5), p95ms: percentile(took, 0.95) },
  };
}

/** Requests product pages at a constant rate, independent of response times. */
async function serveProductPages(signal) {
  const slugs = (await (await ask(api.catalog.listProducts.path)).json()).map(({ slug }) => slug);
  const took = [];
  const requests = [];
  for (let page = 0; !signal.aborted; page++) {
    const began = performance.now();
    const response = ask(urlOf(api.catalog.findProduct, { slug: slugs[page % slugs.length] })).then((found) =>
      found.arrayBuffer(),
    );
    requests.push(response.then(() => took.push(performance.now() - began)));
    await sleep(1000 / pagesPerSecond);
  }
  await Promise.all(requests);
  return took;
}

async function ask(path, options = {}) {
  const headers = { cookie: shop.cookie, origin: shop.url, 'content-type': 'application/json' };
  const response = await fetch(`${shop.url}${path}`, { ...options, headers });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}
