import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import { openScreen, rowOf } from '../support/back-office/office.js';
import { expectVisibleToAll, expectRetry } from '../support/screens.js';
import { newStaff, staffed } from '../support/back-office/staff.js';
import { answerWith, breakCalls, eitherScreen, holdCalls } from '../support/storefront.js';

interface Overview {
  orders: Record<string, number>;
  subscriptions: Record<string, number>;
}

const whole = new Intl.NumberFormat('nl-NL');
const dayOf = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

const staff = staffed();

const overviewOn = (on?: string) => callApi(staff, api.adminAnalytics.showOverview, { query: { on } });
const counts = (title: string) => staff.page.getByRole('region', { name: title });

async function showsTotals({ orders }: Overview) {
  const figures = staff.page.getByRole('list', { name: 'Kerncijfers' });
  await figures.getByRole('listitem').first().getByText(whole.format(orders.total!), { exact: true }).waitFor();
}

it('counts orders and subscriptions by status; each count links to its list', async () => {
  const { page } = staff;
  await openScreen(page, 'analytics');
  const overview = await overviewOn();
  await showsTotals(overview);
  const orderNames = {
    pending: 'In afwachting',
    processing: 'In behandeling',
    shipped: 'Verzonden',
    delivered: 'Afgeleverd',
    cancelled: 'Geannuleerd',
  };
  for (const [status, name] of Object.entries(orderNames))
    await counts('Bestellingen per status')
      .getByRole('link', { name: `${name} ${whole.format(overview.orders[status as 'pending'])}` })
      .waitFor();
  for (const [status, name] of Object.entries({ active: 'Actief', paused: 'Gepauzeerd', cancelled: 'Geannuleerd' }))
    await counts('Abonnementen per status')
      .getByRole('link', { name: `${name} ${whole.format(overview.subscriptions[status as 'active'])}` })
      .waitFor();
  await counts('Abonnementen per status')
    .getByRole('link', { name: /Gepauzeerd/ })
    .click();
  await page.waitForURL('**/admin/subscriptions?status=paused');
});

it('shows the figures of a past day and keeps the day in the URL', async () => {
  const { page } = staff;
  const on = dayOf(40);
  const [then, now] = [await overviewOn(on), await overviewOn()];
  expect(then.orders.total).toBeLessThan(now.orders.total!);
  await openScreen(page, 'analytics');
  await showsTotals(now);
  await page.getByLabel('Op datum').fill(on);
  await page.waitForURL(`**/admin/analytics?on=${on}`);
  await showsTotals(then);
  await page.getByText(/^Stand aan het eind van .+\.$/).waitFor();
  await page.reload();
  await showsTotals(then);
  await page.getByRole('button', { name: 'Vandaag' }).click();
  await showsTotals(now);
  expect(new URL(page.url()).search).toBe('');
});

it('shows today for an invalid day', async () => {
  const { page } = staff;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openScreen(page, 'analytics?on=2026-13-45');
  await showsTotals(await overviewOn());
  await openScreen(page, `analytics?on=${dayOf(-3)}`);
  await showsTotals(await overviewOn());
  expect(asked.filter((url) => url.includes('/api/') && url.includes('on='))).toEqual([]);
});

it('lists the ten best-selling products, or says that there are none', async () => {
  const { page } = staff;
  const release = await holdCalls(page, api.adminAnalytics.topProducts);
  await openScreen(page, 'analytics');
  const table = page.getByRole('table', { name: 'Top 10 producten' });
  await table.getByTestId('row-skeleton').nth(4).waitFor();
  release();
  const top = await callApi(staff, api.adminAnalytics.topProducts);
  await table.locator('tbody tr').nth(9).waitFor();
  const names = (await table.locator('tbody tr').allInnerTexts()).map((text) => text.split('\t')[0]!.trim());
  expect(names).toEqual(top.map(({ productName }) => productName));
  await answerWith(page, api.adminAnalytics.topProducts, []);
  await page.reload();
  await page.getByText('Geen data beschikbaar').waitFor();
});

it('charts thirty days, ninety days or a year', async () => {
  const { page } = staff;
  await openScreen(page, 'analytics');
  const chart = page.getByRole('figure', { name: 'Bestellingen per dag' });
  await chart.getByRole('row').nth(30).waitFor({ state: 'attached' });
  await page.getByLabel('Periode').selectOption({ label: 'Laatste jaar' });
  await chart.getByRole('row').nth(365).waitFor({ state: 'attached' });
  await page.waitForURL('**/admin/analytics?view=365');
});

it('offers a retry when loading fails', async () => {
  const { page } = staff;
  const repair = await breakCalls(page, api.adminAnalytics.showOverview.path);
  await openScreen(page, 'analytics');
  await expectRetry(page, repair);
  await showsTotals(await overviewOn());
});

it.each(eitherScreen)('is accessible and Dutch on %s', async (_name, width) => {
  const visitor = await newStaff(width);
  const { page } = visitor;
  await openScreen(page, `analytics?on=${dayOf(3)}`);
  await page.getByRole('figure').nth(1).waitFor();
  await rowOf(page, '€').first().waitFor();
  await expectVisibleToAll(page, `admin-analytics-${width}`, true);
  await visitor.close();
});
