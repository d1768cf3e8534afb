import { mkdirSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { lendContext, newContext, returnContext } from './contexts.js';
import { patience } from './patience.js';
import { watchRequests } from './settled.js';

interface Shop {
  url: string;
  accessCode: string;
  staff: { email: string; password: string };
  /** Undefined for a shop of E2E_URL. */
  dataDir?: string;
  databaseUrl?: string;
  nodeOptions?: string;
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
  /** Another tab of the same browser. */
  newTab(): Promise<Page>;
  close(): Promise<void>;
}

const visitors = new Set<Visitor>();
/** The test environment reports the visitors when a journey fails. */
Object.assign(globalThis, { visitors });

export type Kind = 'in a new browser' | 'with a service worker';

/**
 * A visitor without cookies or storage. Only a visitor `in a new browser` has no cached files and compiled scripts, and
 * may go offline: the blank page of a lent context would report the connection before the visited page has it.
 * Blocks the service worker unless told otherwise, because the requests of a worker bypass `page.route`.
 */
export async function newVisitor(width = 1440, kind?: Kind): Promise<Visitor> {
  const lent = kind ? undefined : await lendContext();
  const context = lent?.context ?? (await newContext(kind === 'with a service worker' ? 'allow' : 'block'));
  let isSpent = !lent;
  context.on('page', watchRequests);
  const page = await openTab(context, width);
  const clock = page.clock;
  Object.defineProperty(page, 'clock', { get: () => ((isSpent = true), clock) }); // a context keeps its clock
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${error.message} (${page.url()})`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const close = async () => {
    if (!visitors.delete(visitor)) return;
    context.off('page', watchRequests);
    if (isSpent) await context.close();
    else await returnContext(lent!, shop.url);
  };
  const visitor = { page, context, complaints, newTab: () => openTab(context, width), close };
  visitors.add(visitor);
  return visitor;
}

async function openTab(context: BrowserContext, width: number): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
  return page;
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
