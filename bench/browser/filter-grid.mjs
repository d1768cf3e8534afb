import { api } from '../../scripts/lib/api.mjs';
const drawn = 400;
const frame = 16;
const gridSize = 100;
const tabs = ['Top 10', 'Alles', 'Nieuw', 'Alles', 'Bundles', 'Alles', 'Laatste kans', 'Alles'];

/** Multiplies the shop's products to a hundred. Every tab over the grid keeps products of its own. */
async function answerGrid(page, url) {
  const rendered = /<div id="root">[^]*<script type="application\/json" id="shop-data">[^]*?<\/script>/;
  await page.route(`${url}/`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(rendered, '<div id="root"></div>') });
  });
  await page.route(
    ({ pathname }) => pathname === api.catalog.listProducts.path,
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

/** Script time in ms after a press on each tab: until the grid can be painted, and in total as counted by Chromium. */
async function filterGrid(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await answerGrid(page, url);
    const session = await context.newCDPSession(page);
    await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' }); // excludes processor time of other threads
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
      const link = await page
        .getByRole('group', { name: 'Filter de producten' })
        .getByRole('link', { name: tab, exact: true })
        .elementHandle();
      const before = await scriptMs();
      const untilDrawn = await link.evaluate(async (element) => {
        const pressed = performance.now();
        element.click();
        await new Promise((resolve) => queueMicrotask(resolve));
        return performance.now() - pressed;
      });
      const isChosen = /page|true/.test(await link.getAttribute('aria-current'));
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

export async function measureGrid(browser, url, { times }) {
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
