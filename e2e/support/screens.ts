import type { Page } from 'playwright-core';
import { seriousFindings } from './axe.js';
import { picture } from './shopper.js';
import { foreignWords } from './words.js';

/** Expects that axe has nothing serious to say about what is on the screen. */
export async function isAccessible(page: Page): Promise<void> {
  expect(await seriousFindings(page)).toEqual([]);
}

/** Expects that the page itself does not scroll sideways. */
export async function fitsTheScreen(page: Page): Promise<void> {
  expect(await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')).toBeLessThanOrEqual(0);
}

/** Expects that nothing on the page is English or technical, by eye or by screen reader. */
export async function isDutch(page: Page): Promise<void> {
  expect(await foreignWords(page)).toEqual([]);
}

/** Keeps a picture of what is on the screen, and expects that it is accessible, not too wide, and Dutch. */
export async function isForEverybody(page: Page, name: string, fullPage = false): Promise<void> {
  await picture(page, name, fullPage);
  await isAccessible(page);
  await fitsTheScreen(page);
  await isDutch(page);
}

/** Expects that a page which could not load offers to try again, and does so once what was broken is mended. */
export async function triesAgain(page: Page, mend: () => Promise<void>): Promise<void> {
  const again = page.getByRole('button', { name: 'Probeer opnieuw' });
  await again.waitFor();
  await mend();
  await again.click();
}
