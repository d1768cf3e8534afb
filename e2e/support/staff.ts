import type { Locator, Page } from 'playwright-core';
import { seriousFindings } from './axe.js';
import { shop, type Visitor } from './shopper.js';
import { newShopper, wide } from './storefront.js';

type Cookies = Awaited<ReturnType<Visitor['context']['cookies']>>;
let session: Cookies | undefined;

/** Somebody who is logged in to the back office, by its cookie. */
export async function newStaff(width = wide): Promise<Visitor> {
  const visitor = await newShopper(width);
  if (!session) {
    const headers = { origin: shop.url };
    const answer = await visitor.context.request.post(`${shop.url}/api/admin/login`, { data: shop.staff, headers });
    if (!answer.ok()) throw new Error(`staff cannot log in: ${answer.status()}`);
    session = await visitor.context.cookies();
  }
  await visitor.context.addCookies(session);
  return visitor;
}

/** What a colleague does at the same time, past the screen. Answers the body. */
export async function asColleague<T>(
  { context }: Visitor,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  data?: unknown,
): Promise<T> {
  const answer = await context.request.fetch(`${shop.url}${path}`, { method, data, headers: { origin: shop.url } });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  const text = await answer.text();
  return (text ? JSON.parse(text) : null) as T;
}

/** Opens a screen of the back office and waits until its heading stands. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(`${shop.url}/admin/${path}`);
  await page.locator('main h1').first().waitFor();
}

/** Waits for the toast with exactly these texts. */
export async function toastSays(page: Page, ...texts: string[]): Promise<void> {
  const toast = texts.reduce(
    (found, text) => found.filter({ has: page.getByText(text, { exact: true }) }),
    page.getByTestId('toast'),
  );
  await toast.waitFor();
}

/** Lets every call of this kind fail, as the program itself fails or as something before it does, until the answer is called. */
export async function failCalls(page: Page, method: string, path: string | RegExp, by: 'shop' | 'proxy' = 'shop') {
  const matches = (url: URL) => (typeof path === 'string' ? url.pathname === path : path.test(url.pathname));
  const json = { message: 'Er ging iets mis. Probeer het opnieuw.', code: 'internal', requestId: 'e2e' };
  await page.route(matches, (route) => {
    if (route.request().method() !== method) return route.fallback();
    if (by === 'shop') return route.fulfill({ status: 500, json });
    return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' });
  });
  return () => page.unroute(matches);
}

/** The row of a table whose text has this in it. */
export function rowOf(page: Page, text: string | RegExp): Locator {
  return page.locator('tbody tr').filter({ hasText: text });
}

/** The window with this title. */
export function windowOf(page: Page, title: string | RegExp): Locator {
  return page
    .locator('dialog[open]')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
}

/** A field of the window on top. */
export function fieldOf(page: Page, label: string): Locator {
  const controls = page.locator('input, select, textarea');
  return page.locator('dialog[open]').last().getByLabel(label, { exact: true }).and(controls);
}

/** Presses a button of the window on top. */
export async function press(page: Page, button: string): Promise<void> {
  await page.locator('dialog[open]').last().getByRole('button', { name: button, exact: true }).click();
}

/** Expects that axe has nothing serious to say about what is on the screen. */
export async function isAccessible(page: Page): Promise<void> {
  expect(await seriousFindings(page)).toEqual([]);
}

/** Expects that the page itself does not scroll sideways. */
export async function fitsTheScreen(page: Page): Promise<void> {
  expect(await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')).toBeLessThanOrEqual(0);
}
