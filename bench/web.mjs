/**
 * `npm run bench:web [-- lighthouse interactions grid]`: downloads and waiting times of a visitor on a phone, as JSON.
 * `lighthouse`: the mobile preset on each page. `interactions`: time from a press or key to the next paint, on a processor
 * `--slowdown` (4) times slower. `grid`: script time of a tab over 100 products. The results always have the bundle sizes of
 * frontend/dist. `caddy` runs only when named: `lighthouse` through a Caddy in front of the shop, over HTTP/2. The shop runs
 * in a temporary folder without an access gate, or at WEB_BENCH_URL. Times need a quiet machine.
 */
import { chromium } from 'playwright-core';
import { findBrowser } from '../scripts/lib/browser.mjs';
import { measureBundles } from '../scripts/lib/building/budget.mjs';
import { behindCaddy } from './browser/caddy.mjs';
import { measureGrid } from './browser/filter-grid.mjs';
import { measureInteractions } from './browser/interactions.mjs';
import { benchesByName, report } from './support/lib.mjs';
import { lighthouseTable } from './browser/lighthouse.mjs';
import { withDemo } from './support/demo-shop.mjs';

const pages = ['/', '/products', '/products/sleep', '/product/sleep-well'];
const benches = {
  lighthouse: (url) => lighthouseTable(url, pages),
  interactions: (url, values) => inBrowser((browser) => measureInteractions(browser, url, values)),
  grid: (url, values) => inBrowser((browser) => measureGrid(browser, url, values)),
  caddy: (url) => behindCaddy(url, (secureUrl) => lighthouseTable(secureUrl, pages, ['--ignore-certificate-errors'])),
};
const measure = benchesByName(benches, { times: 5, slowdown: 4 }, ['lighthouse', 'interactions', 'grid']);

async function inBrowser(work) {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

const given = process.env.WEB_BENCH_URL;
const results = await (given ? measure(given) : withDemo(({ url }) => measure(url)));
const { initial, budget, chunks } = measureBundles();
report({ gzippedKilobytes: { home: initial, budget, chunks }, ...results });
process.exit(0);
