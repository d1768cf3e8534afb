import * as api from '../../contracts/api.js';
import { fillBasket, newShopper, open, phone, wide } from '../support/storefront.js';
import { fakeAccount } from './account-states.js';
import { sanne } from './customer.js';

it.each([phone, wide])('the checkout links to the profile form, which returns to it, at %i px', async (width) => {
  const visitor = await newShopper(width);
  const { page } = visitor;
  await fakeAccount(page, sanne);
  await page.route(`**${api.customers.changeProfile.path}`, (route) => route.fulfill({ json: sanne }));
  await fillBasket(visitor, [{ slug: 'sleep-well', name: 'Sleep Well', listCents: 2295 }]);
  const toProfile = async () => {
    await open(page, '/checkout');
    await page.getByRole('link', { name: 'Wijzig je gegevens in je profiel' }).click();
    await page.waitForURL('**/profiel/bewerken?redirect=*');
    await page.getByLabel('Telefoonnummer').waitFor();
  };
  await toProfile();
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await page.waitForURL('**/checkout');
  await toProfile();
  await page.getByRole('link', { name: 'Annuleren' }).click();
  await page.waitForURL('**/checkout');
  await visitor.close();
});
