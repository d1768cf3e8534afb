import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import type { AdminOrder } from '../../contracts/orders.js';
import { paymentMethodNames } from '../../contracts/payments/payment-methods.js';
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { shop, type Visitor } from '../support/shopper.js';
import { fillBasket, fillInDetails, newShopper, open, providerUrl } from '../support/storefront.js';

/** Two jars: € 41,32 with the volume discount, € 48,31 with shipping. */
export const twoJars = [{ slug: 'sleep-well', name: 'Sleep Well', listCents: 2295, quantity: 2 }];
export const twoJarsCents = 4831;

export const orderButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Bestelling met betalingsverplichting' });

export async function atPayment(
  width: number,
  email: string,
  lines = twoJars as Parameters<typeof fillBasket>[1],
): Promise<Visitor> {
  const visitor = await newShopper(width);
  await fillBasket(visitor, lines);
  await open(visitor.page, '/checkout');
  await fillInDetails(visitor.page, email);
  await visitor.page.getByRole('button', { name: 'Naar betalen' }).click();
  await visitor.page.getByRole('radio', { name: paymentMethodNames.ideal }).waitFor();
  return visitor;
}

export async function shownTotal(page: Page): Promise<number> {
  const total = page.locator('summary, [data-testid=checkout-total]').locator('visible=true');
  return centsIn(await total.innerText());
}

export function centsIn(text: string): number {
  return Number(
    text
      .match(/(\d+),(\d{2})(?!.*\d,\d{2})/s)!
      .slice(1)
      .join(''),
  );
}

export async function payByIdeal(page: Page, choice = 'Betalen'): Promise<void> {
  if (choice === 'Betaling in behandeling') await bankDecidesWhenTold(page);
  await page.getByRole('radio', { name: paymentMethodNames.ideal }).click();
  await orderButton(page).click();
  await page.getByRole('button', { name: choice, exact: true }).click();
}

export async function fillInCard(page: Page, number: string): Promise<void> {
  await page.getByRole('radio', { name: 'Kaart' }).click();
  await page.getByLabel('Kaartnummer').fill(number);
  await page.getByLabel('Vervaldatum').fill('12 / 34');
  await page.getByLabel('CVC-code').fill('123');
}

/** Waits for the confirmation and returns the order number and the payment's id. */
export async function thanked(page: Page): Promise<{ orderNumber: string; paymentIntentId: string }> {
  await page.getByRole('heading', { level: 1, name: 'Bedankt voor je bestelling!' }).waitFor();
  const orderNumber = /\d{4}-\d{6}/.exec(await page.getByText(/\d{4}-\d{6}/).innerText())![0];
  return { orderNumber, paymentIntentId: paymentIntentIn(page) };
}

export function paymentIntentIn(page: Page): string {
  expect(page.url()).not.toContain('client_secret');
  return new URL(page.url()).searchParams.get('payment_intent')!;
}

/** Keeps the bank from deciding by itself before the journey continues. */
async function bankDecidesWhenTold(page: Page): Promise<void> {
  const data = { behaviour: { bankDelayMs: null } };
  const response = await page.context().request.post(`${providerUrl()}/__control/switches`, { data });
  if (!response.ok()) throw new Error(`the provider responded with ${response.status()}`);
}

interface ProviderPayment {
  status: string;
  amount: number;
  amount_received: number;
}

export async function paymentAtProvider({ context }: Visitor, id: string): Promise<ProviderPayment> {
  const response = await context.request.get(`${providerUrl()}/__control/payment_intents/${id}`);
  return (await response.json()) as ProviderPayment;
}

/** The charges of a payment, in cents. */
export async function chargesAtProvider({ context }: Visitor, id: string): Promise<number[]> {
  const response = await context.request.get(`${providerUrl()}/__control/charges?limit=500`);
  const charges = (await response.json()) as { payment_intent: string; status: string; amount: number }[];
  return charges
    .filter((charge) => charge.payment_intent === id && charge.status === 'succeeded')
    .map(({ amount }) => amount);
}

export async function completeAtProvider(
  { context }: Visitor,
  id: string,
  outcome: 'succeeded' | 'failed',
): Promise<void> {
  await context.request.post(`${providerUrl()}/__control/payment_intents/${id}/complete`, { data: { outcome } });
}

/** Logs staff in, in the session of the visitor, and returns the orders of an address, once the list has so many. */
export async function ordersOf(visitor: Visitor, email: string, count = 1): Promise<AdminOrder[]> {
  await callApi(visitor, api.staffLogin.login, { body: shop.staff });
  const [page] = visitor.context.pages(); // the visitor may have closed the first tab
  const look = () => callApi(visitor, api.orders.listOrders, { query: { q: email } }) as Promise<AdminOrder[]>;
  return eventually(page!, look, (orders) => orders.length >= count);
}

export function countCalls(page: Page, part: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(part)) calls += 1;
  });
  return () => calls;
}
