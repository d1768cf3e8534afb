import type { Locator, Page } from 'playwright-core';
import * as api from '../../../contracts/api.js';
import type { Endpoint } from '../../../contracts/endpoint.js';
import { callApi } from '../call-api.js';
import { eventually, lastLook } from '../eventually.js';
import { shop } from '../shopper.js';
import { addressOf } from '../storefront.js';

export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(`${shop.url}/admin/${path}`, { waitUntil: 'domcontentloaded' });
  await page.locator('main h1').first().waitFor();
}

/** Opens the window of a new order from the list, once the list has it. */
export async function openNewOrder(page: Page, orderNumber: string): Promise<void> {
  const staff = { context: page.context() };
  const look = () => callApi(staff, api.orders.listOrders, { query: { q: orderNumber } });
  await eventually(page, look, (orders) => orders.length > 0);
  await openScreen(page, `orders?q=${orderNumber}`);
  await rowOf(page, orderNumber).getByRole('button', { name: 'bekijken' }).click();
}

export async function expectToast(page: Page, ...texts: string[]): Promise<void> {
  const toast = texts.reduce(
    (found, text) => found.filter({ has: page.getByText(text, { exact: true }) }),
    page.getByTestId('toast'),
  );
  await toast.waitFor();
}

/** Fails every such call, with a response of the shop or of a proxy, until the returned function is called. */
export async function failCalls(page: Page, endpoint: Endpoint, by: 'shop' | 'proxy' = 'shop') {
  const address = addressOf(endpoint);
  const json = { message: 'Er ging iets mis. Probeer het opnieuw.', code: 'internal', requestId: 'e2e' };
  await page.route(address, (route) => {
    if (route.request().method() !== endpoint.method) return route.fallback();
    if (by === 'shop') return route.fulfill({ status: 500, json });
    return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' });
  });
  return () => page.unroute(address);
}

/** Stubs this call with an empty response and reports each, until the returned function is called. */
export async function takeCalls(page: Page, endpoint: Endpoint, onCall: () => void): Promise<() => Promise<void>> {
  const address = addressOf(endpoint);
  await page.route(address, (route) => {
    onCall();
    return route.fulfill({ status: 204 });
  });
  return () => page.unroute(address);
}

export function rowOf(page: Page, text: string | RegExp): Locator {
  return page.locator('tbody tr').filter({ hasText: text });
}

export function windowOf(page: Page, title: string | RegExp): Locator {
  return page
    .locator('dialog[open]')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
}

/** A field of the top window. */
export function fieldOf(page: Page, label: string): Locator {
  const controls = page.locator('input, select, textarea');
  return page.locator('dialog[open]').last().getByLabel(label, { exact: true }).and(controls);
}

export async function press(page: Page, button: string): Promise<void> {
  await page.locator('dialog[open]').last().getByRole('button', { name: button, exact: true }).click();
}

/** Expects the status, once the list is read again after a change. */
export async function expectStatus(status: Locator, name: string): Promise<void> {
  const look = () => status.innerText();
  expect(await lastLook(status.page(), look, (shown) => shown === name)).toBe(name);
}

export async function choose(status: Locator, name: string): Promise<void> {
  await status.click();
  await status.page().getByRole('listbox').getByRole('option', { name, exact: true }).click();
}
