/**
 * `npm run bench:web [-- lighthouse interactions grid]`: what a visitor on a phone downloads and waits for, as JSON.
 * `lighthouse`: the mobile preset on each page. `interactions`: time from a press or key to the next paint. `grid`: script
 * that a tab over 100 products costs. Bundle sizes of frontend/dist are always among the results. `caddy`, which runs only
 * when it is named, is `lighthouse` through a Caddy in front of the shop, over HTTP/2. The shop is opened in a folder of
 * its own without an access gate, or WEB_BENCH_URL names one that runs. Times need a quiet machine.
 */
import { chromium } from 'playwright-core';
import { findBrowser } from '../scripts/lib/browser.mjs';
import { measureBundles } from '../scripts/lib/budget.mjs';
import { behindCaddy } from './caddy.mjs';
import { measureGrid } from './filter-grid.mjs';
import { measureInteractions } from './interactions.mjs';
import { benchesByName, report } from './lib.mjs';
import { lighthouseTable } from './lighthouse.mjs';
import { withPublicShop } from './public-shop.mjs';

const pages = ['/', '/products', '/products/sleep', '/product/sleep-well'];
const benches = {
  lighthouse: (url) => lighthouseTable(url, pages),
  interactions: (url) => inBrowser((browser) => measureInteractions(browser, url)),
  grid: (url) => inBrowser((browser) => measureGrid(browser, url)),
  caddy: (url) => behindCaddy(url, (secureUrl) => lighthouseTable(secureUrl, pages, ['--ignore-certificate-errors'])),
};
const measure = benchesByName(benches, ['lighthouse', 'interactions', 'grid']);

async function inBrowser(work) {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

const given = process.env.WEB_BENCH_URL;
const results = await (given ? measure(given) : withPublicShop(({ url }) => measure(url)));
const { initial, budget, chunks } = measureBundles();
report({ gzippedKilobytes: { home: initial, budget, chunks }, ...results });
process.exit(0);
