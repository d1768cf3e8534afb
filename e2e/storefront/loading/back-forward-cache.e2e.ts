import { chromium, type Browser, type Page } from 'playwright-core';
import { findWholeBrowser } from '../../../scripts/lib/browser.mjs';
import { lastLook } from '../../support/eventually.js';
import { shop } from '../../support/shopper.js';
import { comesAlive, newShopper, openBasket, phone, until } from '../../support/storefront.js';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: await findWholeBrowser(),
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
afterAll(() => browser?.close());
beforeEach(async () => {
  const passer = await newShopper();
  const context = await browser.newContext({
    viewport: { width: phone, height: 844 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addCookies(await passer.context.cookies());
  await passer.close();
  page = await context.newPage();
});
afterEach(() => page.context().close());

/** Opens a server-rendered page and waits until it is hydrated. */
async function visit(path: string) {
  await page.goto(`${shop.url}${path}`);
  await comesAlive(page);
}

/** Navigates to another document of the same site. */
async function leaveFor(path: string) {
  await page.evaluate(`addEventListener('pageshow', ({ persisted }) => (window.isRestored = persisted))`);
  await page.goto(`${shop.url}${path}`);
}

/** Goes back and expects the former document from the cache. */
async function expectRestored(path: string) {
  // Playwright's goBack waits for a load event, which a restored page does not fire.
  await page.evaluate('setTimeout(() => history.back())');
  await page.waitForURL(`${shop.url}${path}`, { waitUntil: 'commit' });
  const outcome = `JSON.stringify(window.isRestored ?? performance.getEntriesByType('navigation')[0].notRestoredReasons)`;
  const look = () => page.evaluate<string>(outcome);
  expect(await lastLook(page, look, (found) => found === 'true')).toBe('true');
}

it.each(['/', '/products', '/products/sleep', '/product/sleep-well', '/faq', '/ons-plan'])(
  'restores %s unchanged',
  async (path) => {
    await visit(path);
    await leaveFor('/robots.txt');
    await expectRestored(path);
  },
);

it('restores a page with its basket open', async () => {
  await visit('/product/sleep-well');
  const panel = await openBasket(page);
  await leaveFor('/robots.txt');
  await expectRestored('/product/sleep-well');
  await panel.waitFor();
});

it('shows the current basket on a restored page', async () => {
  await visit('/product/sleep-well');
  await leaveFor('/product/focus-flow');
  await page.getByRole('button', { name: 'In mijn winkelmandje' }).first().click();
  await until(page, `localStorage.getItem('basket')?.includes('focus-flow')`);
  await expectRestored('/product/sleep-well');
  await page.getByRole('button', { name: 'Winkelmandje, 1 product' }).waitFor();
});
