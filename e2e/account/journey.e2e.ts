import { readFileSync } from 'node:fs';
import * as api from '../../contracts/api.js';
import { payByIdeal, thanked, twoJars } from '../checkout/till.js';
import { eventually } from '../support/eventually.js';
import { newEmail } from '../support/mails.js';
import { picture, shop, type Visitor } from '../support/shopper.js';
import { crashes, eitherScreen, fillBasket, newShopper, open, stored, toast, until } from '../support/storefront.js';
import { askForCode, box, boxes, mailedCode, otherCode, whereabouts } from './customer.js';

const home = {
  Voornaam: 'Sanne',
  Achternaam: 'de Vries',
  Telefoonnummer: '0612345678',
  'Straat en huisnummer': 'Prinsengracht 12',
  Postcode: '1015 DX',
  Plaats: 'Amsterdam',
};
const work = { 'Straat en huisnummer': 'Keizersgracht 8', Postcode: '1015 CN', Plaats: 'Amsterdam' };

describe.each(eitherScreen)('a customer on %s', (_name, width) => {
  const email = newEmail(`klant-${width}`);
  let visitor: Visitor;
  let orderNumber = '';

  beforeAll(async () => (visitor = await newShopper(width)));
  afterAll(() => visitor.close());

  it('requests a code; a wrong one is refused, and so is the right one in another browser', async () => {
    const { page } = visitor;
    await page.goto(`${shop.url}/bestellingen`);
    await page.waitForURL('**/login?redirect=*');
    await askForCode(page, email);
    const code = await mailedCode(visitor, email);
    await page.keyboard.type(otherCode(code));
    await toast(page).getByText('De code is onjuist of verlopen').waitFor();
    expect(await boxes(page)).toBe('......');
    const other = await newShopper(width);
    const response = await other.context.request.post(`${shop.url}${api.customers.verifyCode.path}`, {
      data: { email, code },
      headers: { origin: shop.url },
    });
    expect(response.status()).toBe(400);
    await other.close();
    await page.keyboard.type(code);
    await page.waitForURL('**/profiel/welkom?*');
    await toast(page)
      .getByText(/^Welkom bij .+!$/)
      .waitFor();
  });

  it('enters a name and continues to the requested page', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Opslaan en doorgaan' }).click();
    await page.getByText('Voornaam is verplicht').waitFor();
    await page.getByText('Achternaam is verplicht').waitFor();
    for (const [label, value] of Object.entries(home)) await page.getByLabel(label).fill(value);
    await picture(page, `account-${width}-welcome`);
    await page.getByRole('button', { name: 'Opslaan en doorgaan' }).click();
    await toast(page).getByText('Profiel opgeslagen').waitFor();
    await toast(page).getByText('Je gegevens zijn bijgewerkt').waitFor();
    await page.getByRole('heading', { name: 'Nog geen bestellingen' }).waitFor();
    expect(whereabouts(page)).toBe('/bestellingen');
  });

  it('changes the profile', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: /^Profielmenu/ }).click();
    await page.locator('#profielmenu').getByText(email).waitFor();
    await page.getByRole('link', { name: 'Instellingen' }).click();
    await page.getByRole('heading', { level: 1, name: 'Gegevens bewerken' }).waitFor();
    expect(await page.getByLabel('Voornaam').inputValue()).toBe('Sanne');
    await page.getByLabel('Telefoonnummer').fill('0687654321');
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await page.waitForURL('**/profiel/gegevens');
    for (const known of ['Sanne de Vries', email, '06 87654321', '1015 DX Amsterdam'])
      await page.getByRole('region', { name: 'Over jou' }).getByText(known).waitFor();
    await page.reload();
    await page.getByText('06 87654321').waitFor();
  });

  it('saves two addresses, changes one, sets another default, and deletes one', async () => {
    const { page } = visitor;
    const saved = page.getByTestId('saved-address');
    const dialog = page.getByRole('dialog', { name: /^Adres/ });
    await page.getByText('Je hebt nog geen adres bewaard.').waitFor();
    await page.getByRole('button', { name: 'Adres toevoegen' }).click();
    expect(await dialog.getByLabel('Straat en huisnummer').inputValue()).toBe('Prinsengracht 12');
    await dialog.getByRole('button', { name: 'Adres opslaan' }).click();
    await saved.filter({ hasText: 'Prinsengracht 12' }).getByText('Standaard', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Adres toevoegen' }).click();
    await dialog.getByRole('button', { name: 'Adres opslaan' }).click();
    for (const missing of ['Adres', 'Postcode', 'Plaats']) await dialog.getByText(`${missing} is verplicht`).waitFor();
    for (const [label, value] of Object.entries(work)) await dialog.getByLabel(label).fill(value);
    await dialog.getByRole('button', { name: 'Adres opslaan' }).click();
    await saved.filter({ hasText: 'Keizersgracht 8' }).waitFor();
    await page.getByRole('button', { name: 'Keizersgracht 8 bewerken' }).click();
    await dialog.getByLabel('Straat en huisnummer').fill('Keizersgracht 10');
    await dialog.getByRole('button', { name: 'Adres opslaan' }).click();
    await page.getByRole('button', { name: 'Keizersgracht 10 standaard maken' }).click();
    await saved.filter({ hasText: 'Keizersgracht 10' }).getByText('Standaard', { exact: true }).waitFor();
    await picture(page, `account-${width}-addresses`, true);
    await page.getByRole('button', { name: 'Prinsengracht 12 verwijderen' }).click();
    await page.getByRole('button', { name: 'Nee, bewaren' }).click();
    await page.getByRole('button', { name: 'Prinsengracht 12 verwijderen' }).click();
    await page.getByRole('button', { name: 'Ja, verwijderen' }).click();
    await saved.filter({ hasText: 'Prinsengracht 12' }).waitFor({ state: 'detached' });
    expect(await saved.count()).toBe(1);
  });

  it('orders with a saved address', async () => {
    const { page } = visitor;
    await fillBasket(visitor, twoJars);
    await open(page, '/checkout');
    expect(await page.getByLabel('E-mailadres').inputValue()).toBe(email);
    expect(await page.getByLabel('E-mailadres').getAttribute('readonly')).not.toBeNull();
    await page.getByRole('button', { name: 'Keizersgracht 10, Amsterdam' }).click();
    expect(await page.getByLabel('Straat en huisnummer').inputValue()).toBe('Keizersgracht 10');
    await page.getByRole('button', { name: 'Naar betalen' }).click();
    await payByIdeal(page);
    ({ orderNumber } = await thanked(page));
  });

  it('finds the order, its lines, amounts, status and address', async () => {
    const { page } = visitor;
    const order = page.getByTestId('order').filter({ hasText: orderNumber });
    const look = async () => {
      await open(page, '/bestellingen');
      return order.waitFor({ timeout: 5000 }).then(
        () => true,
        () => false,
      );
    };
    expect(await eventually(page, look, (isListed) => isListed)).toBe(true);
    await order.getByText('2 × Sleep Well').waitFor();
    expect(await page.getByTestId('order').count()).toBe(1);
    await picture(page, `account-${width}-orders`);
    await order.getByRole('link', { name: `Bestelling ${orderNumber} bekijken` }).click();
    await page.getByRole('heading', { level: 1, name: `Bestelling ${orderNumber}` }).waitFor();
    const main = page.locator('main');
    for (const shown of ['In behandeling', '2 × Sleep Well', 'Keizersgracht 10', 'Sanne de Vries', '48,31', '6,99'])
      await main.getByText(shown).first().waitFor();
    await picture(page, `account-${width}-order`, true);
    await page.goto(`${shop.url}/bestellingen/00000000-0000-4000-8000-000000000000`);
    await page.getByRole('heading', { name: 'Bestelling niet gevonden' }).waitFor();
  });

  it('downloads the invoice, which the shop makes when it is asked for', async () => {
    const { page } = visitor;
    await open(page, '/bestellingen');
    await page.getByRole('link', { name: `Bestelling ${orderNumber} bekijken` }).click();
    await page.getByRole('heading', { name: 'Facturen' }).waitFor();
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Factuur F20\d\d-\d{6}$/ }).click();
    const pdf = readFileSync(await (await file).path());
    expect((await file).suggestedFilename()).toMatch(/^F20\d\d-\d{6}\.pdf$/);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('downloads all personal data', async () => {
    const { page } = visitor;
    await open(page, '/profiel/gegevens');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download mijn gegevens' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('mijn-gegevens.json');
    const text = readFileSync(await download.path(), 'utf8');
    expect(JSON.parse(text)).toBeInstanceOf(Object);
    for (const own of [email, '+31687654321', 'Prinsengracht 12', 'Keizersgracht 10', orderNumber])
      expect(text).toContain(own);
  });

  it('erases the account with a code, which ends the session', async () => {
    const { page } = visitor;
    const dialog = page.getByRole('dialog', { name: 'Account verwijderen' });
    await page.getByRole('button', { name: 'Account verwijderen' }).click();
    await dialog.getByText(`Bestelling ${orderNumber} is nog niet verzonden.`).waitFor();
    await dialog.getByRole('button', { name: 'Nee, toch niet' }).click();
    await page.getByRole('button', { name: 'Account verwijderen' }).click();
    await dialog.getByRole('button', { name: 'Stuur mij een code' }).click();
    await box(page, 1).waitFor();
    await picture(page, `account-${width}-erase`);
    const code = await mailedCode(visitor, email, /verwijderen/);
    await page.keyboard.type(otherCode(code));
    await toast(page).getByText('Ongeldige code').waitFor();
    expect(await boxes(page)).toBe('......');
    await page.keyboard.type(code);
    await toast(page).getByText('Account verwijderd').waitFor();
    await until(page, `location.pathname === '/'`);
    await page.goto(`${shop.url}/bestellingen`);
    await page.waitForURL('**/login?redirect=*');
    expect(await stored(page, 'checkout-details')).toBeNull();
    expect(crashes(visitor)).toEqual([]);
  });
});
