import type { Page } from 'playwright-core';
import { openQuizStep } from '../support/quiz.js';
import { expectFocused } from '../support/screens.js';
import { type Visitor } from '../support/shopper.js';
import { freeze, newShopper, openFrozen, pass } from '../support/storefront.js';

const toast = (page: Page) => page.getByTestId('toast');
const place = (page: Page) => page.getByRole('region', { name: 'Meldingen (F8)' });
const gone = (page: Page) => toast(page).waitFor({ state: 'detached' });
const refuseCopying = `navigator.clipboard.writeText = () => Promise.reject(new Error('no'));`;

describe('a toast with the default duration', () => {
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    visitor = await newShopper();
    page = visitor.page;
    await page.addInitScript(refuseCopying);
    await page.clock.install({ time: new Date('2026-01-05T09:00:00Z') });
    await openQuizStep(page, 6);
    await page.getByTestId('advice').first().waitFor();
    await page.waitForLoadState('networkidle');
    await freeze(page);
  });
  afterAll(() => visitor.close());
  const show = async () => {
    await page.getByRole('button', { name: 'Kopieer' }).click();
    await toast(page).getByText('Kopiëren lukt hier niet').waitFor();
    await page.mouse.move(5, 500);
  };

  it('stays for five seconds', async () => {
    await show();
    await pass(page, 4950);
    expect(await toast(page).count()).toBe(1);
    await pass(page, 50);
    await gone(page);
  });

  it('pauses on hover', async () => {
    await show();
    await toast(page).hover();
    await pass(page, 20_000);
    expect(await toast(page).count()).toBe(1);
    await page.mouse.move(5, 500);
    await pass(page, 5000);
    await gone(page);
  });

  it('takes the focus on F8, pauses while focused, and closes by its button', async () => {
    await show();
    await page.keyboard.press('F8');
    await expectFocused(place(page));
    await pass(page, 20_000);
    expect(await toast(page).count()).toBe(1);
    await page.keyboard.press('Tab');
    await pass(page, 20_000);
    await page.keyboard.press('Enter');
    await gone(page);
  });

  it('closes in time afterwards', async () => {
    await show();
    await pass(page, 5000);
    await gone(page);
  });

  it.each([
    [50, 1],
    [-80, 1],
    [51, 0],
  ])('dragged %i px to the right, leaves %i toasts', async (distance, left) => {
    await show();
    const { x, y, height } = (await toast(page).boundingBox())!;
    const start = { x: x + 100, y: y + height / 2 };
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + distance, start.y, { steps: 5 });
    await page.mouse.up();
    await page.mouse.move(5, 500);
    expect(await toast(page).count()).toBe(left);
    await pass(page, 5000);
    await gone(page);
  });
});

it('breaks no word at 320 pixels', async () => {
  const visitor = await newShopper(320);
  const { page } = visitor;
  await openFrozen(page, '/product/sleep-well');
  await page
    .getByRole('button', { name: /^In mijn winkelmandje/ })
    .first()
    .click();
  const text = toast(page).getByText('Toegevoegd aan winkelmandje');
  const lines = await text.evaluate(
    (element) =>
      element.clientHeight / parseFloat(element.ownerDocument.defaultView!.getComputedStyle(element).lineHeight),
  );
  expect(Math.round(lines)).toBeLessThanOrEqual(3);
  await visitor.close();
});
