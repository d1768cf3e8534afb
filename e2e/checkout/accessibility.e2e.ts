import * as api from '../../contracts/api.js';
import { paymentMethodNames } from '../../contracts/payments/payment-methods.js';
import type { Page } from 'playwright-core';
import { newEmail } from '../support/mails.js';
import { expectVisibleToAll } from '../support/screens.js';
import { type Visitor } from '../support/shopper.js';
import { answerWith, changeResponses, crashes, eitherScreen, toast } from '../support/storefront.js';
import { atPayment } from './till.js';

const address = { firstName: 'Noor', lastName: 'Bakker', postalCode: '3511 AB', city: 'Utrecht', country: 'Nederland' };
const customer = { ...address, email: 'noor@example.com', phone: '0687654321', address: 'Oude Gracht 7' };
const plan = { jars: 2, frequency: 2 as const, discountPercent: 20 };
const line = { slug: 'sleep-well', name: 'Sleep Well', listCents: 2295 };

async function refuse(page: Page, available: number) {
  const details = { name: 'Sleep Well', line: 'sleep-well', available };
  const json = { code: 'out-of-stock', message: 'Van Sleep Well is er te weinig.', requestId: '1', details };
  await page.route(`**${api.checkout.createPaymentIntent.path}`, (route) => route.fulfill({ status: 409, json }));
  await page.reload();
  await page.getByRole('heading', { name: /Sleep Well/, level: 2 }).waitFor();
}

async function hold(page: Page) {
  await changeResponses(page, api.checkout.createPaymentIntent, (payment) => ({
    ...payment,
    reservedUntil: new Date(Date.now() + 4 * 60_000).toISOString(),
  }));
  await page.reload();
  await page.getByRole('timer').waitFor();
  await page.getByRole('radio', { name: paymentMethodNames.ideal }).waitFor();
}

async function logIn(page: Page) {
  await answerWith(page, api.customers.showCurrentCustomer, customer);
  const other = { ...address, address: 'Coolsingel 40', city: 'Rotterdam', isDefault: false, id: 2 };
  await answerWith(page, api.savedAddresses.listAddresses, [
    { ...address, address: 'Oude Gracht 7', isDefault: true, id: 1 },
    other,
  ]);
  await page.goto(page.url().replace('?stap=betalen', ''));
  await page.getByRole('button', { name: 'Coolsingel 40, Rotterdam' }).waitFor();
}

async function applyCode(page: Page) {
  await page.getByLabel('Kortingscode', { exact: true }).fill('NIEUW10');
  await page.getByRole('button', { name: 'Toepassen' }).click();
  await toast(page).getByText('Kortingscode toegepast').waitFor();
}

describe.each(eitherScreen)('is accessible and Dutch on %s', (_name, width) => {
  let visitor: Visitor;
  beforeAll(async () => (visitor = await atPayment(width, newEmail('axe'), [line, { ...line, plan }])));
  afterAll(() => visitor.close());

  it.each([
    ['a short hold', hold],
    ['a code and a plan', applyCode],
    ['too few', (page: Page) => refuse(page, 1)],
    ['sold out', (page: Page) => refuse(page, 0)],
    ['somebody who is logged in', logIn],
  ] as const)('%s', async (name, reach) => {
    const { page } = visitor;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await reach(page);
    await expectVisibleToAll(page, `axe-${width}-${name.replaceAll(' ', '-')}`, true);
    expect(crashes(visitor)).toEqual([]);
  });
});
