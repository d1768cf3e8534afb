import type { Page } from 'playwright-core';
import * as api from '../../contracts/api.js';
import { atPayment, payByIdeal, thanked } from '../checkout/till.js';
import { newEmail } from '../support/mails.js';
import { shop, type Visitor } from '../support/shopper.js';
import { crashes, newShopper, open, wide } from '../support/storefront.js';
import { box, mailedCode } from './customer.js';

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate<string>(`(() => {
      const element = document.activeElement;
      return (element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.innerText ?? '').trim();
    })()`);
    if (wanted.test(name)) return;
  }
  throw new Error(`Tab never came to ${wanted}`);
}

describe('a customer who ordered as a guest', () => {
  const email = newEmail('gast');
  let guest: Visitor;
  let visitor: Visitor;
  let orderNumber = '';

  beforeAll(async () => {
    guest = await atPayment(wide, email);
    await payByIdeal(guest.page);
    ({ orderNumber } = await thanked(guest.page));
    visitor = await newShopper(wide);
  });
  afterAll(async () => {
    await guest.close();
    await visitor.close();
  });

  it('cannot see the order without access to the mailbox', async () => {
    await guest.page.goto(`${shop.url}/bestellingen`);
    await guest.page.waitForURL('**/login?redirect=*');
  });

  it('logs in with the keyboard only, in another browser, and finds the order', async () => {
    const { page } = visitor;
    await open(page, '/login');
    await tabTo(page, /^E-mailadres$/);
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await box(page, 1).waitFor();
    await page.keyboard.type(await mailedCode(visitor, email));
    await page.waitForURL('**/profiel**');
    await page.locator('#inhoud:focus').waitFor();
    await open(page, '/bestellingen');
    await page.getByTestId('order').filter({ hasText: orderNumber }).waitFor();
  });

  it('logs out with the keyboard, which ends the session and removes the personal data', async () => {
    const { page, context } = visitor;
    const cookies = await context.cookies();
    await page.getByRole('button', { name: /^Profielmenu/ }).focus();
    await page.keyboard.press('Enter');
    await page.locator('#profielmenu').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#profielmenu').waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await tabTo(page, /^Uitloggen$/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login');
    await page.goBack();
    await page.waitForURL('**/login?redirect=*');
    expect(await page.locator('body').innerText()).not.toContain(orderNumber);
    await context.addCookies(cookies);
    const response = await context.request.get(`${shop.url}${api.customers.showCurrentCustomer.path}`);
    expect(await response.text()).toBe('null');
    expect(crashes(visitor)).toEqual([]);
  });
});
