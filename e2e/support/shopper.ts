import { mkdirSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { patience } from './patience.js';
import { watchRequests } from './settled.js';

interface Shop {
  url: string;
  accessCode: string;
  staff: { email: string; password: string };
  /** Undefined for a shop of E2E_URL. */
  dataDir?: string;
}

/** The shop of this lane; parallel journeys use different shops. */
export const shop = shopOf(Number(process.env.JEST_WORKER_ID));

function shopOf(lane: number): Shop {
  const own = (JSON.parse(process.env.E2E_SHOPS!) as Shop[])[lane - 1];
  if (!own) throw new Error(`lane ${lane} has no shop of its own: add --runInBand`);
  return own;
}

/** A browser context and the errors of its console. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  complaints: string[];
  close(): Promise<void>;
}

/** The test environment opens and closes the browser, and reports the visitors when a journey fails. */
const { openBrowser } = globalThis as unknown as { openBrowser: () => Promise<Browser> };
const visitors = new Set<Visitor>();
Object.assign(globalThis, { visitors });

/** Blocks the service worker unless told otherwise, because the requests of a worker bypass `page.route`. */
export async function newVisitor(width = 1440, serviceWorkers: 'allow' | 'block' = 'block'): Promise<Visitor> {
  const browser = await openBrowser();
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
    serviceWorkers,
  });
  context.on('page', watchRequests);
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${error.message} (${page.url()})`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const visitor = { page, context, complaints, close: () => (visitors.delete(visitor), context.close()) };
  visitors.add(visitor);
  return visitor;
}

export async function passGate(page: Page): Promise<void> {
  await page.goto(shop.url);
  await page.getByRole('heading', { name: 'Website in ontwikkeling' }).waitFor();
  await page.getByRole('textbox').first().click();
  await page.keyboard.type(shop.accessCode);
  const heading = page.getByRole('heading', { level: 1, name: /lekkerste vitamines/ });
  if (
    !(await heading.waitFor({ timeout: 2000 }).then(
      () => true,
      () => false,
    ))
  )
    await page.keyboard.press('Enter');
  await heading.waitFor();
}

/** Takes a screenshot when E2E_SCREENSHOTS names a folder. */
export async function picture(page: Page, name: string, fullPage = false): Promise<void> {
  const folder = process.env.E2E_SCREENSHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage });
}
