import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import { expectToast, fieldOf, openScreen, press, rowOf, windowOf } from '../support/back-office/office.js';
import { newStaff } from '../support/back-office/staff.js';
import { newEmail, untilMailed } from '../support/mails.js';
import { expectToFitScreen, expectVisibleToAll } from '../support/screens.js';
import { shop, type Visitor } from '../support/shopper.js';
import { crashes, eitherScreen, newShopper } from '../support/storefront.js';

const password = 'drie potten op de plank';

/** An owner invites somebody for the warehouse. Returns the address and the link of the mail. */
async function invite(width: number): Promise<{ email: string; link: string }> {
  const owner = await newStaff(width);
  const { page } = owner;
  const email = newEmail('magazijn');
  await openScreen(page, 'staff');
  await rowOf(page, shop.staff.email).getByText('dit ben jij').waitFor();
  await page.getByRole('button', { name: 'Uitnodigen' }).click();
  await windowOf(page, 'Medewerker uitnodigen').waitFor();
  await fieldOf(page, 'E-mailadres').fill(email);
  await fieldOf(page, 'Rol').selectOption('Magazijn');
  await expectVisibleToAll(page, `admin-staff-invite-${width}`);
  await press(page, 'Uitnodiging sturen');
  await expectToast(page, 'Uitnodiging onderweg');
  await rowOf(page, email).getByText('Uitgenodigd').waitFor();
  await expectVisibleToAll(page, `admin-staff-${width}`);
  const [mail] = await untilMailed(owner, email);
  expect(crashes(owner)).toEqual([]);
  await owner.close();
  return { email, link: /https?:\S+\/admin\/invitation#\S+/.exec(mail!.text)![0] };
}

async function accept({ page }: Visitor, { email, link }: { email: string; link: string }, width: number) {
  await page.goto(shop.url + new URL(link).pathname + new URL(link).hash);
  await page.getByText(`Dit wordt het wachtwoord van ${email}`).waitFor();
  await page.getByLabel('Nieuw wachtwoord').fill('te kort');
  await page.getByLabel('Nog een keer').fill(password);
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await page.getByText('Kies een wachtwoord van 12 tot 200 tekens').waitFor();
  await expectVisibleToAll(page, `admin-invitation-${width}`);
  await page.getByLabel('Nieuw wachtwoord').fill(password);
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await page.getByRole('link', { name: 'Naar inloggen' }).click();
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord').fill(password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await page.waitForURL('**/admin/dashboard');
}

it.each(eitherScreen)(
  'invites a colleague for the warehouse, who sees and requests only that work, on %s',
  async (_name, width) => {
    const invitation = await invite(width);
    const packer = await newShopper(width);
    const { page } = packer;
    const refused: string[] = [];
    page.on('response', (response) => response.status() === 403 && refused.push(response.url()));
    await accept(packer, invitation, width);

    await page.getByRole('heading', { name: 'Aandacht nodig' }).waitFor();
    await page.getByRole('heading', { name: 'Nieuwste bestellingen' }).waitFor();
    expect(await page.getByText('Totale Omzet').count()).toBe(0);
    await expectVisibleToAll(page, `admin-warehouse-dashboard-${width}`);
    if (width < 768) await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const links = await page.getByRole('navigation', { name: 'Menu' }).last().getByRole('link').allInnerTexts();
    expect(links.map((text) => text.split('\n')[0]!.trim())).toEqual([
      ...['Dashboard', 'Bestellingen', 'Te verzenden', 'Retouren', 'Producten', 'Categorieën', 'Voorraad'],
      'Mijn account',
    ]);

    await openScreen(page, 'orders');
    const status = page.getByRole('combobox', { name: /^Status van/ }).first();
    await status.click();
    const names = await page.getByRole('listbox').getByRole('option').allTextContents();
    expect(names).toContain('Verzonden');
    expect(names).not.toContain('Geannuleerd');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('link', { name: 'CSV' }).count()).toBe(0);
    expect(await page.getByRole('columnheader', { name: 'Totaal' }).count()).toBe(0);
    await page.locator('[data-index="0"]').getByRole('button').first().click();
    const parcel = windowOf(page, /^Bestelling /);
    await parcel.getByText('Bezorgadres').waitFor();
    expect(await parcel.getByText(/€|@/).count()).toBe(0);
    await expectVisibleToAll(page, `admin-warehouse-order-${width}`);
    await page.keyboard.press('Escape');

    await openScreen(page, 'products');
    await page.locator('[data-index="0"]').waitFor();
    expect(await page.getByRole('button', { name: /^(Bewerk|Verwijder)/ }).count()).toBe(0);
    for (const section of ['categories', 'returns', 'inventory']) await openScreen(page, section);
    for (const section of [
      'settings',
      'staff',
      'analytics',
      'customers/1',
      'logbook',
      'subscriptions',
      'failed-renewals',
    ]) {
      await openScreen(page, section);
      await page.getByRole('heading', { name: 'Hier heb je geen toegang toe' }).waitFor();
    }
    await expectToFitScreen(page);
    await expectVisibleToAll(page, `admin-no-access-${width}`);
    expect([refused, crashes(packer)]).toEqual([[], []]);
    await packer.close();
  },
);

it('starts a new page for a colleague who logs in over an expired session, and saves nothing of the predecessor', async () => {
  const invitation = await invite(1440);
  const packer = await newShopper(1440);
  await accept(packer, invitation, 1440);
  await packer.close();

  const owner = await newStaff(1440);
  const { page } = owner;
  const name = `Van een ander ${invitation.email}`;
  await openScreen(page, 'categories');
  await page.getByRole('button', { name: 'Nieuwe categorie' }).click();
  await fieldOf(page, 'Naam').fill(name);
  await fieldOf(page, 'Slug').fill(`van-een-ander-${Date.now().toString(36)}`);
  await owner.context.clearCookies({ name: 'staff' }); // as its expiry does
  await press(page, 'Opslaan');
  await windowOf(page, 'Je sessie is verlopen').waitFor();
  await fieldOf(page, 'E-mailadres').fill(invitation.email);
  await fieldOf(page, 'Wachtwoord').fill(password);
  await press(page, 'Inloggen');
  await page.waitForURL('**/admin/dashboard');
  await page.getByRole('heading', { name: 'Aandacht nodig' }).waitFor();
  expect(await page.getByText('Totale Omzet').count()).toBe(0);
  const colleague = await newStaff();
  const categories = await callApi(colleague, api.adminCategories.listCategories);
  expect(categories.map((one) => one.name)).not.toContain(name);
  expect(crashes(owner)).toEqual([]);
  await colleague.close();
  await owner.close();
});
