import type { Browser, BrowserContext, CDPSession } from 'playwright-core';

/** The browser of this file. The test environment opens and closes it. */
const { openBrowser } = globalThis as unknown as { openBrowser: () => Promise<Browser> };

export interface Lent {
  context: BrowserContext;
  devtools: CDPSession;
}
const free: Lent[] = [];

export async function newContext(serviceWorkers: 'allow' | 'block'): Promise<BrowserContext> {
  const browser = await openBrowser();
  return browser.newContext({
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
    serviceWorkers,
  });
}

/**
 * Lends an empty context. The process of a returned context has compiled the shop's scripts already, which saves a
 * quarter of the work of each page. A blank page keeps that process alive.
 */
export async function lendContext(): Promise<Lent> {
  const returned = free.pop();
  if (returned) return returned;
  const context = await newContext('block');
  const devtools = await context.newCDPSession(await context.newPage());
  return { context, devtools };
}

/** Removes what a visitor left behind. Cached files stay; pages and responses of the API are revalidated. */
export async function returnContext({ context, devtools }: Lent, origin: string): Promise<void> {
  const [, ...pages] = context.pages();
  for (const page of pages) await page.close();
  await context.unrouteAll();
  await context.clearPermissions();
  await context.clearCookies();
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  free.push({ context, devtools });
}
