import * as api from '../../contracts/api.js';
import { urlOf } from '../../contracts/endpoint.js';
import type { CustomerDevice } from '../../contracts/customers.js';
import { expectFocused } from '../support/screens.js';
import { picture } from '../support/shopper.js';
import { crashes, eitherScreen, newShopper, open, toast } from '../support/storefront.js';
import { askForCode, fakeLogin, sanne } from './customer.js';

const here: CustomerDevice = {
  id: 'hier',
  browser: 'Firefox, Windows',
  startedAt: '2026-03-01T10:00:00.000Z',
  lastUsedAt: '2026-03-02T10:00:00.000Z',
  isCurrent: true,
};
const phone = { ...here, id: 'telefoon', browser: 'Safari, iPhone', isCurrent: false };
const refused = (status: number, code: string, message: string) => ({
  status,
  json: { code, message, requestId: '1' },
});

it.each(eitherScreen)(
  'a customer who logged in long ago logs a device out after a code, on %s',
  async (_name, width) => {
    const visitor = await newShopper(width);
    const { page } = visitor;
    let [isProven, devices] = [false, [here, phone]];
    await fakeLogin(page, sanne);
    await page.route(`**${api.customers.listDevices.path}`, (route) => route.fulfill({ json: devices }));
    await page.route(`**${urlOf(api.customers.endDevice, { id: 'telefoon' })}`, (route) => {
      if (!isProven) return route.fulfill(refused(403, 'fresh-login-needed', 'Bevestig eerst met een code.'));
      devices = [here];
      return route.fulfill({ status: 204 });
    });
    await page.route(`**${api.customers.proveSession.path}`, (route) => {
      isProven = (route.request().postDataJSON() as { code: string }).code === '123456';
      if (isProven) return route.fulfill({ status: 204 });
      return route.fulfill(refused(400, 'wrong-login-code', 'De code is onjuist of verlopen'));
    });
    await open(page, '/login?redirect=/profiel/gegevens');
    await askForCode(page, sanne.email);
    await page.keyboard.type('123456');
    await page.waitForURL('**/profiel/gegevens');
    const end = page.getByRole('button', { name: /^Safari, iPhone, .*: uitloggen$/ });
    const dialog = page.getByRole('dialog', { name: 'Bevestig dat jij het bent' });
    await end.click();
    await dialog.waitFor();
    await picture(page, `devices-${width}-proof`);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await end.click();
    await dialog.getByRole('button', { name: 'Code versturen' }).click();
    const firstDigit = dialog.getByLabel('Cijfer 1 van 6');
    await expectFocused(firstDigit);
    await page.keyboard.type('654321');
    await toast(page).getByText('De code is onjuist of verlopen').waitFor();
    await picture(page, `devices-${width}-wrong-code`);
    await expectFocused(firstDigit);
    await page.keyboard.type('123456');
    await toast(page).getByText('Apparaat uitgelogd').waitFor();
    await page.getByText('Je bent nergens anders ingelogd.').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    expect(crashes(visitor)).toEqual([]);
    await visitor.close();
  },
);
