import { fieldOf, openScreen, press, rowOf, expectToast, windowOf } from '../support/back-office/office.js';
import { expectVisibleToAll } from '../support/screens.js';
import { shop } from '../support/shopper.js';
import { asColleague, newStaff, staffed } from '../support/back-office/staff.js';

interface Category {
  id: number;
  name: string;
}

const staff = staffed();
const path = '/api/admin/categories';
const name = `Verlopen ${Date.now().toString(36)}`;
const stored = async () => {
  const colleague = await newStaff();
  const all = await asColleague<Category[]>(colleague, 'GET', path);
  const own = all.filter((category) => category.name === name);
  for (const { id } of own) await asColleague(colleague, 'DELETE', `${path}/${id}`);
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
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(await stored()).toBe(1);
});

it('keeps the form when the login is dismissed, and saves it later', async () => {
  const { page } = staff;
  await saveNewCategoryWithoutSession();
  const login = windowOf(page, 'Je sessie is verlopen');
  await login.waitFor();
  await page.keyboard.press('Escape');
  await login.waitFor({ state: 'hidden' });
  await expectToast(page, 'Fout', 'Log in om verder te gaan.');
  expect(await fieldOf(page, 'Naam').inputValue()).toBe(name);
  await press(page, 'Opslaan');
  await login.waitFor();
  await logIn();
  await rowOf(page, name).waitFor();
  expect(await stored()).toBe(1);
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
