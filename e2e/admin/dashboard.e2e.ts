import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import { amsterdamDay } from '../../contracts/values/calendar.js';
import { openScreen, rowOf } from '../support/back-office/office.js';
import { expectVisibleToAll, expectRetry } from '../support/screens.js';
import { newStaff, staffed } from '../support/back-office/staff.js';
import { answerWith, breakCalls, changeResponses, eitherScreen, holdCalls } from '../support/storefront.js';

const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });
const whole = new Intl.NumberFormat('nl-NL');
const plain = (text: string) => text.replace(/\s+/g, ' ');

const staff = staffed();

const figures = () => staff.page.getByRole('list', { name: 'Kerncijfers' });

it('shows six figures with their explanations, after skeletons', async () => {
  const { page } = staff;
  const release = await holdCalls(page, api.adminAnalytics.showDashboardStats);
  await openScreen(page, 'dashboard');
  await page.getByTestId('figure-skeleton').nth(5).waitFor();
  release();
  await page.getByTestId('figure-skeleton').first().waitFor({ state: 'detached' });
  const stats = await callApi(staff, api.adminAnalytics.showDashboardStats);
  const shown = (await figures().getByRole('listitem').allInnerTexts()).map((text) => plain(text.trim()));
  const wanted = [
    ['Totale Omzet', euros.format(stats.totalRevenue), 'Betaald min terugbetaald, inclusief btw.'],
    ['Maandomzet', euros.format(stats.monthlyRevenue), 'Totale omzet van deze kalendermaand.'],
    ['Bestellingen', whole.format(stats.totalOrders), 'Betaald en niet geannuleerd.'],
    ['Klanten', whole.format(stats.totalCustomers), 'Met een account of een bestelling.'],
    ['Actieve Abonnementen', whole.format(stats.activeSubscriptions), 'Niet gepauzeerd en niet geannuleerd.'],
    ['MRR', euros.format(stats.monthlyRecurringRevenue), 'Wat alle actieve abonnementen samen per maand opleveren.'],
  ];
  expect(shown).toEqual(wanted.map((lines) => plain(lines.join(' '))));
});

it.each([
  ['Totale Omzet', '/admin/analytics'],
  ['Maandomzet', `/admin/analytics?view=${Number(amsterdamDay(new Date().toISOString()).slice(8))}`],
  ['Bestellingen', '/admin/orders?payment=kept'],
  ['Klanten', '/admin/customers'],
  ['Actieve Abonnementen', '/admin/subscriptions?status=active'],
  ['MRR', '/admin/subscriptions?status=active'],
])('%s links to its details', async (name, path) => {
  const { page } = staff;
  await openScreen(page, 'dashboard');
  await figures()
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();
  await page.waitForURL(`**${path}`);
});

it('follows a press on a figure whose value arrives before the release', async () => {
  const { page } = staff;
  const release = await holdCalls(page, api.adminAnalytics.showDashboardStats);
  await openScreen(page, 'dashboard');
  const link = figures().getByRole('link', { name: /^Bestellingen/ });
  await link.getByTestId('figure-skeleton').hover();
  await page.mouse.down();
  release();
  await link.getByTestId('figure-skeleton').waitFor({ state: 'detached' });
  await page.mouse.up();
  await page.waitForURL('**/admin/orders?payment=kept');
});

it('charts the revenue of thirty days, with a table; a bar links to its day', async () => {
  const { page } = staff;
  await openScreen(page, 'dashboard');
  const chart = page.getByRole('figure', { name: 'Omzet per dag' });
  await chart.waitFor();
  expect(await chart.getByRole('row').count()).toBe(31);
  const days = await callApi(staff, api.adminAnalytics.showRevenueByDay, { query: { days: 30 } });
  expect(plain(await chart.getByRole('row').nth(20).getByRole('cell').innerText())).toBe(
    plain(euros.format(days[19]!.revenue)),
  );
  await chart
    .locator('svg > g')
    .nth(3 + 19)
    .click();
  await page.waitForURL(`**/admin/analytics?on=${days[19]!.day}`);
});

it('shows the newest orders, each with a link to its detail', async () => {
  const { page } = staff;
  const [newest] = await callApi(staff, api.orders.listOrders, { query: { limit: 6 } });
  await openScreen(page, 'dashboard');
  await rowOf(page, newest!.orderNumber).getByText(newest!.customerName).waitFor();
  expect(await page.getByRole('table', { name: 'Nieuwste bestellingen' }).locator('tbody tr').count()).toBe(6);
  await page.getByRole('button', { name: `Bestelling ${newest!.orderNumber} bekijken` }).click();
  await page.waitForURL(`**/admin/orders/${newest!.orderNumber}`);
  await page.getByRole('heading', { name: `Bestelling ${newest!.orderNumber}` }).waitFor();
});

it('lists the open tasks, with links', async () => {
  const { page } = staff;
  const waiting = page.getByRole('region', { name: 'Aandacht nodig' });
  const at = '2026-01-05T10:00:00.000Z';
  const payment = { amount: '12.00', currency: 'EUR', reason: 'other-amount', createdAt: at };
  await answerWith(page, api.adminAttention.listUnmatchedPayments, [
    { ...payment, paymentIntentId: 'pi_1', refund: null, resolvedAt: null },
    { ...payment, paymentIntentId: 'pi_2', refund: 'done', resolvedAt: at },
  ]);
  await answerWith(page, api.mails.listMails, [
    { id: 'a', template: 'login-code', reference: {}, status: 'failed', attempts: 3, lastError: null, createdAt: at },
    { id: 'b', template: 'login-code', reference: {}, status: 'failed', attempts: 3, lastError: null, createdAt: at },
  ]);
  await openScreen(page, 'dashboard');
  await waiting.getByRole('link', { name: /^1 ?betaling zonder bestelling$/ }).waitFor();
  await waiting.getByRole('link', { name: /^2 ?mails niet verstuurd$/ }).click();
  await page.waitForURL('**/admin/failed-mails');
});

it('reports an empty list and a failed request', async () => {
  const { page } = staff;
  for (const list of [
    api.adminAttention.listUnmatchedPayments,
    api.adminAttention.listFailedRefunds,
    api.adminAttention.listDisputes,
    api.mails.listMails,
    api.adminAttention.listRefusals,
    api.adminAttention.listInquiries,
    api.withdrawals.listWithdrawals,
    api.adminSubscriptions.listRenewals,
    api.adminReturns.listReturns,
    api.inventory.listLevels,
  ])
    await answerWith(page, list, []);
  await changeResponses(page, api.adminAnalytics.showOverview, (overview) => ({
    ...overview,
    orders: { ...overview.orders, processing: 0 },
  }));
  await openScreen(page, 'dashboard');
  await page.getByText('Niets. Alles loopt.').waitFor();
  await breakCalls(page, api.adminAttention.listFailedRefunds.path);
  await page.reload();
  await page.getByText('We konden niet alles controleren.').waitFor();
});

it('offers a retry when loading fails', async () => {
  const { page } = staff;
  const repair = await breakCalls(page, api.adminAnalytics.showDashboardStats.path);
  await openScreen(page, 'dashboard');
  await expectRetry(page, repair);
  await figures().getByText('Totale Omzet', { exact: true }).waitFor();
});

it.each(eitherScreen)('is accessible and Dutch on %s', async (_name, width) => {
  const visitor = await newStaff(width);
  const { page } = visitor;
  await openScreen(page, 'dashboard');
  await page.getByRole('figure').waitFor();
  await rowOf(page, /20\d\d-\d{6}/)
    .first()
    .waitFor();
  await expectVisibleToAll(page, `admin-dashboard-${width}`, true);
  await visitor.close();
});
