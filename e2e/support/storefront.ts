import type { Locator, Page, Route } from 'playwright-core';
import { callApi } from './call-api.js';
import * as api from '../../contracts/api.js';
import type { Endpoint, ResponseOf } from '../../contracts/endpoint.js';
import { patience } from './patience.js';
import { newVisitor, shop, type Kind, type Visitor } from './shopper.js';

export const wide = 1440;
export const phone = 390;
/** Both screen sizes, for `each`. */
export const eitherScreen: [name: string, width: number][] = [
  ['a wide screen', wide],
  ['a phone', phone],
];

type Cookies = Awaited<ReturnType<Visitor['context']['cookies']>>;
let gatePass: Cookies | undefined;

/** A visitor who has passed the access gate. */
export async function newShopper(width = wide, kind?: Kind): Promise<Visitor> {
  const visitor = await newVisitor(width, kind);
  if (!gatePass) {
    await callApi(visitor, api.settings.openGate, { body: { code: shop.accessCode } });
    gatePass = await visitor.context.cookies();
  }
  await visitor.context.addCookies(gatePass);
  return visitor;
}

/** Opens a page and waits until it is hydrated. A touch starts its script, which otherwise waits for the pictures. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${shop.url}${path}`, { waitUntil: 'domcontentloaded' });
  await page.evaluate(`document.dispatchEvent(new Event('touchstart'))`);
  await page.locator('main h1').first().waitFor();
  await comesAlive(page);
}

/** The entry script and the shop's code that it imports. */
export const bootScript = /\/assets\/index-[^/]+\.js$/;
export const shopCode = /\/assets\/(?!index-)[^/]+\.js$/;

/** Waits for hydration. */
export function comesAlive(page: Page): Promise<void> {
  return until(
    page,
    `Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactProps'))`,
  );
}

/** Waits until the parts of the page that load on their own are hydrated too. */
export async function hydratesWholly(page: Page): Promise<void> {
  // Code below the fold loads near the view.
  await page.evaluate(`(async () => {
    for (const section of document.querySelectorAll('main section')) {
      section.scrollIntoView();
      await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    }
  })()`);
  return until(
    page,
    `[...document.querySelectorAll('main section')].every((section) =>
      Object.keys(section).some((key) => key.startsWith('__reactProps')))`,
  );
}

/** Opens a page, waits until it is hydrated and freezes its clock, which only `pass` advances. */
export async function openFrozen(page: Page, path: string, ready = 'main h1'): Promise<void> {
  await page.clock.install({ time: new Date('2026-01-05T09:00:00Z') });
  await open(page, path);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  await freeze(page);
}

export async function freeze(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date('2026-01-05T10:00:00Z'));
}

// React runs effects by messages, which the clock does not stop, and an effect may start a timer.
const effectsRun = `(async () => {
  for (let round = 0; round < 5; round++)
    await new Promise((run) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = run;
      port2.postMessage(null);
    });
})()`;

/** Advances the clock and runs every timer in turn. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate(effectsRun);
  await page.clock.runFor(milliseconds);
}

export const toast = (page: Page): Locator => page.getByTestId('toast');

export async function openBasket(page: Page) {
  await page
    .getByRole('button', { name: /^Winkelmandje/ })
    .first()
    .click();
  const panel = page.getByRole('dialog', { name: /^Winkelmandje/ });
  await panel.waitFor();
  return panel;
}

export async function fillInDetails(page: Page, email = 'sanne@example.com'): Promise<void> {
  const details: Record<string, string> = {
    'E-mailadres': email,
    Telefoonnummer: '0612345678',
    Voornaam: 'Sanne',
    Achternaam: 'de Vries',
    'Straat en huisnummer': 'Prinsengracht 12',
    Postcode: '1015 DX',
    Plaats: 'Amsterdam',
  };
  for (const [label, value] of Object.entries(details)) await page.getByLabel(label).fill(value);
}

interface StoredLine {
  slug: string;
  name?: string;
  listCents: number;
  quantity?: number;
  plan?: { jars: number; frequency: 1 | 2 | 3; discountPercent: number } | null;
}

/** Stores a basket before the first page opens. */
export async function fillBasket({ page }: Pick<Visitor, 'page'>, lines: StoredLine[], version = '2'): Promise<void> {
  const stored = lines.map(({ slug, name = slug, listCents, quantity = 1, plan = null }) => ({
    id: plan ? `${slug}-${plan.jars}-${plan.frequency}` : slug,
    image: `/art/products/${slug}-1-1200.webp`,
    slug,
    name,
    listCents,
    quantity,
    plan,
  }));
  await storeOnce(page, { 'basket-version': version, basket: JSON.stringify(stored) });
}

/** Writes into local storage once, before the shop's code runs. */
export async function storeOnce(page: Page, entries: Record<string, string>): Promise<void> {
  await page.addInitScript(`
    if (location.origin === ${JSON.stringify(shop.url)} && !localStorage.getItem('e2e-stored')) {
      localStorage.setItem('e2e-stored', '1');
      for (const [key, value] of Object.entries(${JSON.stringify(entries)})) localStorage.setItem(key, value);
    }`);
}

/** Polls until an expression is true in the page, whose policy forbids `eval`. */
export async function until(page: Page, expression: string): Promise<void> {
  for (const deadline = Date.now() + patience; !(await page.evaluate(expression));) {
    if (Date.now() > deadline) throw new Error(`never came true: ${expression}`);
    await page.waitForTimeout(25);
  }
}

export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate(`localStorage.getItem(${JSON.stringify(key)})`);
}

export function scrolled(page: Page): Promise<number> {
  return page.evaluate('Math.round(window.scrollY)');
}

/** Returns how far the layout has moved since the page was opened, as Cumulative Layout Shift counts it. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve) => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (sum += value)));
    observer.observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => setTimeout(() => resolve(sum)));
  })`);
}

/** Exceptions and console errors, except failed requests and what React logs for an error page. */
export function crashes({ complaints }: Visitor): string[] {
  const known = /Failed to load resource|net::ERR_|status of \d{3}|^ApiError: |^TypeError: Failed to fetch/;
  return complaints.filter((complaint) => !known.test(complaint));
}

/** What the browser blocked, or found wrong in the policies. */
export function blocked({ complaints }: Visitor): string[] {
  return complaints.filter((complaint) => /Content.Security.Policy|Permissions.Policy/i.test(complaint));
}

const rendered = /<div id="root">[^]*<script type="application\/json" id="shop-data">[^]*?<\/script>/;

/** Removes the content of the page, as when the server cannot render it, so that the browser reads the API. */
async function drawByBrowser(page: Page): Promise<void> {
  await page.route(
    ({ origin, pathname }) => origin === shop.url && !/^\/(api|art|assets|files)\//.test(pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      // A stubbed page cannot load scripts of another port, such as the payment simulator's.
      if (!rendered.test(html)) return route.continue();
      return route.fulfill({ response, body: html.replace(rendered, '<div id="root"></div>') });
    },
  );
}

/** Matches the address of an endpoint, with any parameters. */
export function addressOf({ path }: Endpoint): (url: URL) => boolean {
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
  return ({ pathname }) => pattern.test(pathname);
}

/** Fails every call to a path, and below it, until the returned function is called. */
export async function breakCalls(page: Page, path: string, how: 500 | 'offline' = 500): Promise<() => Promise<void>> {
  await drawByBrowser(page);
  const pattern = (url: URL) => url.pathname === path || url.pathname.startsWith(`${path}/`);
  await page.route(pattern, (route) =>
    how === 'offline'
      ? route.abort('internetdisconnected')
      : route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' }),
  );
  return () => page.unroute(pattern);
}

/** Delays calls to an endpoint, or a file, until the returned function is called. */
export async function holdCalls(page: Page, what: Endpoint | RegExp): Promise<() => void> {
  await drawByBrowser(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(what instanceof RegExp ? ({ pathname }) => what.test(pathname) : addressOf(what), async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Changes each response of an endpoint on its way to the page. */
export async function changeResponses<E extends Endpoint>(
  page: Page,
  endpoint: E,
  change: (data: ResponseOf<E>) => object,
  times?: number,
): Promise<void> {
  const passOn = async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as ResponseOf<E>) });
  };
  await page.route(addressOf(endpoint), (route) => unlessLeft(passOn(route)), { times });
}

/** A page that is closed, or goes elsewhere, ends its requests, and an error of one would fail the whole file. */
const unlessLeft = (passing: Promise<void>): Promise<void> =>
  passing.catch((error: Error) => {
    if (!/already handled|has been closed|disposed|Test ended/.test(error.message)) throw error;
  });

/** Stubs a GET of the API. */
export async function answerWith(page: Page, endpoint: Endpoint, data: unknown): Promise<void> {
  await drawByBrowser(page);
  await page.route(addressOf(endpoint), (route) => route.fulfill({ json: data }));
}

/** The address of the Stripe simulator. */
export function providerUrl(): string {
  const { protocol, hostname, port } = new URL(shop.url);
  return `${protocol}//${hostname}:${Number(port) + 1}`;
}
