import { eventually } from '../../support/eventually.js';
import { shop, type Visitor } from '../../support/shopper.js';
import { bootScript, comesAlive, newShopper, phone, shopCode } from '../../support/storefront.js';

let visitor: Visitor;
beforeEach(async () => (visitor = await newShopper(phone)));
afterEach(() => visitor.close());

const starts: [name: string, files: RegExp][] = [
  ['script', bootScript],
  ['code', shopCode],
];

/** Responds with 404 for these files while `isGone` is true, and counts the page loads. */
async function removeFiles(files: RegExp, isGone: () => boolean): Promise<() => number> {
  const { page } = visitor;
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(files, (route) =>
    isGone() ? route.fulfill({ status: 404, contentType: 'text/html', body: 'weg' }) : route.continue(),
  );
  return () => loads;
}

/** Opens a page and waits until it has reloaded, which may happen before or after its first `load`. */
async function openToReload(): Promise<void> {
  const { page } = visitor;
  let arrivals = 0;
  page.on('framenavigated', (frame) => (arrivals += Number(frame === page.mainFrame())));
  await page.goto(`${shop.url}/faq`, { waitUntil: 'commit' });
  expect(
    await eventually(
      page,
      async () => arrivals,
      (count) => count > 1,
    ),
  ).toBe(2);
  await page.waitForLoadState();
}

it.each(starts)('reloads once when %s is missing, and then works', async (_name, files) => {
  const { page } = visitor;
  let loads = () => 0;
  loads = await removeFiles(files, () => loads() < 2);
  await openToReload();
  await comesAlive(page);
  expect(loads()).toBe(2);
  expect(await page.evaluate(`sessionStorage.getItem('reloaded-for-code')`)).toBeNull();
});

it.each(starts)('reloads only once when %s stays missing, and the page can be read', async (_name, files) => {
  const { page } = visitor;
  const loads = await removeFiles(files, () => true);
  await openToReload();
  await page.waitForTimeout(1500);
  expect(loads()).toBe(2);
  await page.getByText('Hoe kan ik betalen?').click();
  await page.getByText(/iDEAL/).first().waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ons plan' }).click();
  await page.getByText('Eerst luisteren').waitFor();
  await page.waitForTimeout(1500);
  expect(loads()).toBe(3);
});

it('does not reload without a connection, where the browser would show its own error page', async () => {
  const { page } = visitor;
  const loads = await removeFiles(bootScript, () => true);
  await page.route('**/faq', (route) =>
    route.request().method() === 'HEAD' ? route.abort('internetdisconnected') : route.continue(),
  );
  await page.goto(`${shop.url}/faq`);
  await page.waitForTimeout(1500);
  expect(loads()).toBe(1);
  await page.getByRole('heading', { level: 1 }).waitFor();
});
