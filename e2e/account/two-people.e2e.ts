import type { Page } from 'playwright-core';
import { twoJars } from '../checkout/till.js';
import { newEmail } from '../support/mails.js';
import { shop, type Visitor } from '../support/shopper.js';
import { crashes, fillBasket, newShopper, open, stored, toast, wide } from '../support/storefront.js';
import { askForCode, box, mailedCode } from './customer.js';

const labels = ['Telefoonnummer', 'Voornaam', 'Achternaam', 'Straat en huisnummer', 'Postcode', 'Plaats'];
const ofSanne = ['0612345678', 'Sanne', 'de Vries', 'Prinsengracht 12', '1015 DX', 'Amsterdam'];
const nothing = labels.map(() => '');

async function logIn(visitor: Visitor, email: string): Promise<void> {
  const { page } = visitor;
  await open(page, '/login');
  await askForCode(page, email);
  await box(page, 1).focus();
  await page.keyboard.type(await mailedCode(visitor, email));
  await toast(page).getByText('Ingelogd').waitFor();
  await page.waitForURL('**/profiel/**');
}

async function typeDetails(page: Page): Promise<void> {
  await open(page, '/checkout');
  for (const [place, label] of labels.entries()) await page.getByLabel(label).fill(ofSanne[place]!);
}

const shown = (page: Page) => Promise.all(labels.map((label) => page.getByLabel(label).inputValue()));

describe('two customers in one browser', () => {
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await newShopper(wide);
    await fillBasket(visitor, twoJars);
    await logIn(visitor, newEmail('sanne'));
    await typeDetails(visitor.page);
  });
  afterEach(() => visitor.close());

  it('the second sees no data of the first after a logout, except the basket', async () => {
    const { page } = visitor;
    await open(page, '/checkout');
    expect(await shown(page)).toEqual(ofSanne);
    await open(page, '/profiel/gegevens');
    await page.getByRole('button', { name: /^Profielmenu/ }).click();
    await page.getByRole('button', { name: 'Uitloggen' }).click();
    await page.waitForURL('**/login');
    await logIn(visitor, newEmail('jan'));
    await open(page, '/checkout');
    expect(await shown(page)).toEqual(nothing);
    expect(crashes(visitor)).toEqual([]);
  });

  it('a guest sees no data of the customer once the cookie is gone', async () => {
    const { page, context } = visitor;
    await context.clearCookies({ name: 'customer' });
    await open(page, '/checkout');
    expect(await shown(page)).toEqual(nothing);
    expect(await stored(page, 'account')).toBeNull();
  });

  it('a logout in another tab empties the open form in this one', async () => {
    const { page } = visitor;
    const other = await visitor.newTab();
    await other.goto(`${shop.url}/profiel/gegevens`);
    await other.getByRole('button', { name: /^Profielmenu/ }).click();
    await other.getByRole('button', { name: 'Uitloggen' }).click();
    await other.waitForURL('**/login');
    await page.locator('input[type=email]:not([readonly])').waitFor();
    expect(await shown(page)).toEqual(nothing);
  });
});
