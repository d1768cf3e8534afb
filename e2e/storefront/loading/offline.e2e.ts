import { paymentMethodNames } from '../../../contracts/payments/payment-methods.js';
import type { Page } from 'playwright-core';
import { newEmail } from '../../support/mails.js';
import { picture, type Visitor } from '../../support/shopper.js';
import {
  crashes,
  fillBasket,
  fillInDetails,
  newShopper,
  open,
  openBasket,
  phone,
  toast,
} from '../../support/storefront.js';

const twoJars = [{ slug: 'sleep-well', name: 'Sleep Well', listCents: 2295, quantity: 2 }];
const offlineHeading = (page: Page) => page.getByRole('heading', { name: 'Even geen contact' });
const toOurPlan = (page: Page) => page.locator('footer').getByRole('link', { name: 'Ons plan' });

let visitor: Visitor;
beforeEach(async () => {
  visitor = await newShopper(phone, 'in a new browser');
  await fillBasket(visitor, twoJars);
});
afterEach(() => visitor.close());

it('the basket works offline, and the checkout opens automatically once there is a connection', async () => {
  const { page, context } = visitor;
  await open(page, '/products');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Voeg B12 Zon toe aan je winkelmandje' }).click();
  const panel = await openBasket(page);
  await panel.getByText('Je bent offline.').waitFor();
  await panel.getByRole('button', { name: 'Eén meer' }).first().click();
  await panel.getByText(/58,53/).first().waitFor(); // three jars at 15% off
  await panel.getByRole('button', { name: 'Verwijder B12 Zon' }).click();
  await panel.getByRole('heading', { name: 'Winkelmandje (1)' }).waitFor();
  await picture(page, `basket-${phone}-offline`);
  await panel.getByRole('button', { name: 'Afrekenen' }).click();
  await offlineHeading(page).waitFor();
  expect(await page.locator('main [data-drawing=offline] svg').isVisible()).toBe(true);
  await picture(page, `checkout-${phone}-offline`);
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await toast(page).getByText('Er is nog geen verbinding.').waitFor();
  await offlineHeading(page).waitFor();
  await context.setOffline(false);
  await page.getByLabel('E-mailadres').waitFor();
  expect(crashes(visitor)).toEqual([]);
});

it('the payment step loads once a lost connection is back', async () => {
  const { page, context } = visitor;
  await open(page, '/checkout');
  await fillInDetails(page, newEmail('tunnel'));
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Naar betalen' }).click();
  await offlineHeading(page).waitFor();
  await context.setOffline(false);
  await page.getByRole('radio', { name: paymentMethodNames.ideal }).waitFor();
});

it('the payment step loads once a connection is back that was lost before the payment provider responded', async () => {
  const { page, context } = visitor;
  let lose!: () => void;
  const lost = new Promise<void>((resolve) => (lose = resolve));
  await page.route('**/stripe.js', async (route) => {
    await lost;
    await route.abort('internetdisconnected');
  });
  await open(page, '/checkout');
  await fillInDetails(page, newEmail('tunnel'));
  await page.getByRole('button', { name: 'Naar betalen' }).click();
  await page.getByText('Betaalmethoden laden…').waitFor();
  await context.setOffline(true);
  lose();
  await offlineHeading(page).waitFor();
  await page.unroute('**/stripe.js');
  await context.setOffline(false);
  await page.getByRole('radio', { name: paymentMethodNames.ideal }).waitFor();
});

it('the order button says that there is no connection, above itself, until the next attempt', async () => {
  const { page, context } = visitor;
  await open(page, '/checkout');
  await fillInDetails(page, newEmail('zonder-verbinding'));
  await page.getByRole('button', { name: 'Naar betalen' }).click();
  await page.getByRole('radio', { name: paymentMethodNames.ideal }).click();
  await context.setOffline(true);
  const order = page.getByRole('button', { name: 'Bestelling met betalingsverplichting' });
  await order.click();
  const note = page.locator('form').getByRole('alert').filter({ hasText: 'Even geen contact' });
  await note.getByText('Je betaalt nooit dubbel').waitFor();
  expect(await note.locator('svg').isVisible()).toBe(true);
  await picture(page, `order-button-${phone}-offline`);
  await context.setOffline(false);
  await order.click();
  await page.getByRole('button', { name: 'Betalen', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Bedankt voor je bestelling!' }).waitFor();
});

describe('code that a deploy removed', () => {
  it('is fetched by one reload', async () => {
    const { page } = visitor;
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    let isGone = true;
    await page.route('**/assets/*.js', (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
    page.on('request', (request) => {
      if (request.method() === 'HEAD') isGone = false;
    });
    await Promise.all([page.waitForEvent('load'), toOurPlan(page).click()]);
    await page.locator('main h1').waitFor();
    expect([isGone, new URL(page.url()).pathname]).toEqual([false, '/ons-plan']);
  });

  it('causes no endless reloads', async () => {
    const { page } = visitor;
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    let reloads = 0;
    page.on('request', (request) => {
      if (request.method() === 'HEAD') reloads += 1;
    });
    await page.route('**/assets/ons-plan*.js', (route) => route.fulfill({ status: 404 }));
    await toOurPlan(page).click();
    await page.getByRole('button', { name: 'Probeer opnieuw' }).waitFor();
    expect(reloads).toBe(1);
  });
});
