/**
 * `npm run bench:web`: what a visitor on a phone downloads and waits for, as JSON. Lighthouse's mobile preset on each page,
 * the median of five runs; bundle sizes from the build in frontend/dist; and the script that a tab over a grid of 100
 * products costs, against the 16 ms of one frame. The shop is opened in a folder of its own without an access gate, or
 * WEB_BENCH_URL names one that runs. Run it on a quiet machine: Lighthouse counts time.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser } from '../scripts/lib/browser.mjs';
import { measureBundles } from '../scripts/lib/budget.mjs';
import { inRoot } from '../scripts/lib/paths.mjs';
import { freePort, report, startShop } from './lib.mjs';

const pages = ['/', '/products', '/products/sleep', '/product/sleep-well'];
const lighthouseTimes = 5;
const run = promisify(execFile);
const times = 3;
const drawn = 400;
const frame = 16;
const gridSize = 100;
const tabs = ['Top 10', 'Alles', 'Nieuw', 'Alles', 'Bundles', 'Alles', 'Laatste kans', 'Alles'];

/** One line per page: scores in percent, times in milliseconds. */
async function lighthouseTable(url) {
  const table = {};
  for (const path of pages) {
    process.stderr.write(`… ${path}\n`);
    const runs = [];
    for (let time = 0; time < lighthouseTimes; time++) runs.push(await lighthouseRun(url + path));
    const middle = (numberOf) => runs.map(numberOf).sort((a, b) => a - b)[Math.floor(runs.length / 2)];
    table[path] = Object.fromEntries(Object.keys(runs[0]).map((name) => [name, middle((run) => run[name])]));
  }
  return table;
}

/** Its telemetry packages would displace those of our own tracing, so it is no dependency: npx fetches this version. */
const lighthouse = 'lighthouse@12.8.2';

async function lighthouseRun(address) {
  const flags = ['--output=json', '--quiet', '--chrome-flags=--headless=new --no-sandbox'];
  const env = { ...process.env, CHROME_PATH: await findBrowser() };
  const { stdout } = await run('npx', ['--yes', lighthouse, address, ...flags], { env, maxBuffer: 64 * 1024 * 1024 });
  const lhr = JSON.parse(stdout);
  const score = (category) => Math.round(lhr.categories[category].score * 100);
  const value = (audit) => Math.round(lhr.audits[audit].numericValue);
  const requests = lhr.audits['network-requests'].details.items;
  const kilobytes = (items) => Math.round(items.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    clsThousandths: Math.round(lhr.audits['cumulative-layout-shift'].numericValue * 1000),
    kilobytes: kilobytes(requests),
    scriptKilobytes: kilobytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    requests: requests.length,
  };
}

/** A hundred products made of those the shop has: every tab over the grid still has its own. */
async function answerGrid(page, url) {
  const rendered = /<div id="root">[^]*<script type="application\/json" id="shop-data">[^]*?<\/script>/;
  await page.route(`${url}/`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(rendered, '<div id="root"></div>') });
  });
  await page.route(
    ({ pathname }) => pathname === '/api/products',
    async (route) => {
      const products = await (await route.fetch()).json();
      const json = Array.from({ length: gridSize }, (_, place) => {
        const product = products[place % products.length];
        return { ...product, id: 10_000 + place, slug: `${product.slug}-nr${place}` };
      });
      await route.fulfill({ json });
    },
  );
}

/** Milliseconds of script from a press on each tab: until its grid can be drawn, and by Chromium's own count with what comes after. */
async function filterGrid(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await answerGrid(page, url);
    const session = await context.newCDPSession(page);
    await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' }); // not what others took of the processor
    await session.send('Performance.enable');
    const scriptMs = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'ScriptDuration').value * 1000;
    };
    await page.goto(`${url}/`);
    await page
      .locator('[data-testid="product-card"]')
      .nth(gridSize - 1)
      .waitFor();
    await page.waitForLoadState('networkidle');
    const costs = [];
    for (const tab of tabs) {
      const button = await page
        .getByRole('group', { name: 'Filter de producten' })
        .getByRole('button', { name: tab, exact: true })
        .elementHandle();
      const before = await scriptMs();
      const untilDrawn = await button.evaluate(async (element) => {
        const pressed = performance.now();
        element.click();
        await new Promise((resolve) => queueMicrotask(resolve));
        return performance.now() - pressed;
      });
      const isChosen = (await button.getAttribute('aria-pressed')) === 'true';
      await page.waitForTimeout(drawn);
      costs.push({ untilDrawn, inAll: (await scriptMs()) - before });
      if (!isChosen) throw new Error(`the tab ${tab} is not chosen`);
    }
    return costs;
  } finally {
    await context.close();
  }
}

const tenths = (milliseconds) => Math.round(milliseconds * 10) / 10;

/** What filtering costs, and the slowest tab as a part of one frame. */
async function measureGrid(browser, url) {
  const runs = [];
  for (let time = 0; time < times; time++) runs.push(await filterGrid(browser, url));
  const middle = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(times / 2)];
  const perTab = tabs.map((_, place) => middle(runs.map((costs) => costs[place].untilDrawn)));
  const inAll = tabs.map((_, place) => middle(runs.map((costs) => costs[place].inAll)));
  const slowest = Math.max(...perTab);
  return {
    products: gridSize,
    scriptMs: perTab.map((cost, place) => `${tabs[place]} ${tenths(cost)} (in all ${tenths(inAll[place])})`),
    withinOneFrame: `${perTab.filter((cost) => cost <= frame).length} of ${tabs.length}`,
    slowestPartOfFrame: Math.round((slowest / frame) * 100) / 100,
  };
}

async function withShop(work) {
  if (process.env.WEB_BENCH_URL) return work(process.env.WEB_BENCH_URL);
  process.env.ACCESS_CODE = '';
  const folder = mkdtempSync(join(tmpdir(), 'gummyshop-bench-'));
  const port = await freePort();
  const running = await startShop(inRoot(), folder, port);
  try {
    return await work(`http://localhost:${port}`);
  } finally {
    await running.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

const results = await withShop(async (url) => {
  const table = await lighthouseTable(url);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  try {
    process.stderr.write('… grid\n');
    return { lighthouse: table, grid: await measureGrid(browser, url) };
  } finally {
    await browser.close();
  }
});
const { initial, budget, chunks } = measureBundles();
const gzippedKilobytes = { home: initial, budget, chunks };
report({ gzippedKilobytes, ...results });
process.exit(0);
