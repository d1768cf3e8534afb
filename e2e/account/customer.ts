import type { Page } from 'playwright-core';
import * as api from '../../contracts/api.js';
import { untilMailed } from '../support/mails.js';
import { expectFocused } from '../support/screens.js';
import { forgetSentCodes } from '../support/sent-codes.js';
import { shop, type Visitor } from '../support/shopper.js';
import { open } from '../support/storefront.js';

export const box = (page: Page, place: number) => page.getByLabel(`Cijfer ${place} van 6`);

/** The digits in the six boxes; a point for an empty one. */
export async function boxes(page: Page): Promise<string> {
  const digits = await Promise.all([1, 2, 3, 4, 5, 6].map((place) => box(page, place).inputValue()));
  return digits.map((digit) => digit || '.').join('');
}

export async function focusedBox(page: Page): Promise<number> {
  return page.evaluate(
    `Number(/^Cijfer (\\d) van 6$/.exec(document.activeElement?.getAttribute('aria-label') ?? '')?.[1] ?? 0)`,
  );
}

export async function askForCode(page: Page, email: string): Promise<void> {
  await forgetSentCodes();
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByRole('button', { name: 'Aanmelden' }).click();
  await expectFocused(box(page, 1));
}

export async function mailedCode(visitor: Visitor, email: string, subject = /inlogcode/): Promise<string> {
  const [mail] = await untilMailed(visitor, email, (mail) => subject.test(mail.subject));
  if (!mail) throw new Error(`no code was mailed to ${email}`);
  return /\b\d{6}\b/.exec(mail.text)![0];
}

export const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export interface Customer {
  email: string;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  address: string | null;
  postalCode: string | null;
  city: string | null;
  country: string | null;
}

export const sanne: Customer = {
  email: 'sanne@example.com',
  firstName: 'Sanne',
  lastName: 'de Vries',
  phone: '0612345678',
  address: 'Prinsengracht 12',
  postalCode: '1015 DX',
  city: 'Amsterdam',
  country: 'Nederland',
};

/** A new customer. */
export const stranger: Customer = {
  ...sanne,
  email: 'nieuw@example.com',
  firstName: null,
  lastName: null,
  phone: null,
  address: null,
  postalCode: null,
  city: null,
};

export interface FakeLogin {
  /** The customer of the stubbed session. */
  customer: Customer | null;
  /** The request bodies of each call, in order. */
  sent: Record<'send-code' | 'verify-code', unknown[]>;
}

/**
 * Stubs the calls of the login page. The code 123456 logs in `known`, who has no orders. The shop does not know this
 * customer, so no call may reach it.
 */
export async function fakeLogin(page: Page, known: Customer, isNewCustomer = false): Promise<FakeLogin> {
  const login: FakeLogin = { customer: null, sent: { 'send-code': [], 'verify-code': [] } };
  await page.route('**/api/customer/**', (route) => route.fulfill({ json: [] }));
  await page.route(`**${api.customers.showCurrentCustomer.path}`, (route) => route.fulfill({ json: login.customer }));
  await page.route(`**${api.customers.sendCode.path}`, (route) => {
    login.sent['send-code'].push(route.request().postDataJSON());
    return route.fulfill({ json: { delayed: false } });
  });
  await page.route(`**${api.customers.verifyCode.path}`, (route) => {
    const body = route.request().postDataJSON() as { code: string };
    login.sent['verify-code'].push(body);
    if (body.code !== '123456')
      return route.fulfill({
        status: 400,
        json: { code: 'wrong-login-code', message: 'De code is onjuist of verlopen', requestId: '1' },
      });
    login.customer = known;
    return route.fulfill({ json: { isNewCustomer, customer: known } });
  });
  return login;
}

/** Opens the login page at the code boxes, with stubbed responses. */
export async function atCode(page: Page, known = sanne, isNewCustomer = false, path = '/login'): Promise<FakeLogin> {
  const login = await fakeLogin(page, known, isNewCustomer);
  await open(page, path);
  await askForCode(page, known.email);
  return login;
}

/** The address of the page without its origin. */
export const whereabouts = (page: Page) => page.url().replace(shop.url, '');
