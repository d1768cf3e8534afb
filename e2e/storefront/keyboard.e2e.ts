import { paymentMethodNames } from '../../contracts/payments/payment-methods.js';
import type { Page } from 'playwright-core';
import { type Visitor } from '../support/shopper.js';
import { fillInDetails, newShopper, open, phone, wide } from '../support/storefront.js';

const focused = (page: Page): Promise<string> =>
  page.evaluate(`(() => {
    const element = document.activeElement;
    return (element.getAttribute('aria-label') ?? element.innerText ?? element.value ?? '').trim();
  })()`);

/** Presses Tab until the focused element matches. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  const seen: string[] = [];
  for (let presses = 0; presses < 90; presses++) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    if (wanted.test(now)) return;
    seen.push(now.slice(0, 30));
  }
  throw new Error(`Tab never came to ${wanted}; it went over: ${seen.join(' | ')}`);
}

it('goes from home to the payment with the keyboard only', async () => {
  const visitor = await newShopper(wide);
  const { page } = visitor;
  await open(page, '/');
  await page.getByTestId('product-card').first().waitFor();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Naar de inhoud');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Energy Boost$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Energy Boost' }).waitFor();
  await page.locator('#inhoud:focus').waitFor();
  await tabTo(page, /^In mijn winkelmandje/);
  await page.keyboard.press('Enter');
  await page.getByTestId('basket-count').getByText('1').waitFor();
  for (let presses = 0; presses < 60 && !/^Winkelmandje/.test(await focused(page)); presses++)
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: /^Winkelmandje/ }).waitFor();
  await tabTo(page, /^Afrekenen$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/checkout');
  await page.getByLabel('E-mailadres').waitFor();
  await fillInDetails(page);
  await tabTo(page, /^Naar betalen$/);
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: paymentMethodNames.ideal }).waitFor();
  await page.locator('button:enabled', { hasText: 'Bestelling met betalingsverplichting' }).waitFor();
  await tabTo(page, /^Bestelling met betalingsverplichting$/);
  await visitor.close();
});

describe('a dialog traps the focus and restores it', () => {
  let visitors: Record<number, Visitor>;
  beforeAll(async () => {
    visitors = { [wide]: await newShopper(wide), [phone]: await newShopper(phone) };
  });
  afterAll(async () => {
    for (const visitor of Object.values(visitors)) await visitor.close();
  });

  it.each([
    ['the basket', wide, '/products', /^Winkelmandje/, /^Winkelmandje/],
    ['the basket on a phone', phone, '/products', /^Winkelmandje/, /^Winkelmandje/],
    ['the search overlay', wide, '/products', /^Zoeken$/, /^Zoeken$/],
    ['the menu of a phone', phone, '/products', /^Menu$/, /^Menu$/],
    ['the description', wide, '/product/sleep-well', /^Beschrijving/, /^Beschrijving/],
  ])('%s', async (_name, width, path, button, dialog) => {
    const { page } = visitors[width]!;
    await open(page, path);
    await page.getByRole('button', { name: button }).locator('visible=true').first().focus();
    await page.keyboard.press('Enter');
    const window = page.getByRole('dialog', { name: dialog });
    await window.waitFor();
    for (let presses = 0; presses < 25; presses++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        `!document.activeElement.closest('dialog') && document.activeElement !== document.body`,
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    if (await window.isVisible()) await page.keyboard.press('Escape');
    await window.waitFor({ state: 'hidden' });
    expect(await focused(page)).toMatch(button);
  });
});
