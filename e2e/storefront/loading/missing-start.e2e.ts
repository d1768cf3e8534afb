import { closeBrowser, shop, type Visitor } from '../../support/shopper.js';
import { bootScript, comesAlive, newShopper, phone, shopCode } from '../../support/storefront.js';

afterAll(closeBrowser);

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

it.each(starts)('reloads once when %s is missing, and then works', async (_name, files) => {
  const { page } = visitor;
  let loads = () => 0;
  loads = await removeFiles(files, () => loads() < 2);
  await page.goto(`${shop.url}/faq`);
  await page.waitForEvent('load');
  await comesAlive(page);
  expect(loads()).toBe(2);
  expect(await page.evaluate(`sessionStorage.getItem('reloaded-for-code')`)).toBeNull();
});

it.each(starts)('reloads only once when %s stays missing, and the page can be read', async (_name, files) => {
  const { page } = visitor;
  const loads = await removeFiles(files, () => true);
  await page.goto(`${shop.url}/faq`);
  await page.waitForEvent('load');
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
