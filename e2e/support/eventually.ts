import type { Page } from 'playwright-core';
import { patience } from './patience.js';

/** Polls until the condition holds and returns the last value, also after the timeout. */
export async function eventually<T>(page: Page, look: () => Promise<T>, isSo: (found: T) => boolean): Promise<T> {
  for (const deadline = Date.now() + patience; ;) {
    const found = await look();
    if (isSo(found) || Date.now() > deadline) return found;
    await page.waitForTimeout(100);
  }
}
