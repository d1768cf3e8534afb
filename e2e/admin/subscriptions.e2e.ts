import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import {
  columnsOf,
  expectFailureMessage,
  expectFirstRow,
  expectNothingFound,
  expectListVisibleToAll,
  expectSkeletonFirst,
} from '../support/back-office/lists.js';
import { openScreen, press, rowOf, expectToast, windowOf } from '../support/back-office/office.js';
import { expectAccessible } from '../support/screens.js';
import { staffed } from '../support/back-office/staff.js';
import { eitherScreen } from '../support/storefront.js';

interface Subscription {
  id: string;
  customerName: string;
  customerEmail: string;
  productName: string;
  status: string;
  nextDeliveryDate: string | null;
}

const staff = staffed();
const list = () => callApi(staff, api.adminSubscriptions.listSubscriptions);
const find = async (id: string) => callApi(staff, api.adminSubscriptions.showSubscription, { params: { id } });
/** A subscription whose customer has no other, so that a search finds one row. */
async function aSubscription(status: string): Promise<Subscription> {
  const all = await list();
  const isOnly = ({ customerEmail }: Subscription) =>
    all.filter((other) => other.customerEmail === customerEmail).length === 1;
  return all.find((one) => one.status === status && isOnly(one))!;
}
const row = ({ customerEmail }: Subscription) => rowOf(staff.page, customerEmail);
const act = (subscription: Subscription, action: string) =>
  row(subscription).getByRole('button', { name: action }).click();

it('lists them newest first, after a skeleton of five rows', async () => {
  const { page } = staff;
  await expectSkeletonFirst(page, 'subscriptions', api.adminSubscriptions.listSubscriptions);
  await expectFirstRow(page, async () => (await list())[0]!.customerEmail);
  expect(await columnsOf(page)).toEqual([
    'Klant',
    'Product',
    'Frequentie',
    'Status',
    'Volgende levering',
    'Startdatum',
    'Acties',
  ]);
});

it('searches customer, e-mail and product, filters by status, and keeps both in the URL', async () => {
  const { page } = staff;
  const paused = await aSubscription('paused');
  await openScreen(page, 'subscriptions');
  for (const term of [paused.customerName.toUpperCase(), paused.customerEmail, paused.productName.toLowerCase()]) {
    await page.getByRole('searchbox').fill(term);
    await page.getByLabel('Status').selectOption({ label: 'Gepauzeerd' });
    await row(paused).waitFor();
    const others = page
      .locator('tbody tr[data-index]')
      .filter({ hasNot: page.getByText('Gepauzeerd', { exact: true }) });
    await others.first().waitFor({ state: 'detached' });
  }
  await page.waitForURL('**/admin/subscriptions?*status=paused*');
  await page.reload();
  await row(paused).waitFor();
  await expectNothingFound(page, 'Geen abonnementen gevonden');
});

it('pauses and resumes a subscription, and updates list and history at once', async () => {
  const { page } = staff;
  const one = await aSubscription('active');
  await openScreen(page, `subscriptions?q=${one.customerEmail}`);
  expect(await row(one).getByRole('button', { name: 'hervatten' }).count()).toBe(0);
  await act(one, 'pauzeren');
  await windowOf(page, `${one.productName} van ${one.customerName} pauzeren?`).waitFor();
  await press(page, 'Niet pauzeren');
  expect((await find(one.id)).status).toBe('active');
  await act(one, 'pauzeren');
  await press(page, 'Abonnement pauzeren');
  await expectToast(page, 'Abonnement gepauzeerd');
  await row(one).getByText('Gepauzeerd').waitFor();
  expect(await row(one).getByRole('button', { name: 'pauzeren' }).count()).toBe(0);
  expect((await find(one.id)).status).toBe('paused');
  await act(one, 'hervatten');
  await press(page, 'Abonnement hervatten');
  await expectToast(page, 'Abonnement hervat');
  await row(one).getByText('Actief').waitFor();
  expect((await find(one.id)).nextDeliveryDate).not.toBeNull();
  await row(one).getByRole('button', { name: 'bekijken' }).click();
  const window = windowOf(page, one.productName);
  await window.getByText('Abonnement gepauzeerd.').waitFor();
  await window.getByText(/^Abonnement hervat, volgende levering/).waitFor();
  await expectAccessible(page);
  await window.getByRole('button', { name: 'pauzeren' }).click();
  await press(page, 'Abonnement pauzeren');
  await expectToast(page, 'Abonnement gepauzeerd');
  await window.getByText('Abonnement gepauzeerd.').nth(1).waitFor();
  await window.getByRole('button', { name: 'hervatten' }).click();
  await press(page, 'Abonnement hervatten');
  await expectToast(page, 'Abonnement hervat');
});

it('cancels a subscription after a confirmation, which makes it read-only', async () => {
  const { page } = staff;
  const one = await aSubscription('active');
  await openScreen(page, `subscriptions?q=${one.customerEmail}`);
  await act(one, 'annuleren');
  const question = windowOf(page, `${one.productName} van ${one.customerName} annuleren?`);
  await question.waitFor();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Niet annuleren' }).click();
  await question.waitFor({ state: 'hidden' });
  expect((await find(one.id)).status).toBe('active');
  await act(one, 'annuleren');
  await question.getByRole('button', { name: 'Abonnement annuleren' }).click();
  await expectToast(page, 'Abonnement geannuleerd');
  await row(one).getByText('Geannuleerd').waitFor();
  expect(await row(one).getByRole('button').count()).toBe(1);
  await row(one).getByRole('button', { name: 'bekijken' }).click();
  const window = windowOf(page, one.productName);
  await window.getByText('Geannuleerd op').waitFor();
  await window.getByText('Niet gepland').waitFor();
  expect(await window.getByRole('button', { name: 'annuleren' }).count()).toBe(0);
});

it.each([
  [api.adminSubscriptions.pauseSubscription, 'active', 'pauzeren', 'Er ging iets mis bij het pauzeren'],
  [api.adminSubscriptions.resumeSubscription, 'paused', 'hervatten', 'Er ging iets mis bij het hervatten'],
  [api.adminSubscriptions.cancelSubscription, 'active', 'annuleren', 'Er ging iets mis bij het annuleren'],
])('reports a failed $0.path', async (call, status, name, sentence) => {
  const { page } = staff;
  const one = await aSubscription(status);
  await openScreen(page, `subscriptions?q=${one.customerEmail}`);
  const by = status === 'paused' ? 'shop' : 'proxy';
  await expectFailureMessage(page, sentence, [call, by], async () => {
    await act(one, name);
    await press(page, `Abonnement ${name}`);
  });
  expect((await find(one.id)).status).toBe(status);
});

it('reports a concurrent change by a colleague', async () => {
  const { page } = staff;
  const one = await aSubscription('active');
  await openScreen(page, `subscriptions?q=${one.customerEmail}`);
  await row(one).waitFor();
  await callApi(staff, api.adminSubscriptions.cancelSubscription, { params: { id: one.id } });
  await act(one, 'pauzeren');
  await press(page, 'Abonnement pauzeren');
  await expectToast(page, 'Fout', 'Dit abonnement is geannuleerd.');
});

it.each(eitherScreen)('is accessible and Dutch on %s', (_name, width) =>
  expectListVisibleToAll(width, 'subscriptions', /^Abonnement op .+ gestart/),
);
