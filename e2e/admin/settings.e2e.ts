import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import { eventually } from '../support/eventually.js';
import { expectFailureMessage } from '../support/back-office/lists.js';
import { failCalls, openScreen, expectToast } from '../support/back-office/office.js';
import { expectAccessible, expectVisibleToAll, expectRetry } from '../support/screens.js';
import { newStaff, staffedThroughout } from '../support/back-office/staff.js';
import { holdCalls, phone, wide } from '../support/storefront.js';

const seeded = { free_shipping_threshold: '65.00', shipping_cost: '6.99' };

const staff = staffedThroughout(async () => {
  await callApi(staff, api.settings.saveSettings, { body: seeded });
});

const fields = () => ({
  threshold: staff.page.getByLabel('Gratis verzending vanaf (€)'),
  cost: staff.page.getByLabel('Verzendkosten (€)'),
});
const save = (page = staff.page) =>
  page
    .locator('form')
    .filter({ has: page.getByLabel('Verzendkosten (€)') })
    .getByRole('button', { name: 'Opslaan', exact: true })
    .click();
const saved = () => callApi(staff, api.settings.findSettings);

it('shows the shipping costs with a decimal comma', async () => {
  const release = await holdCalls(staff.page, api.settings.findSettings);
  await openScreen(staff.page, 'settings');
  await staff.page.locator('main span[aria-hidden]').first().waitFor();
  release();
  expect(await fields().threshold.inputValue()).toBe('65,00');
  expect(await fields().cost.inputValue()).toBe('6,99');
});

it('sends amounts with a decimal point, confirms, and updates the shop at once', async () => {
  await openScreen(staff.page, 'settings');
  await fields().threshold.fill('70,5');
  await fields().cost.fill('7');
  const [request] = await Promise.all([staff.page.waitForRequest(`**${api.settings.findSettings.path}`), save()]);
  expect(request.postDataJSON()).toEqual({
    ...{ free_shipping_threshold: '70.5', shipping_cost: '7' },
    version: expect.any(Number),
  });
  await expectToast(staff.page, 'Instellingen opgeslagen');
  expect(await fields().threshold.inputValue()).toBe('70,50');
  expect(await callApi(staff, api.settings.showShippingSettings)).toEqual({
    freeShippingThreshold: '70.50',
    shippingCost: '7.00',
  });
});

it('rejects missing and invalid amounts', async () => {
  const before = await saved();
  await openScreen(staff.page, 'settings');
  await fields().threshold.fill('');
  await fields().cost.fill(' ');
  await save();
  await staff.page.getByText('Verplicht veld').nth(1).waitFor();
  await fields().threshold.fill('veel');
  await fields().cost.fill('20000');
  await staff.page.keyboard.press('Enter');
  await staff.page.getByText('Vul een geldig bedrag in').waitFor();
  await staff.page.getByText('Vul een bedrag in tot € 10.000').waitFor();
  expect(await saved()).toEqual(before);
});

it('keeps the input when saving fails, with the reason that the server gives', async () => {
  const { page } = staff;
  await openScreen(page, 'settings');
  await fields().cost.fill('8,25');
  await expectFailureMessage(page, 'Er ging iets mis', [api.settings.saveSettings], save);
  const json = { message: 'Controleer de ingevulde gegevens.', code: 'invalid-input', requestId: 'e2e' };
  await page.route(`**${api.settings.findSettings.path}`, (route) =>
    route.fulfill({ status: 400, json: { ...json, fields: { shipping_cost: 'Te duur' } } }),
  );
  await save();
  await expectToast(page, 'Fout', 'Controleer de ingevulde gegevens.');
  await page.getByText('Te duur').waitFor();
  await page.unrouteAll();
  await save();
  await expectToast(page, 'Instellingen opgeslagen');
  expect(await saved()).toMatchObject({ shipping_cost: '8.25' });
});

it('asks for confirmation before unsaved changes are lost', async () => {
  const { page } = staff;
  await openScreen(page, 'settings');
  await fields().cost.fill('9,99');
  const elsewhere = page.getByRole('link', { name: 'Categorieën' });
  await elsewhere.click();
  await page.getByRole('button', { name: 'Verder bewerken' }).click();
  expect(await fields().cost.inputValue()).toBe('9,99');
  await elsewhere.click();
  await page.getByRole('button', { name: 'Weggooien' }).click();
  await page.waitForURL('**/admin/categories');
});

it('sets until when orders leave the same day, and when the shop is closed', async () => {
  const { page } = staff;
  const form = page.locator('form').filter({ has: page.getByText('Verzenddagen', { exact: true }) });
  const period = form.getByRole('group', { name: 'Gesloten periode 1', exact: true });
  const confirm = () => form.getByRole('button', { name: 'Verzenddagen opslaan' }).click();
  await openScreen(page, 'settings');
  await form.getByLabel('Dezelfde dag verzonden bij bestellen vóór').selectOption('15.00 uur');
  await form.getByRole('button', { name: 'Gesloten periode toevoegen' }).click();
  await period.getByLabel('Eerste dag').fill('2099-07-31');
  await period.getByLabel('Laatste dag').fill('2099-07-20');
  await confirm();
  await period.getByText('Kies een dag op of na de eerste').waitFor();
  await expectVisibleToAll(page, 'admin-settings-dispatch');
  await period.getByLabel('Laatste dag').fill('2099-08-14');
  await confirm();
  await expectToast(page, 'Instellingen opgeslagen');
  const { dispatch } = await callApi(staff, api.settings.showShop);
  expect(dispatch).toEqual({ cutOffHour: 15, closed: [{ from: '2099-07-31', until: '2099-08-14' }] });
  await form.getByRole('button', { name: 'Verwijder periode 1' }).click();
  await form.getByLabel('Dezelfde dag verzonden bij bestellen vóór').selectOption('17.00 uur');
  await confirm();
  const rules = async () => (await callApi(staff, api.settings.showShop)).dispatch;
  const reset = await eventually(page, rules, ({ cutOffHour }) => cutOffHour === 17);
  expect(reset).toEqual({ cutOffHour: 17, closed: [] });
});

it('offers a retry when loading fails', async () => {
  const restore = await failCalls(staff.page, api.settings.findSettings, 'proxy');
  await openScreen(staff.page, 'settings');
  await expectRetry(staff.page, restore);
  await fields().cost.waitFor();
});

it.each([wide, phone])('is accessible at %i pixels, also with errors', async (width) => {
  const visitor = await newStaff(width);
  const { page } = visitor;
  await openScreen(page, 'settings');
  await page.getByLabel('Verzendkosten (€)').fill('');
  await expectAccessible(page);
  await save(page);
  await page.getByText('Verplicht veld').waitFor();
  await expectVisibleToAll(page, `admin-settings-${width}`);
  await visitor.close();
});
