import type { Browser, BrowserContext, CDPSession } from 'playwright-core';
import { patience } from './patience.js';

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

/** Takes a context back, unless Chromium does not close its pages in time: it ends with the browser of this file. */
export async function returnContext(lent: Lent, origin: string): Promise<void> {
  const late = new Promise<string>((resolve) => setTimeout(resolve, patience, 'late').unref());
  const outcome = await Promise.race([empty(lent, origin), late]);
  if (outcome === 'late') process.stderr.write('A browser context did not become empty in time\n');
  else free.push(lent);
}

/** Removes what a visitor left behind. Cached files stay; pages and responses of the API are revalidated. */
async function empty({ context, devtools }: Lent, origin: string): Promise<void> {
  const [, ...pages] = context.pages();
  for (const page of pages) await page.close();
  await context.unrouteAll();
  await context.clearPermissions();
  await context.clearCookies();
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
}
