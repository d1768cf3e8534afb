import type { Page } from 'playwright-core';
import { patience } from './patience.js';

/** Looks again and again until it is so. Answers what was found, or what there is when time is over. */
export async function eventually<T>(page: Page, look: () => Promise<T>, isSo: (found: T) => boolean): Promise<T> {
  for (const deadline = Date.now() + patience; ;) {
    const found = await look();
    if (isSo(found) || Date.now() > deadline) return found;
    await page.waitForTimeout(100);
  }
}
