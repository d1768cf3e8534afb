import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import { paymentMethodNames } from '../../contracts/payments/payment-methods.js';
import { mailedCode } from '../account/customer.js';
import { newEmail } from '../support/mails.js';
import { picture, type Visitor } from '../support/shopper.js';
import {
  breakCalls,
  crashes,
  eitherScreen,
  fillBasket,
  newShopper,
  open,
  phone,
  stored,
  toast,
} from '../support/storefront.js';
import { payByIdeal, ordersOf, thanked, twoJars } from './till.js';

const profile = {
  firstName: 'Noor',
  lastName: 'Bakker',
  phone: '0687654321',
  address: 'Oude Gracht 7',
  postalCode: '3511 AB',
  city: 'Utrecht',
};

async function logIn(visitor: Visitor, email: string, details: Partial<typeof profile>): Promise<void> {
  await callApi(visitor, api.customers.sendCode, { body: { email } });
  const code = await mailedCode(visitor, email);
  await callApi(visitor, api.customers.verifyCode, { body: { email, code } });
  await callApi(visitor, api.customers.changeProfile, { body: { firstName: 'Noor', lastName: 'Bakker', ...details } });
}

const savedAddresses = (visitor: Visitor) => callApi(visitor, api.savedAddresses.listAddresses);

describe.each(eitherScreen)('a logged-in customer on %s', (_name, width) => {
  const email = newEmail('noor');
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await newShopper(width);
    await logIn(visitor, email, profile);
    await fillBasket(visitor, twoJars);
  });
  afterAll(() => visitor.close());

  it('finds the form prefilled, with e-mail and phone from the profile', async () => {
    const { page } = visitor;
    await open(page, '/checkout');
    const value = (label: string) => page.getByLabel(label).inputValue();
    expect(await Promise.all(['E-mailadres', 'Telefoonnummer', 'Voornaam', 'Plaats'].map(value))).toEqual([
      email,
      '06 87654321',
      'Noor',
      'Utrecht',
    ]);
    for (const label of ['E-mailadres', 'Telefoonnummer'])
      expect(await page.getByLabel(label).getAttribute('readonly')).not.toBeNull();
    expect(
      await page
        .getByRole('link', { name: /profiel/ })
        .first()
        .getAttribute('href'),
    ).toBe('/profiel/bewerken?redirect=%2Fcheckout');
    await picture(page, `checkout-${width}-customer`, true);
  });

  it('saves an address once and finds it in the next order', async () => {
    const { page } = visitor;
    await page.getByLabel('Straat en huisnummer').fill('Coolsingel 40');
    await page.getByLabel('Plaats').fill('Rotterdam');
    await page.getByLabel('Bewaar dit adres voor de volgende keer').check();
    await page.getByRole('button', { name: 'Naar betalen' }).click();
    await page.getByRole('radio', { name: paymentMethodNames.ideal }).waitFor();
    await page.getByRole('button', { name: 'Terug' }).click();
    await page.getByRole('button', { name: 'Coolsingel 40, Rotterdam', pressed: true }).waitFor();
    expect(await page.getByLabel('Bewaar dit adres voor de volgende keer').count()).toBe(0);
    await picture(page, `checkout-${width}-addresses`, true);
    await page.getByRole('button', { name: 'Naar betalen' }).click();
    await page.getByRole('radio', { name: paymentMethodNames.ideal }).waitFor();
    expect((await savedAddresses(visitor)).map(({ city }) => city)).toEqual(['Rotterdam']);
  });

  it('keeps the address of this order after a reload, without storing it on the device', async () => {
    const { page } = visitor;
    await page.reload();
    for (const line of ['Coolsingel 40', '3511 AB Rotterdam']) await page.getByText(line, { exact: true }).waitFor();
    expect(await stored(page, 'checkout-details')).toBeNull();
  });

  it('orders', async () => {
    const { page } = visitor;
    await payByIdeal(page);
    await thanked(page);
    expect(await ordersOf(visitor, email)).toHaveLength(1);
    expect(crashes(visitor)).toEqual([]);
  });
});

it('accepts a typed phone number without one in the profile, and orders although the address cannot be saved', async () => {
  const visitor = await newShopper(phone);
  const { page } = visitor;
  await logIn(visitor, newEmail('zondertelefoon'), { ...profile, phone: '' });
  await fillBasket(visitor, twoJars);
  await breakCalls(page, api.savedAddresses.listAddresses.path);
  await open(page, '/checkout');
  await page.getByLabel('Bewaar dit adres voor de volgende keer').check();
  await page.getByRole('button', { name: 'Naar betalen' }).click();
  await page.getByText('Telefoonnummer is verplicht').waitFor();
  await page.getByLabel('Telefoonnummer').fill('0612345678');
  await page.getByRole('button', { name: 'Naar betalen' }).click();
  await toast(page).getByText('Adres niet bewaard').waitFor();
  await page.getByRole('radio', { name: paymentMethodNames.ideal }).waitFor();
  await visitor.close();
});
