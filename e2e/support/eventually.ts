import type { Page } from 'playwright-core';
import { patience } from './patience.js';

type Look<T> = () => Promise<T>;

/** Polls until the condition holds and returns the value. Throws with the last value after the timeout. */
export async function eventually<T>(page: Page, look: Look<T>, isSo: (found: T) => boolean): Promise<T> {
  const found = await lastLook(page, look, isSo);
  if (!isSo(found)) throw new Error(`after ${patience / 1000} s it was still ${JSON.stringify(found)?.slice(0, 500)}`);
  return found;
}

/** Polls until the condition holds and returns the last value, also after the timeout. */
export async function lastLook<T>(page: Page, look: Look<T>, isSo: (found: T) => boolean): Promise<T> {
  for (const deadline = Date.now() + patience; ;) {
    const found = await look();
    if (isSo(found) || Date.now() > deadline) return found;
    await page.waitForTimeout(100);
  }
}
