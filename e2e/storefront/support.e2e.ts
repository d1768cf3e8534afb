import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import { paymentMethodNames } from '../../contracts/payments/payment-methods.js';
import type { Page } from 'playwright-core';
import { shop, type Visitor } from '../support/shopper.js';
import { answerWith, crashes, newShopper, open, phone, until, wide } from '../support/storefront.js';

const categories = {
  bestellen: 'Bestellen',
  levering: 'Levering',
  wijzigen: 'Bestelling wijzigen',
  retourneren: 'Retourneren',
  account: 'Account',
  producten: 'Producten',
  abonnementen: 'Abonnementen',
  contact: 'Contact',
};
const questions = (page: Page) => page.locator('main details');
const isOpen = (page: Page) => page.locator('main details[open]');
const ask = (page: Page, place: number) => questions(page).nth(place).locator('summary').click();
const counted = async (page: Page) => Number(/^(\d+) vra/.exec(await page.getByRole('status').first().innerText())![1]);
const readShop = (visitor: Visitor) => callApi(visitor, api.settings.showShop);

describe('/faq', () => {
  let visitor: Visitor;
  let page: Page;
  let total = 0;
  const subjects = () => page.getByRole('navigation', { name: 'Onderwerp' });
  beforeAll(async () => {
    visitor = await newShopper(wide);
    page = visitor.page;
    await open(page, '/faq');
  });
  afterAll(() => visitor.close());

  it('starts with every question, at least 24, all closed', async () => {
    await page.getByRole('heading', { level: 2, name: 'Alle vragen' }).waitFor();
    total = await questions(page).count();
    expect(total).toBeGreaterThanOrEqual(24);
    expect(await counted(page)).toBe(total);
    expect(await isOpen(page).count()).toBe(0);
    expect(await subjects().getByRole('link').allInnerTexts()).toEqual(['Alle vragen', ...Object.values(categories)]);
  });

  it('opens one at a time, and closes it again', async () => {
    await ask(page, 0);
    await page.getByText(`Met ${paymentMethodNames.ideal}, Visa, Mastercard, Apple Pay of Klarna.`).waitFor();
    await ask(page, 4);
    await until(page, "document.querySelectorAll('main details[open]').length === 1");
    expect(await questions(page).nth(4).getAttribute('open')).not.toBeNull();
    await ask(page, 4);
    await until(page, "!document.querySelector('main details[open]')");
    await questions(page).nth(1).locator('summary').focus();
    await page.keyboard.press('Enter');
    await until(page, "document.querySelectorAll('main details[open]').length === 1");
  });

  let seen = 0;
  it.each(Object.entries(categories))('shows only the questions of %s', async (slug, name) => {
    await subjects().getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('onderwerp')).toBe(slug);
    expect(await subjects().locator('a[aria-current=page]').allInnerTexts()).toEqual([name]);
    const count = await questions(page).count();
    expect(count).toBeGreaterThanOrEqual(3);
    expect(await counted(page)).toBe(count);
    expect(await isOpen(page).count()).toBe(0);
    seen += count;
  });

  it('has every question in one category, and can show all again', async () => {
    expect(seen).toBe(total);
    await page.goBack();
    await page.getByRole('heading', { level: 2, name: 'Abonnementen' }).waitFor();
    await subjects().getByRole('link', { name: 'Alle vragen' }).click();
    await page.getByRole('heading', { level: 2, name: 'Alle vragen' }).waitFor();
    expect(await questions(page).count()).toBe(total);
  });

  it('says that an unknown subject has no questions, with a link', async () => {
    await open(page, '/faq?onderwerp=bestaat-niet');
    await page.getByRole('heading', { name: 'Geen vragen gevonden in deze categorie.' }).waitFor();
    await page.getByRole('link', { name: 'Bekijk alle vragen' }).click();
    await page.getByRole('heading', { level: 2, name: 'Alle vragen' }).waitFor();
    expect(await questions(page).count()).toBe(total);
  });

  it('links back to /support', async () => {
    await page.getByRole('link', { name: 'Terug naar klantenservice' }).click();
    await page.getByRole('heading', { level: 1, name: 'Klantenservice' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/support');
    expect(crashes(visitor)).toEqual([]);
  });

  it('has a row of subjects on a phone', async () => {
    const visitor = await newShopper(phone);
    const { page } = visitor;
    await open(page, '/faq');
    const subjects = page.getByRole('navigation', { name: 'Onderwerp' });
    await subjects.getByRole('link', { name: 'Contact' }).click();
    await page.getByRole('heading', { level: 2, name: 'Contact' }).waitFor();
    expect(await questions(page).count()).toBeLessThan(total);
    await subjects.getByRole('link', { name: 'Alle vragen' }).click();
    await page.getByRole('heading', { level: 2, name: 'Alle vragen' }).waitFor();
    expect(await page.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(Object.values(categories));
    await visitor.close();
  });
});

describe('/klantenservice', () => {
  let visitor: Visitor;
  let page: Page;
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const isShown = async ([name, text]: readonly [string, string]) => {
    await page.getByRole('tab', { name, exact: true, selected: true }).waitFor();
    await page.getByRole('tabpanel', { name }).getByText(text).first().waitFor();
    expect(await page.getByRole('tab', { selected: true }).count()).toBe(1);
  };
  const texts = {
    bestellen: ['Bestellen', 'Klarna'],
    levering: ['Levering', 'binnen 1 tot 2 werkdagen'],
    retourneren: ['Retourneren', 'Heb je je bedacht, dan kost terugsturen'],
  } as const;
  beforeAll(async () => {
    visitor = await newShopper(phone);
    page = visitor.page;
  });
  afterAll(() => visitor.close());

  it.each([
    ['', 'bestellen'],
    ['#bestellen', 'bestellen'],
    ['#levering', 'levering'],
    ['#retourneren', 'retourneren'],
    ['#bestaat-niet', 'bestellen'],
    ['#%F0%9F%8D%AC', 'bestellen'],
  ] as const)("opens '%s' at %s", async (hash, name) => {
    await open(page, `/support`);
    await open(page, `/klantenservice${hash}`);
    await isShown(texts[name]);
  });

  it('keeps the tab in the URL, and Back returns to the previous tab', async () => {
    await open(page, '/support');
    await open(page, '/klantenservice');
    for (const name of ['levering', 'retourneren'] as const) {
      await tab(texts[name][0]).click();
      await isShown(texts[name]);
      expect(new URL(page.url()).hash).toBe(`#${name}`);
    }
    await page.goBack();
    await isShown(texts.levering);
    await page.goBack();
    await isShown(texts.bestellen);
    await page.goForward();
    await isShown(texts.levering);
  });

  it('moves with arrow keys, Home and End, and wraps around', async () => {
    await tab('Levering').focus();
    for (const [key, name] of [
      ['ArrowRight', 'retourneren'],
      ['ArrowRight', 'bestellen'],
      ['ArrowLeft', 'retourneren'],
      ['Home', 'bestellen'],
      ['End', 'retourneren'],
    ] as const) {
      await page.keyboard.press(key);
      await isShown(texts[name]);
      expect(await page.evaluate('document.activeElement.id')).toBe(`tab-${name}`);
    }
  });

  it('takes the amounts from the settings, and links to the withdrawal form', async () => {
    await answerWith(page, api.settings.showShippingSettings, { freeShippingThreshold: '48.00', shippingCost: '3.21' });
    await open(page, '/support');
    await open(page, '/klantenservice#levering');
    await page.getByText(/^Vanaf €\s48 is de verzending gratis. Daaronder betaal je €\s3,21/).waitFor();
    await page.getByText(/rekenen we €\s5,95 verwerkingskosten/).waitFor();
    await tab('Retourneren').click();
    await page.getByText(/Heb je je bedacht, dan kost terugsturen €\s6,95/).waitFor();
    const withdraw = page.locator('main').getByRole('link', { name: 'Herroep je aankoop hier' });
    expect(await withdraw.getAttribute('href')).toBe('/herroepen');
    expect(crashes(visitor)).toEqual([]);
  });
});

describe('/support', () => {
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    visitor = await newShopper(wide);
    page = visitor.page;
    await open(page, '/support');
  });
  afterAll(() => visitor.close());

  it('answers five questions, one at a time', async () => {
    expect(await questions(page).count()).toBe(5);
    for (const place of [0, 3, 4]) {
      await ask(page, place);
      await until(page, "document.querySelectorAll('main details[open]').length === 1");
      expect(await questions(page).nth(place).getAttribute('open')).not.toBeNull();
    }
  });

  it('names the contact address and its hours', async () => {
    const { email, supportHours } = await readShop(visitor);
    expect(supportHours).toContain('10.00 tot 17.00');
    const block = page.locator('main aside');
    expect(await block.getByRole('link', { name: email }).getAttribute('href')).toBe(`mailto:${email}`);
    await block.getByText(supportHours).waitFor();
  });

  it.each([
    [/^Bestellen/, '/klantenservice#bestellen', 'Bestellen'],
    [/^Levering/, '/klantenservice#levering', 'Levering'],
    [/^Retourneren/, '/klantenservice#retourneren', 'Retourneren'],
  ])('the link %s opens its tab', async (name, path, tab) => {
    await open(page, '/support');
    await page.locator('main').getByRole('link', { name }).click();
    await page.getByRole('tab', { name: tab, selected: true }).waitFor();
    expect(page.url()).toBe(shop.url + path);
  });

  it('links to the partnership page and the FAQ', async () => {
    for (const [name, path] of [
      [/^Samenwerkingen/, '/samenwerkingen'],
      ['Alle vragen en antwoorden', '/faq'],
    ] as const) {
      await open(page, '/support');
      await page.locator('main').getByRole('link', { name }).click();
      await page.waitForURL(shop.url + path);
    }
    expect(crashes(visitor)).toEqual([]);
  });
});
