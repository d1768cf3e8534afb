import type { Page } from 'playwright-core';
import { expectToast, openScreen } from '../support/back-office/office.js';
import { runCommand } from '../support/command-line.js';
import { newEmail } from '../support/mails.js';
import { expectVisibleToAll } from '../support/screens.js';
import { shop } from '../support/shopper.js';
import { crashes, newShopper, phone, wide } from '../support/storefront.js';

const [first, own] = ['drie potten op de plank', 'vier losse woorden samen'];
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const isOwn = shop.dataDir !== undefined; // a given shop has no command line here

(isOwn ? describe : describe.skip).each([phone, wide])('an initial password at %i px', (width) => {
  it('opens the choice of an own one, and then the back office', async () => {
    const email = newEmail('nieuw');
    await runCommand(['staff', 'add', email], first);
    const visitor = await newShopper(width);
    const { page } = visitor;
    await page.goto(`${shop.url}/admin/login`);
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByLabel('Wachtwoord').fill(first);
    await press(page, 'Inloggen');
    await page.waitForURL('**/admin/account');
    await page.getByText('Iemand anders heeft je wachtwoord ingesteld.').waitFor();
    expect(await page.getByRole('button', { name: 'App instellen' }).count()).toBe(0);
    await expectVisibleToAll(page, `admin-initial-password-${width}`);
    await openScreen(page, 'orders');
    expect(new URL(page.url()).pathname).toBe('/admin/account');
    await page.getByLabel('Huidig wachtwoord').fill(first);
    await page.getByLabel('Nieuw wachtwoord').fill(first);
    await press(page, 'Wachtwoord wijzigen');
    await page.getByText('Dit is je eerste wachtwoord.').first().waitFor();
    await page.getByLabel('Nieuw wachtwoord').fill(own);
    await press(page, 'Wachtwoord wijzigen');
    await expectToast(page, 'Wachtwoord gewijzigd');
    await page.getByRole('button', { name: 'App instellen' }).waitFor();
    await openScreen(page, 'orders');
    expect(new URL(page.url()).pathname).toBe('/admin/orders');
    expect(crashes(visitor)).toEqual([]);
    await visitor.close();
  });
});
