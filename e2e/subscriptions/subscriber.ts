import { paymentMethodNames } from '../../contracts/payments/payment-methods.js';
import type { Locator, Page } from 'playwright-core';
import { askForCode, mailedCode } from '../account/customer.js';
import { atPayment, fillInCard, orderButton, payByIdeal, thanked } from '../checkout/till.js';
import { longPatience } from '../support/patience.js';
import { shop, type Visitor } from '../support/shopper.js';
import { open, toast } from '../support/storefront.js';

/** Two jars of Sleep Well each month: € 36,72 with 20% off, and € 6,99 shipping. */
export const monthly = [
  {
    slug: 'sleep-well',
    name: 'Sleep Well',
    listCents: 2295,
    quantity: 1,
    plan: { jars: 2, frequency: 1 as const, discountPercent: 20 },
  },
];
export const monthlyAmount = '€ 43,71';

export const visa = '4242424242424242';
/** Can be saved, but every charge fails. */
export const declining = '4000000000000341';
/** The bank requires authentication for every charge. */
export const asking = '4000002760003184';

export async function subscribe(width: number, email: string, card: string | 'ideal' = visa) {
  const visitor = await atPayment(width, email, monthly);
  const { page } = visitor;
  if (card === 'ideal') {
    await page.getByRole('radio', { name: paymentMethodNames.ideal }).click();
    await page.getByLabel('Volledige naam').fill('Sanne de Vries');
    await payByIdeal(page);
  } else {
    await fillInCard(page, card);
    await orderButton(page).click();
  }
  const { orderNumber } = await thanked(page);
  return { visitor, orderNumber };
}

/** Logs in with the mailed code and skips the introduction of a new customer. */
export async function logIn(visitor: Visitor, email: string): Promise<void> {
  const { page } = visitor;
  await page.goto(`${shop.url}/login?redirect=%2Fprofiel`);
  await askForCode(page, email);
  await page.keyboard.type(await mailedCode(visitor, email));
  await toast(page)
    .getByText(/^Welkom/)
    .waitFor();
  await open(page, '/profiel');
}

export const cardOf = (page: Page, name = 'Sleep Well'): Locator =>
  page.getByTestId('subscription').filter({ has: page.getByRole('heading', { name }) });

/** Opens the confirmation window of an action and returns it. */
export async function asked(page: Page, action: string, name = 'Sleep Well'): Promise<Locator> {
  await page.getByRole('button', { name: `${name}: ${action}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

export const nextDelivery = (page: Page): Promise<string> => page.getByTestId('next-delivery').innerText();

/** Chooses iDEAL for Sleep Well and stops at the bank's page. */
export async function chooseBank(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Betaalmethode van Sleep Well wijzigen' }).click();
  await page.getByRole('radio', { name: paymentMethodNames.ideal }).click();
  await page.getByLabel('Volledige naam').fill('Sanne de Vries');
  await page.getByRole('button', { name: 'Betaalmethode opslaan' }).click();
  await page.waitForURL((url) => !url.href.startsWith(shop.url));
}

/** Advances the demo's clock by a month with the button on the page. */
export async function moveAMonth(page: Page): Promise<void> {
  const clock = page.getByTestId('demo-clock');
  const before = await clock.getByText(/^De klok/).innerText();
  await clock.getByRole('button', { name: 'Een maand verder' }).click();
  await clock.getByText(before).waitFor({ state: 'detached', timeout: longPatience });
  await clock.getByRole('button', { name: 'Een maand verder' }).waitFor({ timeout: longPatience });
}
