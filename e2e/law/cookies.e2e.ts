import type { BrowserContext, Page } from 'playwright-core';
import { storedThings } from '../../contracts/browser-storage.js';
import { askForCode, box, mailedCode } from '../account/customer.js';
import { orderButton, thanked } from '../checkout/till.js';
import { openScreen } from '../support/back-office/office.js';
import { newStaff } from '../support/back-office/staff.js';
import { newEmail } from '../support/mails.js';
import { answer, openQuizStep } from '../support/quiz.js';
import { shop, passGate, newVisitor } from '../support/shopper.js';
import { fillInDetails, open, wide } from '../support/storefront.js';

/** What a browser has stored so far, as the page about cookies names it. */
async function storedIn(context: BrowserContext, page: Page): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => `cookie ${name.replace(/^__Host-/, '')}`);
  const inPage = (expression: string) => page.evaluate<string[]>(expression);
  const [device, tab, caches, databases] = [
    await inPage('Object.keys(localStorage)'),
    await inPage('Object.keys(sessionStorage)'),
    await inPage('caches.keys()'),
    await inPage('indexedDB.databases().then((all) => all.map(({ name }) => name))'),
  ];
  return [
    ...cookies,
    ...device.map((key) => `device ${key}`),
    ...tab.map((key) => `tab ${key}`),
    ...caches.map((name) => `cache ${name}`),
    ...databases.map((name) => `database ${name}`),
  ];
}

/** Words of the page, in the form of `storedIn`. */
async function namedOn(page: Page): Promise<string[]> {
  await open(page, '/informatie/cookies');
  return page.locator('[data-stored]').evaluateAll((terms) => terms.map((term) => term.getAttribute('data-stored')!));
}

it('the page about cookies names all that a browser stores, from the first visit to the account', async () => {
  const visitor = await newVisitor(wide, 'with a service worker');
  const { page, context } = visitor;
  const seen = new Set<string>();
  const look = async () => {
    for (const thing of await storedIn(context, page)) seen.add(thing);
  };
  await page.goto(shop.url);
  await passGate(page);
  await open(page, '/products');
  await page
    .getByRole('button', { name: /^Voeg .* toe aan je winkelmandje$/ })
    .first()
    .click();
  await look();
  await openQuizStep(page, 1);
  await answer(page, 'Beter slapen');
  await look();
  await open(page, '/checkout');
  const email = newEmail('koekjes');
  await fillInDetails(page, email);
  await page.getByRole('button', { name: 'Naar betalen' }).click();
  await page.getByRole('radio', { name: 'iDEAL | Wero' }).click();
  await look();
  await orderButton(page).click();
  await page.getByRole('button', { name: 'Betalen', exact: true }).click();
  await thanked(page);
  await look();
  await open(page, '/login');
  await askForCode(page, email);
  await look();
  await box(page, 1).fill(await mailedCode(visitor, email));
  await page.waitForURL((url) => url.pathname !== '/login');
  await open(page, '/profiel/gegevens');
  await look();
  const named = await namedOn(page);
  expect([...seen].filter((thing) => !named.includes(thing)).sort()).toEqual([]);
  const expected = [
    ...['cookie gate', 'cookie sid', 'cookie customer', 'cookie login-challenge', 'device basket', 'device held'],
    ...['tab vitamin-test', 'tab checkout-details'],
  ];
  expect(expected.filter((thing) => !seen.has(thing))).toEqual([]);
  expect(named.sort()).toEqual(storedThings.map(({ place, name }) => `${place} ${name}`).sort());
  await visitor.close();
});

it('the page about cookies names all that the back office stores', async () => {
  const staff = await newStaff();
  const { page, context } = staff;
  await openScreen(page, 'dashboard');
  await openScreen(page, 'orders');
  await page.keyboard.press('Control+b'); // only a choice is stored
  const seen = await storedIn(context, page);
  const named = await namedOn(page);
  expect(seen.filter((thing) => !named.includes(thing))).toEqual([]);
  expect(seen).toEqual(expect.arrayContaining(['cookie staff', 'cookie sidebar_state']));
  await staff.close();
});
