import * as api from '../../contracts/api.js';
import { checkEveryState } from '../support/page-states/every-state.js';
import { expectRetry } from '../support/screens.js';
import { shop, type Visitor } from '../support/shopper.js';
import { breakCalls, eitherScreen, holdCalls, newShopper, open, wide } from '../support/storefront.js';
import { accountStates, fakeAccount } from './account-states.js';
import { sanne } from './customer.js';

describe('accessible, Dutch, in the screen and without errors', () => {
  let visitor: Visitor;
  beforeAll(async () => (visitor = await newShopper(wide)));
  afterAll(() => visitor.close());

  checkEveryState(accountStates, () => visitor, { folder: 'account' });
});

describe('the pages of a customer', () => {
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await newShopper(wide);
    await fakeAccount(visitor.page, sanne);
  });
  afterEach(() => visitor.close());

  it('have their own header', async () => {
    const { page } = visitor;
    await open(page, '/bestellingen');
    const header = page.getByRole('banner');
    const links = { Abonnementen: '/profiel', Bestellingen: '/bestellingen', Winkelen: '/' };
    for (const [name, href] of Object.entries(links))
      expect(await header.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(href);
    expect(await header.getByRole('link', { name: / home$/ }).getAttribute('href')).toBe('/');
    expect(await header.locator('[aria-current=page]').allInnerTexts()).toEqual(['Bestellingen']);
    await header.getByRole('button', { name: /^Winkelmandje/ }).click();
    await page.getByRole('dialog', { name: /^Winkelmandje/ }).waitFor();
  });

  it.each(eitherScreen)('do not shift when their header loads last, on %s', async (_name, width) => {
    const late = await newShopper(width);
    const { page } = late;
    await fakeAccount(page, sanne);
    const release = await holdCalls(page, /\/account-header-[^/]+\.js$/);
    await open(page, '/bestellingen');
    const link = page.getByTestId('order').first().getByRole('link');
    await link.waitFor();
    expect(await page.getByRole('banner').getByRole('link').count()).toBe(0);
    const before = await link.boundingBox();
    release();
    await page.getByRole('banner').getByRole('link', { name: 'Bestellingen' }).waitFor();
    expect(await link.boundingBox()).toEqual(before);
    await late.close();
  });

  it("say 'Je hebt nog geen actieve abonnementen'", async () => {
    await open(visitor.page, '/profiel');
    await visitor.page.getByRole('heading', { name: 'Je hebt nog geen actieve abonnementen' }).waitFor();
  });

  it('show ten orders at a time', async () => {
    const { page } = visitor;
    await open(page, '/bestellingen');
    await page.getByTestId('order').nth(9).waitFor();
    expect(await page.getByTestId('order').count()).toBe(10);
    await page.getByRole('button', { name: 'Toon meer' }).click();
    await page.getByTestId('order').nth(11).waitFor();
    expect(await page.getByTestId('order').count()).toBe(12);
    expect(await page.getByRole('button', { name: 'Toon meer' }).count()).toBe(0);
  });

  it('offer a retry after a failure', async () => {
    const { page } = visitor;
    const mend = await breakCalls(page, api.customers.listOrders.path);
    await page.goto(`${shop.url}/bestellingen`);
    await expectRetry(page, mend);
    await page.getByTestId('order').first().waitFor();
  });

  it('keep the input when a profile cannot be saved', async () => {
    const { page } = visitor;
    await breakCalls(page, api.customers.changeProfile.path);
    await open(page, '/profiel/bewerken');
    await page.getByLabel('Voornaam').fill('Sien');
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await page.getByTestId('toast').getByText('Kon profiel niet opslaan').waitFor();
    expect(await page.getByLabel('Voornaam').inputValue()).toBe('Sien');
    await page.getByRole('link', { name: 'Annuleren' }).click();
    await page.waitForURL('**/profiel/gegevens');
  });

  it.each(['/bestellingen', '/profiel/gegevens'])('redirect to the login when the session ends: %s', async (path) => {
    const { page } = visitor;
    await open(page, '/profiel');
    await page.route('**/api/customer/**', (route) =>
      route.fulfill({ status: 401, json: { code: 'not-logged-in', message: 'Log in om verder te gaan.' } }),
    );
    await page.route(`**${api.customers.showCurrentCustomer.path}`, (route) => route.fulfill({ json: null }));
    await page.getByRole('button', { name: /^Profielmenu/ }).click();
    if (path === '/bestellingen') await page.getByRole('link', { name: 'Bestellingen' }).click();
    else await page.getByRole('link', { name: 'Profiel', exact: true }).click();
    await page.waitForURL(`**/login?redirect=${encodeURIComponent(path)}`);
    await page.getByLabel('E-mailadres').waitFor();
  });
});
