import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import { fieldOf, openScreen, press, rowOf, expectToast, windowOf } from '../support/back-office/office.js';
import { expectVisibleToAll } from '../support/screens.js';
import { shop } from '../support/shopper.js';
import { newColleague, newStaff, staffed } from '../support/back-office/staff.js';
import { newShopper } from '../support/storefront.js';

const staff = staffed();
const name = `Verlopen ${Date.now().toString(36)}`;
const stored = async () => {
  const colleague = await newStaff();
  const all = await callApi(colleague, api.adminCategories.listCategories);
  const own = all.filter((category) => category.name === name);
  for (const { id } of own) await callApi(colleague, api.adminCategories.deleteCategory, { params: { id } });
  await colleague.close();
  return own.length;
};

/** Drops the session cookie, as its expiry does. */
const endSession = () => staff.context.clearCookies({ name: 'staff' });

async function logIn(password = shop.staff.password): Promise<void> {
  await fieldOf(staff.page, 'E-mailadres').fill(shop.staff.email);
  await fieldOf(staff.page, 'Wachtwoord').fill(password);
  await press(staff.page, 'Inloggen');
}

async function saveNewCategoryWithoutSession(): Promise<void> {
  const { page } = staff;
  await openScreen(page, 'categories');
  await page.getByRole('button', { name: 'Nieuwe categorie' }).click();
  await fieldOf(page, 'Naam').fill(name);
  await fieldOf(page, 'Slug').fill(name.toLowerCase().replace(' ', '-'));
  await endSession();
  await press(page, 'Opslaan');
}

it('keeps the input when the session ends, shows the login over it, and saves once', async () => {
  const { page } = staff;
  await saveNewCategoryWithoutSession();
  const login = windowOf(page, 'Je sessie is verlopen');
  await login.getByText('Log opnieuw in, dan ga je verder waar je was.').waitFor();
  expect(await page.evaluate('document.activeElement.name')).toBe('email');
  await expectVisibleToAll(page, 'admin-session-end');
  await logIn('niet het wachtwoord');
  await expectToast(page, 'Login mislukt', 'Ongeldige inloggegevens');
  await logIn();
  await login.waitFor({ state: 'hidden' });
  await rowOf(page, name).waitFor();
  await windowOf(page, 'Nieuwe categorie').waitFor({ state: 'hidden' });
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(await stored()).toBe(1);
});

it('cannot be dismissed over the screen, keeps the form, and saves it later', async () => {
  const { page } = staff;
  await saveNewCategoryWithoutSession();
  const login = windowOf(page, 'Je sessie is verlopen');
  await login.waitFor();
  for (let times = 0; times < 3; times++) await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await page.goBack();
  await login.waitFor();
  expect(await login.getByRole('button', { name: 'Sluiten' }).count()).toBe(0);
  await page.locator('[data-index="0"]').waitFor({ state: 'hidden' });
  expect(await page.locator('input[name=slug]').isVisible()).toBe(false);
  await logIn();
  await rowOf(page, name).waitFor();
  expect(await stored()).toBe(1);
});

it('leaves nothing of the screen when the login is left', async () => {
  const { page } = staff;
  await openScreen(page, 'customers');
  await page.locator('[data-index="0"]').waitFor();
  await endSession();
  await page.evaluate(`window.dispatchEvent(new Event('focus'))`);
  await windowOf(page, 'Je sessie is verlopen').waitFor();
  await page.locator('[data-index="0"]').waitFor({ state: 'hidden' });
  await press(page, 'Dit scherm verlaten');
  await page.waitForURL('**/admin/login');
  await page.goBack();
  await page.waitForURL('**/admin/login');
});

it('drops what a colleague saw before a demotion, when the tab gets the focus', async () => {
  const { email, password } = await newColleague('staff');
  const colleague = await newShopper(1440);
  await colleague.page.goto(`${shop.url}/admin/login`);
  await colleague.page.getByLabel('E-mailadres').fill(email);
  await colleague.page.getByLabel('Wachtwoord').fill(password);
  await colleague.page.getByRole('button', { name: 'Inloggen' }).click();
  await colleague.page.waitForURL('**/admin/dashboard');
  await openScreen(colleague.page, 'customers');
  await colleague.page.locator('[data-index="0"]').waitFor();
  const all = await callApi(staff, api.staffColleagues.listStaff);
  const { id } = all.find((one) => one.email === email)!;
  await callApi(staff, api.staffColleagues.changeRole, { params: { id }, body: { role: 'bookkeeper' } });
  await colleague.page.evaluate(`window.dispatchEvent(new Event('focus'))`);
  await colleague.page.getByRole('heading', { name: 'Hier heb je geen toegang toe' }).waitFor();
  expect(await colleague.page.locator('[data-index="0"]').count()).toBe(0);
  await callApi(staff, api.staffColleagues.disableColleague, { params: { id } });
  await colleague.page.evaluate(`window.dispatchEvent(new Event('focus'))`);
  await windowOf(colleague.page, 'Je sessie is verlopen').waitFor();
  await colleague.close();
});

it('shows one login for all waiting reads, and their results afterwards', async () => {
  const { page } = staff;
  await openScreen(page, 'orders');
  await endSession();
  // Hovering would preload the screen, so that the login window opens before the click.
  await page.getByRole('complementary').getByRole('link', { name: 'Dashboard' }).dispatchEvent('click');
  await windowOf(page, 'Je sessie is verlopen').waitFor();
  await logIn();
  await windowOf(page, 'Je sessie is verlopen').waitFor({ state: 'hidden' });
  await page.getByText('Totale Omzet').first().waitFor();
  expect(await page.getByRole('button', { name: 'Probeer opnieuw' }).count()).toBe(0);
});
