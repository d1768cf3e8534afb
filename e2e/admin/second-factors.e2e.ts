import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import { expectToast, openScreen, windowOf } from '../support/back-office/office.js';
import { newColleague, newStaff, type Login } from '../support/back-office/staff.js';
import { eventually } from '../support/eventually.js';
import { expectVisibleToAll } from '../support/screens.js';
import { shop, type Visitor } from '../support/shopper.js';
import { crashes, newShopper, phone, wide } from '../support/storefront.js';

const codeOf = (secret: string, periods: number) =>
  new TOTP({ secret: secret.replaceAll(' ', '') }).generate({ timestamp: Date.now() + periods * 30_000 });

/** Chromium's own authenticator, which always verifies its holder. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function logIn(page: Page, { email, password }: Login): Promise<void> {
  await page.goto(`${shop.url}/admin/login`);
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord').fill(password);
  await press(page, 'Inloggen');
}

/** Sets an app up on the own account and returns its secret. `look`: what to check while the key is on the screen. */
async function setUpApp(page: Page, look = async () => {}): Promise<string> {
  await press(page, 'App instellen');
  const secret = await page.getByTestId('totp-key').innerText();
  await look();
  await page.getByLabel('Code uit de app').fill(codeOf(secret, 0));
  await press(page, 'App bevestigen');
  await expectToast(page, 'Je app is ingesteld');
  return secret;
}

async function removeFactor(page: Page, button: string): Promise<void> {
  await press(page, button);
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expectToast(page, 'Verwijderd');
}

describe.each([phone, wide])('the own account at %i px', (width) => {
  let visitor: Visitor;
  let member: Login;
  beforeEach(async () => {
    member = await newColleague('staff');
    visitor = await newShopper(width);
  });
  afterEach(async () => {
    expect(crashes(visitor)).toEqual([]);
    await visitor.close();
  });

  it('sets an app up, and the login asks for its code', async () => {
    const { page, context } = visitor;
    await logIn(page, member);
    await page.waitForURL('**/admin/dashboard');
    await openScreen(page, 'account');
    const secret = await setUpApp(page, async () => {
      await page.getByRole('img', { name: 'QR-code voor je app' }).waitFor();
      await expectVisibleToAll(page, `admin-account-${width}`);
    });
    await press(page, 'Nieuwe herstelcodes');
    await page.getByTestId('recovery-codes').waitFor();
    expect(await page.getByTestId('recovery-codes').getByRole('listitem').count()).toBe(10);
    await context.clearCookies({ name: /staff$/ });
    await logIn(page, member);
    await page.getByLabel('Code of herstelcode').fill(codeOf(secret, 1));
    await press(page, 'Bevestigen');
    await page.waitForURL('**/admin/dashboard');
    await openScreen(page, 'account');
    await removeFactor(page, 'Verwijderen');
    await page.getByRole('button', { name: 'App instellen' }).waitFor();
  });

  it('adds a passkey, which logs in alone', async () => {
    const { page, context } = visitor;
    await addAuthenticator(page);
    await logIn(page, member);
    await page.waitForURL('**/admin/dashboard');
    await openScreen(page, 'account');
    await page.getByLabel('Naam van de passkey').fill('Laptop');
    await press(page, 'Passkey toevoegen');
    await expectToast(page, 'Passkey toegevoegd');
    await context.clearCookies({ name: /staff$/ });
    await page.goto(`${shop.url}/admin/login`);
    await press(page, 'Verder met een passkey');
    await page.waitForURL('**/admin/dashboard');
    await openScreen(page, 'account');
    await removeFactor(page, 'Verwijderen: Laptop');
  });
});

/** An owner with a second step, who can withdraw the demand for one. */
async function newOwnerWithApp(): Promise<Visitor> {
  const owner = await newShopper();
  await callApi(owner, api.staffLogin.login, { body: await newColleague('owner') });
  const { secret } = await callApi(owner, api.staffFactors.prepareTotp);
  await callApi(owner, api.staffFactors.confirmTotp, { body: { code: codeOf(secret, 0) } });
  return owner;
}

describe.each([phone, wide])('a required second step at %i px', (width) => {
  let owner: Visitor;
  beforeEach(async () => (owner = await newOwnerWithApp()));
  afterEach(async () => {
    await demandFactor(false);
    await owner.close();
  });
  const demandFactor = async (isFactorRequired: boolean) => {
    const { refundProofFrom } = await callApi(owner, api.staffFactors.findStaffRules);
    await callApi(owner, api.staffFactors.saveStaffRules, { body: { isFactorRequired, refundProofFrom } });
  };

  it('leads a member at work to the own account, and back to work with a factor', async () => {
    const member = await newColleague('staff');
    const visitor = await newShopper(width);
    const { page } = visitor;
    await logIn(page, member);
    await page.waitForURL('**/admin/dashboard');
    await openScreen(page, 'products');
    await page.locator('[data-opener]').first().click();
    const badge = page.getByRole('main').getByLabel('Badge', { exact: true });
    const save = page.getByRole('main').getByRole('button', { name: 'Opslaan', exact: true });
    await badge.fill('Half werk');
    await demandFactor(true);
    const question = windowOf(page, 'Wijzigingen weggooien?');
    const saveUntilAsked = () =>
      eventually(
        page,
        async () => {
          // A click during the previous save does nothing, and fails when a list that is read again asks first.
          if (!(await question.isVisible())) await save.click({ timeout: 2000 }).catch(() => undefined);
          return question.isVisible();
        },
        Boolean,
      );
    await saveUntilAsked();
    await question.getByRole('button', { name: 'Verder bewerken' }).click();
    expect(await badge.inputValue()).toBe('Half werk');
    await saveUntilAsked();
    await question.getByRole('button', { name: 'Weggooien' }).click();
    await page.getByText('Een tweede stap is verplicht.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/account');
    await openScreen(page, 'orders');
    expect(new URL(page.url()).pathname).toBe('/admin/account');
    await expectVisibleToAll(page, `admin-required-factor-${width}`);
    await setUpApp(page);
    await openScreen(page, 'orders');
    expect(new URL(page.url()).pathname).toBe('/admin/orders');
    expect(crashes(visitor)).toEqual([]);
    await visitor.close();
  });
});

it('asks for a confirmation when the server does, and then downloads', async () => {
  const visitor = await newStaff();
  const { page } = visitor;
  let isProven = false;
  await page.route(`**${api.orders.exportOrders.path}*`, (route) =>
    isProven
      ? route.continue()
      : route.fulfill({ status: 403, json: { code: 'factor-needed', message: 'Bevestig.', requestId: 'e2e' } }),
  );
  await openScreen(page, 'orders');
  await page.getByRole('link', { name: 'CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bevestig dat jij het bent' });
  await dialog.getByLabel('Wachtwoord').fill(shop.staff.password);
  isProven = true;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Bevestigen' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  await visitor.close();
});
