import type { Page } from 'playwright-core';
import * as api from '../../../contracts/api.js';
import { seriousFindings } from '../../support/axe.js';
import { headingFaults, sidewaysScroll } from '../../support/layout.js';
import { picture, shop, type Visitor } from '../../support/shopper.js';
import { comesAlive, eitherScreen, fillBasket, newShopper, open, phone, until } from '../../support/storefront.js';

let visitor: Visitor;
afterEach(() => visitor.close());

const offlineHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Even geen contact' });
const retry = (page: Page) => page.getByRole('button', { name: 'Opnieuw proberen' });
const quick = { waitUntil: 'domcontentloaded' } as const;

/** Opens a page and waits until the worker controls it. */
async function openWithWorker(width = phone, path = '/'): Promise<Page> {
  visitor = await newShopper(width, 'with a service worker');
  await open(visitor.page, path);
  await until(visitor.page, `navigator.serviceWorker.controller?.state === 'activated'`);
  return visitor.page;
}

async function expectOfflinePage(page: Page): Promise<void> {
  await offlineHeading(page).waitFor();
  await page.getByText('Je bent offline. Controleer je internetverbinding en probeer het opnieuw.').waitFor();
  await until(page, `document.querySelector('main svg').clientWidth > 0`);
}

it.each(eitherScreen)(
  'a reload offline shows the drawn state of the shop, until a retry, on %s',
  async (_name, width) => {
    const page = await openWithWorker(width, '/products?search=zink');
    await visitor.context.setOffline(true);
    await page.reload(quick);
    await expectOfflinePage(page);
    await picture(page, `offline-page-${width}`);
    expect([await seriousFindings(page), await headingFaults(page), await sidewaysScroll(page)]).toEqual([[], [], 0]);
    await retry(page).click();
    await expectOfflinePage(page);
    await visitor.context.setOffline(false);
    await retry(page).click();
    await page.locator('main').getByText('Zink Helder').first().waitFor();
    expect(page.url()).toBe(`${shop.url}/products?search=zink`);
    expect(visitor.complaints.filter((complaint) => /Policy/.test(complaint))).toEqual([]);
  },
);

it('a page that is opened offline shows it too, with a link to home', async () => {
  const page = await openWithWorker();
  await visitor.context.setOffline(true);
  await page.goto(`${shop.url}/product/sleep-well`, quick);
  await expectOfflinePage(page);
  await visitor.context.setOffline(false);
  await page.getByRole('link', { name: 'Naar home' }).click();
  await page.getByRole('heading', { level: 1, name: /lekkerste vitamines/ }).waitFor();
});

it('a page that a link opens offline has the drawing too', async () => {
  const page = await openWithWorker();
  await page.waitForLoadState('networkidle');
  await visitor.context.setOffline(true);
  await page.locator('footer').getByRole('link', { name: 'Ons plan' }).click();
  await offlineHeading(page).waitFor();
  await until(page, `document.querySelector('main svg').clientWidth > 0`);
});

it('the checkout keeps its basket through a reload offline', async () => {
  const page = await openWithWorker();
  await fillBasket(visitor, [{ slug: 'sleep-well', name: 'Sleep Well', listCents: 2295 }]);
  await page.goto(`${shop.url}/checkout`);
  await page.getByLabel('E-mailadres').waitFor();
  await visitor.context.setOffline(true);
  await page.reload(quick);
  await expectOfflinePage(page);
  await visitor.context.setOffline(false);
  await retry(page).click();
  await page.getByLabel('E-mailadres').waitFor();
});

it.each(['/admin/orders', '/profiel', '/bestellingen', '/order-bevestiging', '/robots.txt', '/nergens'])(
  'leaves %s to the browser',
  async (path) => {
    const page = await openWithWorker();
    expect((await page.goto(`${shop.url}${path}`))!.fromServiceWorker()).toBe(false);
    await visitor.context.setOffline(true);
    await expect(page.goto(`${shop.url}${path}`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  },
);

it('leaves calls and files to the browser, and stores nothing', async () => {
  const page = await openWithWorker();
  const fromWorker: string[] = [];
  page.on('response', (response) => {
    if (response.fromServiceWorker()) fromWorker.push(new URL(response.url()).pathname);
  });
  await page.goto(`${shop.url}/product/sleep-well`);
  await comesAlive(page);
  expect(await page.evaluate(`fetch('${api.catalog.listProducts.path}').then(({ status }) => status)`)).toBe(200);
  await page.waitForLoadState('networkidle');
  expect(fromWorker).toEqual(['/product/sleep-well']);
  const routed = `performance.getEntriesByType('resource')
    .map((entry) => entry.workerMatchedSourceType ?? entry.workerMatchedRouterSource)`;
  expect(new Set(await page.evaluate<string[]>(routed))).toEqual(new Set(['network']));
  await visitor.context.setOffline(true);
  expect(await page.evaluate(`fetch('${api.catalog.listProducts.path}').catch(({ name }) => name)`)).toBe('TypeError');
  const stored = `caches.keys()
    .then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys()))))
    .then((requests) => requests.flat().map(({ url }) => new URL(url).pathname))`;
  expect(await page.evaluate(stored)).toEqual([]);
});

it.each([404, 500, 503])('shows what the shop responds, also with status %d', async (status) => {
  const page = await openWithWorker();
  await visitor.context.route('**/faq', (route) => route.fulfill({ status, body: 'Van de server' }));
  const response = (await page.goto(`${shop.url}/faq`))!;
  expect([response.status(), response.fromServiceWorker()]).toEqual([status, true]);
  await page.getByText('Van de server').waitFor();
});
