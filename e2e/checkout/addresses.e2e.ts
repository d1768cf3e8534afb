import * as api from '../../contracts/api.js';
import { fillBasket, fillInDetails, newShopper, open, until, wide } from '../support/storefront.js';
import { twoJars } from './till.js';

it('refuses an invalid address, normalises a valid one, and fills in street and town', async () => {
  const visitor = await newShopper(wide);
  const { page } = visitor;
  await page.route(`**${api.postalAddresses.lookUpAddress.path}`, (route) =>
    route.fulfill({ json: { address: { street: 'Damrak', city: 'Amsterdam' } } }),
  );
  await fillBasket(visitor, twoJars);
  await open(page, '/checkout');
  await fillInDetails(page);
  await page.getByLabel('Telefoonnummer').fill('abcdefghij');
  await page.getByLabel('Postcode').fill('1');
  await page.getByLabel('Straat en huisnummer').fill('Prinsengracht');
  await page.getByRole('button', { name: 'Naar betalen' }).click();
  for (const mistake of ['een geldig telefoonnummer', 'een geldige postcode', 'ook je huisnummer'])
    await page.getByText(mistake).waitFor();

  await page.getByLabel('Postcode').fill('2000');
  await page.getByLabel('Straat en huisnummer').fill('Postbus 12');
  await page.getByLabel('Plaats').fill('12345');
  for (const mistake of ['alleen in Nederland', 'niet in een postbus', 'Vul een plaatsnaam in'])
    await page.getByText(mistake).waitFor();

  await page.getByLabel('Telefoonnummer').fill('06-12345678');
  await page.getByLabel('Plaats').fill('');
  await page.getByLabel('Straat en huisnummer').fill('12');
  await page.getByLabel('Postcode').fill('1012lg');
  await page.getByLabel('Voornaam').focus();
  await until(page, `document.querySelector('[name=address]').value === 'Damrak 12'`);
  expect(await page.getByLabel('Plaats').inputValue()).toBe('Amsterdam');
  await page.getByRole('button', { name: 'Naar betalen' }).click();
  for (const line of ['Damrak 12', '1012 LG Amsterdam']) await page.getByText(line, { exact: true }).waitFor();
  await visitor.close();
});
