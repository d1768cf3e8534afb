/**
 * `npm run bench:web`: what a visitor on a phone downloads and waits for, as JSON. Bundle sizes come from the build in
 * frontend/dist; LCP, CLS and the longest task from Chromium's own performance entries at 390 px and a CPU four times as
 * slow; and the script that a tab over a grid of 100 products costs, against the 16 ms of one frame. The shop is opened in a folder of its own, or WEB_BENCH_URL and WEB_BENCH_CODE name one that runs.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../scripts/lib/browser.mjs';
import { measureBundles } from '../scripts/lib/budget.mjs';
import { inRoot } from '../scripts/lib/paths.mjs';
import { freePort, median, report, startShop } from './lib.mjs';

const pages = { home: '/', product: '/product/sleep-well', products: '/products' };
const slowdown = 4;
const times = 3;
const settled = 3000;
const drawn = 400;
const frame = 16;
const gridSize = 100;
const tabs = ['Top 10', 'Alles', 'Nieuw', 'Alles', 'Bundles', 'Alles', 'Laatste kans', 'Alles'];

const observe = `
  window.seen = { lcp: 0, cls: 0, longestTask: 0 };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value; });
  watch('longtask', (entry) => (seen.longestTask = Math.max(seen.longestTask, entry.duration)));`;

async function visit(browser, { url, code }, path) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  try {
    const headers = { origin: url };
    await context.request.post(`${url}/api/access-gate`, { data: { code }, headers });
    const page = await context.newPage();
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url + path);
    await page.locator('main h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(settled);
    const { lcp, cls, longestTask } = await page.evaluate('seen');
    return {
      lcpMs: Math.round(lcp),
      cls: Math.round(cls * 10_000) / 10_000,
      longestTaskMs: Math.round(longestTask),
    };
  } finally {
    await context.close();
  }
}

/** A hundred products made of those the shop has: every tab over the grid still has its own. */
async function answerGrid(page) {
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
async function filterGrid(browser, { url, code }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.request.post(`${url}/api/access-gate`, { data: { code }, headers: { origin: url } });
    const page = await context.newPage();
    await answerGrid(page);
    const session = await context.newCDPSession(page);
    await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' }); // not what others took of the processor
    await session.send('Performance.enable');
    const scriptMs = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'ScriptDuration').value * 1000;
    };
    await page.goto(url);
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
async function measureGrid(browser, shop) {
  const runs = [];
  for (let time = 0; time < times; time++) runs.push(await filterGrid(browser, shop));
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
  const { WEB_BENCH_URL: url, WEB_BENCH_CODE: code } = process.env;
  if (url) return work({ url, code });
  const folder = mkdtempSync(join(tmpdir(), 'gummyshop-bench-'));
  const port = await freePort();
  const running = await startShop(inRoot(), folder, port);
  try {
    const { ACCESS_CODE } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'));
    return await work({ url: `http://localhost:${port}`, code: ACCESS_CODE });
  } finally {
    await running.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

const results = await withShop(async (shop) => {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  try {
    const measured = {};
    for (const [name, path] of Object.entries(pages)) {
      process.stderr.write(`… ${name}\n`);
      measured[name] = await median(
        times,
        () => visit(browser, shop, path),
        ({ lcpMs }) => lcpMs,
      );
    }
    process.stderr.write('… grid\n');
    return { pages: measured, grid: await measureGrid(browser, shop) };
  } finally {
    await browser.close();
  }
});
const { initial, budget, chunks } = measureBundles();
const gzippedKilobytes = { home: initial, budget, chunks };
report({ gzippedKilobytes, ...results }, { slowdown, width: 390 });
process.exit(0);
