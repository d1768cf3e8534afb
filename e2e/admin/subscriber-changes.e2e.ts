import * as api from '../../contracts/api.js';
import type { AdminSubscription } from '../../contracts/admin/subscriptions.js';
import { addDays, amsterdamDay } from '../../contracts/calendar.js';
import { callApi } from '../support/call-api.js';
import { eventually } from '../support/eventually.js';
import { counted } from '../support/back-office/counted.js';
import { expectToast, fieldOf, openScreen, press, windowOf } from '../support/back-office/office.js';
import { newColleague, newStaff, staffed } from '../support/back-office/staff.js';
import { expectVisibleToAll } from '../support/screens.js';
import { crashes, newShopper, phone } from '../support/storefront.js';

const staff = staffed();
const find = (id: string) =>
  callApi(staff, api.adminSubscriptions.showSubscription, { params: { id } }) as Promise<AdminSubscription>;
/** An active subscription whose delivery is not due yet; each test takes another. */
let taken = 0;
async function aSubscription(): Promise<AdminSubscription> {
  const query = { status: 'active', sort: '-nextDeliveryDate' };
  const all = (await callApi(staff, api.adminSubscriptions.listSubscriptions, { query })) as AdminSubscription[];
  return all[taken++]!;
}
const inDays = (days: number) => addDays(amsterdamDay(new Date().toISOString()), days);
const becomes = (id: string, isSo: (one: AdminSubscription) => boolean) => eventually(staff.page, () => find(id), isSo);

const open = async ({ id }: AdminSubscription) => openScreen(staff.page, `subscriptions/${id}`);
const button = (name: string) => staff.page.getByRole('button', { name, exact: true });

it('moves the next delivery in three actions', async () => {
  const { page } = staff;
  const one = await aSubscription();
  await open(one);
  const work = counted();
  await work.do(() => button('Levering verzetten').click());
  await windowOf(page, 'Levering verzetten').waitFor();
  await fieldOf(page, 'Volgende levering').fill('2020-01-01');
  await press(page, 'Verzetten');
  await page.getByText('Kies een dag vanaf morgen, hoogstens een jaar vooruit.').first().waitFor();
  await expectVisibleToAll(page, 'admin-subscription-move-1440');
  await work.do(() => fieldOf(page, 'Volgende levering').fill(inDays(40)));
  await work.do(() => press(page, 'Verzetten'));
  await expectToast(page, 'Levering verzet');
  await page.getByText(/^Volgende levering verzet naar/).waitFor();
  expect(work.actions).toBeLessThanOrEqual(4);
  await becomes(one.id, ({ nextDeliveryDate }) => nextDeliveryDate === inDays(40));
});

it('pauses until a day in three actions, and shows the day', async () => {
  const { page } = staff;
  const one = await aSubscription();
  await open(one);
  const work = counted();
  await work.do(() => button('Pauzeren tot').click());
  await work.do(() => fieldOf(page, 'Pauzeren tot').fill(inDays(60)));
  await work.do(() => press(page, 'Pauzeren'));
  await expectToast(page, 'Abonnement gepauzeerd');
  await page.getByText(/^Gepauzeerd tot .+ daarna gaat het vanzelf verder/).waitFor();
  expect(work.actions).toBeLessThanOrEqual(4);
  await becomes(one.id, ({ status, pausedUntil }) => status === 'paused' && pausedUntil === inDays(60));
  await expectVisibleToAll(page, 'admin-subscription-paused-1440');
});

it.each([
  ['the number of jars', 'Potten per levering', '5'],
  ['the frequency', 'Frequentie', '3'],
])('changes %s in three actions, after showing the price and the day', async (_, label, value) => {
  const { page } = staff;
  const one = await aSubscription();
  await open(one);
  const work = counted();
  await work.do(() => button('Wijzigen').click());
  await windowOf(page, 'Abonnement wijzigen').waitFor();
  const field = fieldOf(page, label);
  const isSelect = label === 'Frequentie';
  const other = isSelect && one.frequency === 3 ? '2' : value;
  await work.do(() => (isSelect ? field.selectOption(other) : field.fill(other)));
  await page.getByText(/per levering, vanaf de levering van/).waitFor();
  expect(await fieldOf(page, 'Product').locator('option:checked').textContent()).toBe(one.productName);
  await expectVisibleToAll(page, `admin-subscription-terms-${isSelect ? 'frequency' : 'pieces'}-1440`);
  await work.do(() => press(page, 'Opslaan'));
  await expectToast(page, 'Abonnement gewijzigd');
  await page.getByText(/^Gewijzigd in \d+ pot/).waitFor();
  expect(work.actions).toBeLessThanOrEqual(4);
  await becomes(one.id, ({ frequency, jars, quantity }) =>
    isSelect ? frequency === Number(other) : jars * quantity === 5,
  );
});

it('changes the taste in three actions by keyboard only', async () => {
  const { page } = staff;
  const one = await aSubscription();
  await open(one);
  const work = counted();
  await button('Wijzigen').focus();
  await work.do(() => page.keyboard.press('Enter'));
  await windowOf(page, 'Abonnement wijzigen').waitFor();
  const product = fieldOf(page, 'Product');
  await product.and(page.locator(':focus')).waitFor();
  const others = product.locator('option', { hasNotText: one.productName });
  await others.first().waitFor({ state: 'attached' });
  const [other] = await others.allTextContents();
  await work.do(() => page.keyboard.type(other!));
  await page.getByText(/per levering, vanaf de levering van/).waitFor();
  await work.do(() => page.keyboard.press('Control+Enter'));
  await expectToast(page, 'Abonnement gewijzigd');
  expect(work.actions).toBeLessThanOrEqual(4);
  await becomes(one.id, ({ productName }) => productName === other);
});

it('changes the address of the coming deliveries in four actions', async () => {
  const { page } = staff;
  const one = await aSubscription();
  await open(one);
  // An address that no other journey gives: the timeline names only what differs.
  const address = 'Keizersgracht 321';
  const form = page.getByRole('form', { name: 'Bezorgadres' });
  const work = counted();
  await work.do(() => form.getByLabel('Straat en huisnummer').fill(address));
  await work.do(() => form.getByLabel('Postcode').fill('1015dv'));
  await work.do(() => form.getByLabel('Plaats').fill('Utrecht'));
  await work.do(() => form.getByRole('button', { name: 'Adres opslaan' }).click());
  await expectToast(page, 'Bezorgadres gewijzigd');
  await page.getByText(/^Bezorgadres van de komende leveringen gewijzigd: straat en huisnummer/).waitFor();
  expect(work.actions).toBeLessThanOrEqual(4);
  const params = { id: one.id };
  const shown = await callApi(staff, api.subscriptionAddress.findSubscriptionAddress, { params });
  expect(shown).toMatchObject({ address, postalCode: '1015 DV', city: 'Utrecht' });
  await expectVisibleToAll(page, 'admin-subscription-address-1440');
});

it('mails the customer the page for another payment method in two actions', async () => {
  const { page } = staff;
  const one = await aSubscription();
  await open(one);
  const work = counted();
  await work.do(() => button('Andere betaalmethode vragen').click());
  await work.do(() => press(page, 'Mail versturen'));
  await expectToast(page, 'De klant krijgt een mail');
  await page.getByText('Klant gemaild om een andere betaalmethode te kiezen.').waitFor();
  expect(work.actions).toBeLessThanOrEqual(4);
});

it('fits a phone', async () => {
  const small = await newStaff(phone);
  const { page } = small;
  const one = await aSubscription();
  await openScreen(page, `subscriptions/${one.id}`);
  await page.getByText(/^Abonnement op .+ gestart/).waitFor();
  await expectVisibleToAll(page, 'admin-subscription-390');
  await page.getByRole('button', { name: 'Wijzigen', exact: true }).click();
  await fieldOf(page, 'Potten per levering').fill('6');
  await page.getByText(/per levering, vanaf de levering van/).waitFor();
  await expectVisibleToAll(page, 'admin-subscription-terms-390');
  expect(crashes(small)).toEqual([]);
  await small.close();
});

it('shows a bookkeeper the subscription without its changes', async () => {
  const visitor = await newShopper();
  const { page } = visitor;
  await callApi(visitor, api.staffLogin.login, { body: await newColleague('bookkeeper') });
  const one = await aSubscription();
  await openScreen(page, `subscriptions/${one.id}`);
  await page.getByText(/^Abonnement op .+ gestart/).waitFor();
  for (const name of ['Wijzigen', 'Levering verzetten', 'Pauzeren tot', 'Andere betaalmethode vragen'])
    expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0);
  await visitor.close();
});
