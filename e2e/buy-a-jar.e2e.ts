import { paymentMethodNames } from '../contracts/payments/payment-methods.js';
import { untilMailed } from './support/mails.js';
import { choose, expectStatus, press } from './support/back-office/office.js';
import { newVisitor, passGate, picture, shop, type Visitor } from './support/shopper.js';
import { fillInDetails } from './support/storefront.js';

describe.each([
  ['a wide screen', 1440],
  ['a phone', 390],
])('a shopper on %s', (_name, width) => {
  const email = `sanne-${width}-${Date.now()}@example.com`;
  let visitor: Visitor;
  let orderNumber = '';

  beforeAll(async () => (visitor = await newVisitor(width)));
  afterAll(() => visitor.close());

  it('finds a jar and adds two to the basket', async () => {
    const { page } = visitor;
    await passGate(page);
    await picture(page, `${width}-1-home`, true);
    await page.goto(`${shop.url}/product/sleep-well`);
    await page.getByRole('heading', { level: 1, name: 'Sleep Well' }).waitFor();
    await page.getByText('2 potten', { exact: true }).click();
    await picture(page, `${width}-2-product`);
    await page
      .getByRole('button', { name: /^In mijn winkelmandje/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Winkelmandje/ })
      .first()
      .click();
    const panel = page.getByRole('dialog', { name: /Winkelmandje \(1\)/ });
    await panel.getByText('Sleep Well').first().waitFor();
    await picture(page, `${width}-3-basket`);
    expect(await panel.innerText()).toMatch(/48,31/);
    await panel.getByRole('button', { name: 'Afrekenen' }).click();
  });

  it('names missing fields in Dutch', async () => {
    const { page } = visitor;
    await page.waitForURL('**/checkout');
    await page.getByRole('button', { name: 'Naar betalen' }).click();
    await page.getByText('Ongeldig e-mailadres').waitFor();
    for (const text of ['Telefoonnummer', 'Voornaam', 'Achternaam', 'Adres', 'Plaats', 'Postcode'])
      await page.getByText(new RegExp(`${text} is verplicht`)).waitFor();
  });

  it('pays by iDEAL and sees the order number', async () => {
    const { page } = visitor;
    await fillInDetails(page, email);
    await picture(page, `${width}-4-details`);
    await page.getByRole('button', { name: 'Naar betalen' }).click();
    await page.getByRole('radio', { name: paymentMethodNames.ideal }).click();
    await picture(page, `${width}-5-payment`);
    await page.getByRole('button', { name: 'Bestelling met betalingsverplichting' }).click();
    await page.getByRole('button', { name: 'Betalen', exact: true }).click();
    await page.getByRole('heading', { name: 'Bedankt voor je bestelling!' }).waitFor();
    const number = page.getByText(/\d{4}-\d{6}/);
    await number.waitFor();
    orderNumber = /\d{4}-\d{6}/.exec(await number.innerText())![0];
    await picture(page, `${width}-6-thanks`);
    expect(JSON.stringify(await visitor.context.storageState())).not.toContain('sleep-well');
  });

  it('receives one confirmation by mail', async () => {
    const mails = await untilMailed(visitor, email);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain(orderNumber);
    expect(mails[0]!.text).toContain('48,31');
  });

  it('appears in the back office, where the status can be changed', async () => {
    const { page } = visitor;
    await page.goto(`${shop.url}/admin`);
    await page.getByLabel(/e-mail/i).fill(shop.staff.email);
    await page.getByLabel(/wachtwoord/i).fill(shop.staff.password);
    await page.getByRole('button', { name: /inloggen/i }).click();
    await page.waitForURL('**/admin/dashboard');
    await page.goto(`${shop.url}/admin/orders`);
    await page.getByRole('searchbox').fill(orderNumber);
    const row = page.getByRole('row').filter({ hasText: orderNumber });
    await row.getByText('Sanne de Vries').waitFor();
    await picture(page, `${width}-7-orders`);
    await choose(row.getByRole('combobox'), 'Verzonden');
    await press(page, 'Op Verzonden zetten');
    await page.getByText('De orderstatus is succesvol bijgewerkt').first().waitFor();
    await page.reload();
    await page.getByRole('searchbox').fill(orderNumber);
    await expectStatus(row.getByRole('combobox'), 'Verzonden');
  });

  it('leaves no unexpected message in the console', () => {
    const expected = /401|status of 4\d\d/; // the gate and the staff session first respond with 401
    expect(visitor.complaints.filter((complaint) => !expected.test(complaint))).toEqual([]);
  });
});
