import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import { columnsOf, expectNothingFound, expectSkeletonFirst } from '../support/back-office/lists.js';
import { openScreen, rowOf } from '../support/back-office/office.js';
import { newStaff, staffed } from '../support/back-office/staff.js';
import { expectRetry, expectVisibleToAll } from '../support/screens.js';
import { shop } from '../support/shopper.js';
import { answerWith, breakCalls, eitherScreen } from '../support/storefront.js';

const staff = staffed();
const entry = {
  id: 'fout',
  createdAt: '2026-03-02T10:00:00.000Z',
  act: 'wrong-credentials',
  subject: null,
  details: null,
  email: null,
  network: '203.0.113.7',
  browser: null,
  isKnownDevice: false,
};
const login = { ...entry, id: 'goed', act: 'logged-in', email: 'anna@gommie.example', browser: 'Firefox, Windows' };

it('lists the logins, newest first, after a skeleton of five rows', async () => {
  const { page } = staff;
  await expectSkeletonFirst(page, 'logbook', api.adminLogbook.listLogbook);
  const [newest] = await callApi(staff, api.adminLogbook.listLogbook);
  await page
    .locator('[data-index="0"]')
    .getByText(newest!.email ?? 'Onbekend account')
    .waitFor();
  await rowOf(page, shop.staff.email).filter({ hasText: 'Ingelogd' }).first().waitFor();
  expect(await columnsOf(page)).toEqual(['Tijdstip', 'Medewerker', 'Gebeurtenis', 'Onderwerp', 'Apparaat']);
});

it('filters by event, by person and by text, and keeps the filter in the URL', async () => {
  const { page } = staff;
  const { path } = api.staffLogin.login;
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'niemand@gommie.example', password: 'verkeerd wachtwoord' });
  expect((await fetch(`${shop.url}${path}`, { method: 'POST', headers, body })).status).toBe(401);
  await openScreen(page, 'logbook');
  const stranger = rowOf(page, 'Onbekend account').first();
  const own = rowOf(page, shop.staff.email).filter({ hasText: 'Ingelogd' }).first();
  await stranger.getByText('Onbekende browser').waitFor();
  await page.getByLabel('Gebeurtenis', { exact: true }).selectOption('Ingelogd');
  await page.waitForURL('**/admin/logbook?status=logged-in');
  await stranger.waitFor({ state: 'detached' });
  await page.reload();
  await own.waitFor();
  await page.getByText(/^\d+ van \d+ regels$/).waitFor();
  await page.getByLabel('Gebeurtenis', { exact: true }).selectOption('Alle gebeurtenissen');
  await page.getByLabel('Medewerker', { exact: true }).selectOption('Onbekend account');
  await own.waitFor({ state: 'detached' });
  await stranger.waitFor();
  await expectNothingFound(page, 'Geen regels gevonden');
});

it('exports the results as a file', async () => {
  const { page } = staff;
  await openScreen(page, `logbook?status=logged-in`);
  await rowOf(page, shop.staff.email).first().waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('logboek.csv');
});

it('offers a retry when loading fails', async () => {
  const { page } = staff;
  const repair = await breakCalls(page, api.adminLogbook.listLogbook.path);
  await openScreen(page, 'logbook');
  await expectRetry(page, repair);
  await page.locator('[data-index="0"]').waitFor();
});

it.each(eitherScreen)('is accessible and Dutch on %s', async (_name, width) => {
  const visitor = await newStaff(width);
  await answerWith(visitor.page, api.adminLogbook.listLogbook, [entry, login]);
  await openScreen(visitor.page, 'logbook');
  await rowOf(visitor.page, 'Onbekend account').waitFor();
  await expectVisibleToAll(visitor.page, `admin-logbook-${width}`);
  await visitor.close();
});
