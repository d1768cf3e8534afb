import * as api from '../../contracts/api.js';
import type { AdminSubscription } from '../../contracts/admin/subscriptions.js';
import { callApi } from '../support/call-api.js';
import { fieldOf, openScreen, press } from '../support/back-office/office.js';
import { newColleague, newStaff, staffed } from '../support/back-office/staff.js';
import { expectVisibleToAll } from '../support/screens.js';
import { crashes, newShopper, phone } from '../support/storefront.js';

const staff = staffed();
/** An active subscription whose delivery is not due yet; each test takes another. */
let taken = 0;
async function aSubscription(): Promise<AdminSubscription> {
  const query = { status: 'active', sort: '-nextDeliveryDate' };
  const all = (await callApi(staff, api.adminSubscriptions.listSubscriptions, { query })) as AdminSubscription[];
  return all[taken++]!;
}
it('refuses a day in the past in words', async () => {
  const { page } = staff;
  await openScreen(page, `subscriptions/${(await aSubscription()).id}`);
  await page.getByRole('button', { name: 'Levering verzetten', exact: true }).click();
  await fieldOf(page, 'Volgende levering').fill('2020-01-01');
  await press(page, 'Verzetten');
  await page.getByText('Kies een dag vanaf morgen, hoogstens een jaar vooruit.').first().waitFor();
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
