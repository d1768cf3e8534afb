import type { Locator, Page } from 'playwright-core';
import { seriousFindings } from './axe.js';
import { picture } from './shopper.js';
import { foreignWords } from './words.js';

export async function expectAccessible(page: Page): Promise<void> {
  expect(await seriousFindings(page)).toEqual([]);
}

export async function expectToFitScreen(page: Page): Promise<void> {
  expect(await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')).toBeLessThanOrEqual(0);
}

export async function expectDutch(page: Page): Promise<void> {
  expect(await foreignWords(page)).toEqual([]);
}

/** Waits until the element has the focus: an effect moves it shortly after the element appears. */
export async function expectFocused(element: Locator): Promise<void> {
  await element.and(element.page().locator(':focus')).waitFor();
}

/** Takes a screenshot and expects the page to be accessible, not too wide, and Dutch. */
export async function expectVisibleToAll(page: Page, name: string, fullPage = false): Promise<void> {
  await picture(page, name, fullPage);
  await expectAccessible(page);
  await expectToFitScreen(page);
  await expectDutch(page);
}

/** Expects a failed page to offer a retry, which works after `mend`. */
export async function expectRetry(page: Page, mend: () => Promise<void>): Promise<void> {
  const again = page.getByRole('button', { name: 'Probeer opnieuw' });
  await again.waitFor();
  await mend();
  await again.click();
}
