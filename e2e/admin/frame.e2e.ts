import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import { failCalls, openScreen, rowOf, expectToast, windowOf } from '../support/back-office/office.js';
import { cutTables } from '../support/layout.js';
import { patience } from '../support/patience.js';
import { expectToFitScreen, expectAccessible, expectDutch } from '../support/screens.js';
import { picture, shop, type Visitor } from '../support/shopper.js';
import { staffed } from '../support/back-office/staff.js';
import { breakCalls, crashes, newShopper, phone, wide } from '../support/storefront.js';

const groups = {
  Verkoop: ['Bestellingen', 'Te verzenden', 'Retouren', 'Abonnementen', 'Klanten', 'Nieuwsbrief'],
  Assortiment: ['Producten', 'Categorieën', 'Voorraad', 'Acties', 'Kortingscodes'],
  Cijfers: ['Analytics', 'Facturen', 'Btw-aangifte'],
  Aandacht: [
    'Betalingen zonder bestelling',
    'Mislukte terugbetalingen',
    'Betwiste betalingen',
    'Herroepingen',
    'Mislukte verlengingen',
    'Pakketten met een probleem',
    'Mislukte mails',
    'Tegengehouden acties',
    'Samenwerkingen',
  ],
  Beheer: ['Teksten van de winkel', 'Juridische teksten', 'Medewerkers', 'Logboek', 'Instellingen'],
};
const sections = ['Dashboard', ...Object.values(groups).flat(), 'Mijn account'];

describe('the login', () => {
  let visitor: Visitor;
  beforeEach(async () => (visitor = await newShopper(wide)));
  afterEach(() => visitor.close());

  const logIn = async (password = shop.staff.password) => {
    const { page } = visitor;
    await page.getByLabel('E-mailadres').fill(shop.staff.email);
    await page.getByLabel('Wachtwoord').fill(password);
    await page.getByRole('button', { name: 'Inloggen' }).click();
  };

  it.each(['/admin', '/admin/dashboard', '/admin/orders?status=pending'])('%s redirects to it', async (path) => {
    const { page } = visitor;
    await page.goto(`${shop.url}${path}`);
    await page.waitForURL(`${shop.url}/admin/login`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page);
    await expectDutch(page);
    expect(await page.title()).toContain('Inloggen');
  });

  it.each(['/admin/orders?status=processing&sort=-totalAmount', '/admin/disputes'])(
    'opens %s, which needed it, also after a reload',
    async (path) => {
      const { page } = visitor;
      await page.goto(`${shop.url}${path}`);
      await page.waitForURL(`${shop.url}/admin/login`);
      await page.reload();
      await logIn();
      await page.waitForURL(`${shop.url}${path}`);
      await page.locator('main h1').waitFor();
      await page.getByRole('button', { name: 'Uitloggen' }).click();
      await page.waitForURL(`${shop.url}/admin/login`);
      await logIn();
      await page.waitForURL(`${shop.url}/admin/dashboard`);
    },
  );

  it('names missing and invalid fields', async () => {
    const { page } = visitor;
    await page.goto(`${shop.url}/admin/login`);
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await page.getByText('Ongeldig e-mailadres').waitFor();
    await page.getByText('Wachtwoord is verplicht').waitFor();
    await logIn('niet het wachtwoord');
    await expectToast(page, 'Login mislukt', 'Ongeldige inloggegevens');
    await failCalls(page, api.staffLogin.login, 'proxy');
    await logIn();
    await expectToast(page, 'Login mislukt', 'Ongeldige inloggegevens');
  });

  it('opens the dashboard, and the logout button ends the session', async () => {
    const { page } = visitor;
    await page.goto(`${shop.url}/admin`);
    await logIn();
    await page.waitForURL('**/admin/dashboard');
    await expectToast(page, 'Succesvol ingelogd');
    await page.goto(`${shop.url}/admin/login`);
    await page.waitForURL('**/admin/dashboard');
    const repair = await breakCalls(page, api.staffLogin.logout.path);
    await page.getByRole('button', { name: 'Uitloggen' }).click();
    await expectToast(page, 'Fout', 'Er ging iets mis bij het uitloggen');
    await repair();
    await page.getByRole('button', { name: 'Uitloggen' }).click();
    await page.waitForURL('**/admin/login');
    await expectToast(page, 'Uitgelogd', 'U bent succesvol uitgelogd');
    await page.goto(`${shop.url}/admin/customers`);
    await page.waitForURL('**/admin/login');
  });

  it('opens over the screen when the session has ended', async () => {
    const { page, context } = visitor;
    await page.goto(`${shop.url}/admin/login`);
    await logIn();
    await page.waitForURL('**/admin/dashboard');
    await page.goto(`${shop.url}/admin/orders?q=2026`);
    await rowOf(page, /20\d\d-\d{6}/)
      .first()
      .waitFor();
    await callApi({ context }, api.staffLogin.logout);
    await page.getByRole('link', { name: 'Klanten' }).click();
    await windowOf(page, 'Je sessie is verlopen').waitFor();
    await logIn();
    await page.waitForURL('**/admin/customers');
    await page.locator('[data-opener]').first().waitFor();
    expect(crashes(visitor)).toEqual([]);
  });
});

describe('the layout of every screen', () => {
  const staff = staffed();

  const sidebar = () => staff.page.getByRole('complementary');
  const isWide = async () => (await sidebar().boundingBox())!.width === 256;
  const cookie = async () =>
    (await staff.context.cookies(`${shop.url}/admin`)).find(({ name }) => name === 'sidebar_state');

  const link = (name: string) => sidebar().getByRole('link', { name: new RegExp(`^${name}( \\d+ open)?$`) });

  it('lists the sections in groups that open and close, remembered on the device', async () => {
    const { page } = staff;
    await openScreen(page, 'dashboard');
    const links = sidebar().getByRole('navigation').getByRole('link');
    for (const closed of ['Cijfers', 'Aandacht', 'Beheer']) {
      const heading = sidebar().getByRole('button', { name: closed, expanded: false });
      await heading.focus();
      await page.keyboard.press('Enter');
      await sidebar().getByRole('button', { name: closed, expanded: true }).waitFor();
    }
    expect((await links.allInnerTexts()).map((text) => text.split('\n')[0]!.trim())).toEqual(sections);
    await page.reload();
    for (const name of sections) {
      await link(name).click();
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      expect(await sidebar().locator('[aria-current=page]').innerText()).toMatch(new RegExp(`^${name}`));
      expect(await page.title()).toContain(name);
    }
    await sidebar().getByRole('button', { name: 'Assortiment', expanded: true }).click();
    await link('Producten').waitFor({ state: 'detached' });
  });

  it.each([1440, 1024])('fits a window of %d by 720 px, with the number of orders to ship', async (width) => {
    const { page } = staff;
    await page.setViewportSize({ width, height: 720 });
    await openScreen(page, 'orders');
    const waiting = await callApi(staff, api.shippingQueue.listWaitingOrders);
    const shown = waiting.length > 99 ? '99+' : String(waiting.length);
    await link('Te verzenden').getByText(shown, { exact: true }).waitFor();
    const hidden = `(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('aside nav'))`;
    expect(await page.evaluate(hidden)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await picture(page, `admin-menu-${width}`);
  });

  it('sets rows of 40 px, or 48 px in the comfortable mode, which a reload keeps', async () => {
    const { page } = staff;
    await openScreen(page, 'returns');
    const height = async () => (await page.locator('tbody tr[data-index="0"]').boundingBox())!.height;
    await page.locator('[data-opener]').first().waitFor();
    expect(await height()).toBeLessThanOrEqual(41.5);
    await page.getByRole('button', { name: 'Ruime rijen' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Ruime rijen', pressed: true }).waitFor();
    await page.locator('[data-opener]').first().waitFor();
    expect(await height()).toBeGreaterThanOrEqual(48);
  });

  it('collapses the sidebar by its button and by Ctrl or Cmd + B, stored for a week in a cookie', async () => {
    const { page } = staff;
    await openScreen(page, 'dashboard');
    expect(await isWide()).toBe(true);
    await page.keyboard.press('Control+b');
    await expectWidth(48);
    await expectAccessible(page);
    await picture(page, 'admin-menu-folded');
    const { value, expires } = (await cookie())!;
    expect(value).toBe('false');
    expect(expires - Date.now() / 1000).toBeGreaterThan(6.9 * 86_400);
    expect(expires - Date.now() / 1000).toBeLessThan(7.1 * 86_400);
    await page.reload();
    await page.locator('main h1').waitFor();
    await expectWidth(48);
    await page.keyboard.press('Meta+b');
    await expectWidth(256);
    await sidebar().getByRole('button', { name: 'Menu in- of uitklappen' }).click();
    await expectWidth(48);
  });

  it('shows only icons beside the screens of a window without room for both, until staff expands the sidebar', async () => {
    const { page } = staff;
    await page.setViewportSize({ width: 900, height: 720 });
    await openScreen(page, 'dashboard');
    await expectWidth(48);
    expect(await cookie()).toBeUndefined();
    await page.keyboard.press('Control+b');
    await expectWidth(256);
    expect((await cookie())!.value).toBe('true');
    await page.reload();
    await page.locator('main h1').waitFor();
    await expectWidth(256);
  });

  const expectWidth = async (width: number) => {
    await staff.page.locator(`aside >> visible=true`).waitFor();
    for (const deadline = Date.now() + patience; (await sidebar().boundingBox())!.width !== width;)
      if (Date.now() > deadline) throw new Error(`the menu never became ${width} px wide`);
  };

  it('shows a page with a way back for an unknown address', async () => {
    const { page } = staff;
    await openScreen(page, 'bestaat-niet');
    await page.getByRole('heading', { level: 1, name: 'Pagina niet gevonden' }).waitFor();
    await page.getByText('De pagina die je zoekt bestaat niet of is verplaatst.').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Naar het dashboard' }).click();
    await page.waitForURL('**/admin/dashboard');
  });

  it('lists the keys on `?`, focuses the search on `/`, and opens rows with arrows and Enter', async () => {
    const { page } = staff;
    await openScreen(page, 'customers');
    await page.locator('[data-opener]').first().waitFor();
    await page.keyboard.press('?');
    const help = windowOf(page, 'Sneltoetsen');
    await help.getByText('Zoeken in deze lijst').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'hidden' });
    await page.keyboard.press('/');
    expect(await page.evaluate('document.activeElement.type')).toBe('search');
    await page.keyboard.type('/?');
    expect(await page.getByRole('searchbox').inputValue()).toBe('/?');
    await page.getByRole('searchbox').fill('');
    await page.locator('[data-opener]').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.locator('[data-index="2"] [data-opener]:focus').waitFor();
    await page.keyboard.press('End');
    await page.locator('[data-index="99"] [data-opener]:focus').waitFor(); // the last row of the page that is read
    await page.locator('[data-index="100"]').waitFor();
    await page.keyboard.press('Home');
    await page.locator('[data-index="0"] [data-opener]:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/admin\/customers\/\d+$/);
  });
});

describe('on a phone', () => {
  const staff = staffed(phone);

  it('the menu is a sheet that opens by button and keys, and closes on navigation', async () => {
    const { page } = staff;
    await openScreen(page, 'dashboard');
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await sheet.waitFor();
    expect((await sheet.boundingBox())!.width).toBe(288);
    await expectAccessible(page);
    await picture(page, 'admin-sheet-390');
    await sheet.getByRole('link', { name: 'Klanten' }).click();
    await page.getByRole('heading', { level: 1, name: 'Klanten' }).waitFor();
    await sheet.waitFor({ state: 'hidden' });
    await page.keyboard.press('Control+b');
    await sheet.waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await expectToFitScreen(page);
  });

  it.each(['orders', 'subscriptions', 'returns', 'customers', 'products', 'discount-codes'])(
    'shows each row of %s as a card that is not cut',
    async (path) => {
      const { page } = staff;
      await openScreen(page, path);
      await page.locator('[data-opener]').first().waitFor();
      expect(await cutTables(page)).toEqual([]);
      await expectAccessible(page);
      await picture(page, `admin-cards-${path}`);
    },
  );
});
