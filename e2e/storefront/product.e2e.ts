import type { Locator } from 'playwright-core';
import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import { newEmail, untilMailed } from '../support/mails.js';
import { picture, shop, type Visitor } from '../support/shopper.js';
import {
  crashes,
  holdCalls,
  newShopper,
  open,
  openBasket,
  openFrozen,
  pass,
  phone,
  scrolled,
  stored,
  until,
} from '../support/storefront.js';

describe('a product page', () => {
  let visitor: Visitor;
  const buy = () => visitor.page.getByRole('button', { name: /^In mijn winkelmandje/ }).first();
  const plan = () => visitor.page.getByRole('switch');
  const pieces = (text: string) => visitor.page.getByRole('radio', { name: new RegExp(`^${text}`) });
  const choose = (text: string) => visitor.page.locator('label').getByText(text, { exact: true }).click();
  beforeAll(async () => {
    visitor = await newShopper();
    await open(visitor.page, '/product/sleep-well');
  });
  afterAll(() => visitor.close());

  it('has a breadcrumb to home, its own title, and all facts about the product', async () => {
    const { page } = visitor;
    expect(await page.title()).toContain('Sleep Well');
    const crumbs = page.getByRole('navigation', { name: 'Kruimelpad' });
    expect(await crumbs.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    await crumbs.getByText('Sleep Well').waitFor();
    await page.locator('main summary', { hasText: 'Voedingswaarde' }).click();
    const main = await page.locator('main').innerText();
    for (const text of [
      'Gratis verzending vanaf €',
      'Magnesium draagt bij tot de normale werking',
      'Neem 2 gummy’s per dag',
      'Een half uur voor je naar bed gaat',
      '57 mg magnesium',
      'appelpectine',
      '9\u00a0kcal',
      '30 porties',
      'Zo proef je hem',
    ])
      expect(main).toContain(text);
  });

  it('ends with two products of other moments', async () => {
    const neighbours = visitor.page.getByRole('list', { name: 'Lekker samen met' }).getByTestId('neighbour');
    expect(await neighbours.count()).toBe(2);
    expect(await neighbours.getByRole('link', { name: 'Sleep Well' }).count()).toBe(0);
  });

  it('shows its pictures in order, each by its thumbnail', async () => {
    const { page } = visitor;
    const thumbnails = page.getByRole('link', { name: /^Foto \d bekijken/ });
    expect(await thumbnails.count()).toBe(3);
    await page.getByRole('link', { name: 'Foto 3 bekijken' }).click();
    await page.getByRole('img', { name: 'Maanvormige gummy’s van Sleep Well van dichtbij' }).waitFor();
  });

  it('opens its description with the facts, and closes it', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Beschrijving' }).click();
    const panel = page.getByRole('dialog', { name: 'Beschrijving' });
    await panel.getByText(/Twee maantjes, licht uit, morgen weer/).waitFor();
    await panel.getByText('Gebruik', { exact: true }).waitFor();
    const facts = await panel.locator('dt').allInnerTexts();
    expect(facts).toEqual(['Wanneer', 'Gebruik', 'Wat het doet']);
    // beside its claims stand the statements that the law requires
    await panel.getByText(/Je krijgt dit bij de aanbevolen hoeveelheid/).waitFor();
    await panel.getByRole('button', { name: 'Sluiten' }).click();
    await panel.waitFor({ state: 'hidden' });
  });

  it.each([
    ['1 pot', '22,95'],
    ['2 potten', '41,32'],
    ['3 potten', '58,53'],
  ])('%s costs %s', async (text, price) => {
    await choose(text);
    expect(await buy().innerText()).toContain(price);
  });

  it('prices a subscription by jars and frequency, with the chosen number, and deselects the pieces', async () => {
    const { page } = visitor;
    await plan().check({ force: true });
    expect(await buy().innerText()).toContain('55,08');
    expect(await pieces('3 potten').isChecked()).toBe(false);
    await page
      .getByRole('group', { name: /Potten per levering/ })
      .getByRole('button', { name: 'Eén meer' })
      .click();
    expect(await buy().innerText()).toContain('73,44');
    await page.getByRole('button', { name: 'Elke 3 maanden' }).click();
    await page.getByText('4 stuks per 3 maanden').waitFor();
  });

  it('deselects the subscription when a number of pieces is chosen', async () => {
    await choose('2 potten');
    expect(await plan().isChecked()).toBe(false);
    expect(await visitor.page.getByRole('button', { name: 'Elke 3 maanden' }).count()).toBe(0);
    expect(await buy().innerText()).toContain('41,32');
  });

  it('adds pieces and subscriptions as separate lines', async () => {
    const { page } = visitor;
    await buy().click();
    await plan().check({ force: true });
    await page.getByRole('button', { name: 'Elke 2 maanden' }).click();
    await buy().click();
    const lines = JSON.parse((await stored(page, 'basket'))!) as { id: string; quantity: number }[];
    expect(lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['sleep-well', 2],
      ['sleep-well-2-2', 1],
    ]);
    const panel = await openBasket(page);
    await panel.getByText('2 stuks per 2 maanden').waitFor();
    expect(crashes(visitor)).toEqual([]);
  });
});

it("says 'Toegevoegd aan winkelwagen!' for 600 ms and ignores presses meanwhile", async () => {
  const visitor = await newShopper();
  const { page } = visitor;
  await openFrozen(page, '/product/focus-flow');
  await page
    .getByRole('button', { name: /^In mijn winkelmandje/ })
    .first()
    .click();
  const added = page.getByRole('button', { name: 'Toegevoegd aan winkelwagen!' });
  await added.waitFor();
  expect(await added.isDisabled()).toBe(true);
  await pass(page, 590);
  expect(await added.count()).toBe(1);
  await pass(page, 10);
  await page
    .getByRole('button', { name: /^In mijn winkelmandje/ })
    .first()
    .waitFor();
  await visitor.close();
});

it('states fifteen reviews of 5,0 and shows six samples', async () => {
  const visitor = await newShopper();
  const { page } = visitor;
  await open(page, '/product/sleep-well');
  const reviews = page.locator('#reviews, section:has(h2:has-text("review"))').first();
  await reviews.waitFor();
  const text = await reviews.innerText();
  expect(text).toMatch(/15 reviews/i);
  expect(text).toContain('5,0');
  expect(await reviews.locator('article, li, blockquote').count()).toBeGreaterThanOrEqual(6);
  await visitor.close();
});

it('a sold-out product cannot be bought', async () => {
  const visitor = await newShopper();
  const { page } = visitor;
  await open(page, '/product/groene-dag');
  await page.getByRole('heading', { name: 'Even uitverkocht' }).waitFor();
  expect(await page.getByRole('button', { name: /^In mijn winkelmandje/ }).count()).toBe(0);
  expect(await page.getByRole('radio').count()).toBe(0);
  const box = page.getByLabel('Mail mij als hij er weer is');
  await box.fill('geen adres');
  await page.getByRole('button', { name: 'Mail mij' }).click();
  await page.getByText('Voer een geldig e-mailadres in').waitFor();
  const email = newEmail('wachter');
  await box.fill(email);
  await page.getByRole('button', { name: 'Mail mij' }).dblclick();
  await page.getByRole('heading', { name: 'Kijk in je mailbox' }).waitFor();
  const mails = await untilMailed(visitor, email);
  expect(mails).toHaveLength(1);
  await open(page, new RegExp(`${shop.url}(/voorraadbericht\\S+)`).exec(mails[0]!.text)![1]!);
  await page.getByRole('button', { name: 'Ja, mail mij één keer' }).click();
  await page.getByRole('heading', { name: 'We houden het in de gaten' }).waitFor();
  await open(page, '/product/groene-dag');
  expect(await page.getByRole('list', { name: 'Wel op voorraad' }).getByTestId('neighbour').count()).toBe(2);
  await visitor.close();
});

it('a product without a subscription offers none', async () => {
  const visitor = await newShopper();
  await open(visitor.page, '/product/lavendeldroom');
  expect(await visitor.page.getByRole('switch').count()).toBe(0);
  await visitor.page.getByText('Nog 4 op voorraad').waitFor();
  await visitor.close();
});

it.each(['bestaat-niet', '%F0%9F%8D%AC', 'x'.repeat(500)])(
  '%.20s is no product and shows a link to all products',
  async (slug) => {
    const visitor = await newShopper();
    const { page } = visitor;
    await open(page, `/product/${slug}`);
    await page.getByRole('heading', { level: 1, name: 'Product niet gevonden' }).waitFor();
    expect(await page.title()).toContain('Product niet gevonden');
    await page
      .locator('main')
      .getByRole('link', { name: /alle producten/i })
      .click();
    await page.waitForURL(`${shop.url}/products`);
    expect(crashes(visitor)).toEqual([]);
    await visitor.close();
  },
);

it('on a phone the first 560 pixels show the whole jar, the name, the price and the price per day', async () => {
  const visitor = await newShopper(phone);
  const { page } = visitor;
  await open(page, '/product/sleep-well');
  const bottomOf = async (element: Locator) => {
    const { y, height } = (await element.boundingBox())!;
    return y + height;
  };
  const frame = await bottomOf(page.locator('[data-gallery]'));
  // The picture has three per cent of empty tint below the gummies at its foot.
  expect((await bottomOf(page.locator('[data-gallery] img').first())) - frame).toBeLessThan(12);
  expect(await bottomOf(page.getByText('per dag').first())).toBeLessThan(560);
  await visitor.close();
});

describe('the bar of a phone', () => {
  let visitor: Visitor;
  const bar = () => visitor.page.getByTestId('buy-bar');
  const choice = () => visitor.page.locator('label', { has: visitor.page.getByRole('radio') }).first();
  beforeAll(async () => (visitor = await newShopper(phone)));
  afterAll(() => visitor.close());

  it.each(['sleep-well', 'magnesium-voor-de-nacht', 'starter-pack'])('leaves the choice of %s whole', async (slug) => {
    const { page } = visitor;
    await page.setViewportSize({ width: phone, height: 844 });
    await open(page, `/product/${slug}`);
    await bar().waitFor();
    const { y, height } = (await choice().boundingBox())!;
    expect(y + height).toBeLessThanOrEqual((await bar().boundingBox())!.y);
  });

  it('gives way to a choice that it would cut, and comes back after the button', async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: phone, height: 760 });
    await open(page, '/product/sleep-well');
    await bar().waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: 'Wat het doet' }).evaluate((heading) => heading.scrollIntoView());
    await bar().waitFor();
    await bar()
      .getByRole('button', { name: /^In mijn winkelmandje/ })
      .click();
    await page.getByRole('button', { name: 'Winkelmandje, 1 product' }).waitFor();
  });
});

describe('/products', () => {
  let visitor: Visitor;
  const names = async () => (await visitor.page.getByTestId('product-card').locator('h3').allInnerTexts()).sort();
  beforeAll(async () => (visitor = await newShopper()));
  afterAll(() => visitor.close());

  it("is titled 'Alle Producten | brand' and has a description", async () => {
    const { page } = visitor;
    const { brand } = await callApi(visitor, api.settings.showShop);
    await open(page, '/products');
    expect(await page.title()).toBe(`Alle Producten | ${brand}`);
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(description!.length).toBeGreaterThan(50);
  });

  it('filters by category', async () => {
    const { page } = visitor;
    await page.getByRole('navigation', { name: 'Categorieën' }).getByRole('link', { name: 'Slaap' }).click();
    await page.waitForURL('**/products/sleep');
    await until(page, `document.querySelectorAll('[data-testid="product-card"]').length === 3`);
    expect(await names()).toEqual(['Lavendeldroom', 'Magnesium voor de Nacht', 'Sleep Well']);
  });

  it.each([
    ['vitamine-c', 'Vitamine C Citroen'],
    ['vitamine-d', 'Vitamine D Zon'],
    ['magnesium', 'Magnesium voor de Nacht'],
    ['omega-3', 'Omega-3 Alg'],
    ['zink', 'Zink Helder'],
    ['ijzer', 'IJzerkick'],
  ])('finds %s', async (search, name) => {
    await open(visitor.page, `/products?search=${search}`);
    await visitor.page.getByTestId('product-card').filter({ hasText: name }).waitFor();
    expect((await names()).length).toBeLessThan(31);
  });

  it("says 'Geen producten gevonden', with a link", async () => {
    const { page } = visitor;
    await open(page, '/products?search=xylofoon');
    await page.getByText('Geen producten gevonden', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Bekijk alles' }).click();
    await page.getByTestId('product-card').first().waitFor();
    expect(crashes(visitor)).toEqual([]);
  });
});

describe('the note about dispatch', () => {
  it.each([
    ['a Monday morning', '2026-03-02T09:00:00Z', 'Vandaag besteld = vandaag verzonden'],
    ['a Friday evening', '2026-03-06T18:00:00Z', 'Vandaag besteld = maandag verzonden'],
    ['a Sunday', '2026-03-08T09:00:00Z', 'Vandaag besteld = morgen verzonden'],
  ])('is correct on %s', async (_day, time, note) => {
    const visitor = await newShopper();
    await visitor.page.clock.setFixedTime(new Date(time));
    await open(visitor.page, '/product/sleep-well');
    await visitor.page.getByRole('main').getByText(note, { exact: true }).waitFor();
    await visitor.close();
  });

  it('is absent from a sold-out product', async () => {
    const visitor = await newShopper();
    await open(visitor.page, '/product/groene-dag');
    await visitor.page.getByRole('heading', { name: 'Even uitverkocht' }).waitFor();
    expect(await visitor.page.getByRole('main').innerText()).not.toMatch(/besteld =|verzonden/);
    await visitor.close();
  });
});

it('labels quantities as bundles for a bundle, and as jars for a jar', async () => {
  const visitor = await newShopper();
  const { page } = visitor;
  await open(page, '/product/starter-pack');
  const group = page.getByRole('group', { name: 'Hoeveel bundels?' });
  expect(await group.innerText()).toMatch(/1 bundel[\s\S]*2 bundels[\s\S]*3 bundels/);
  expect(await group.innerText()).not.toMatch(/\d pot/);
  await picture(page, 'product-bundle');
  await open(page, '/product/sleep-well');
  expect(await page.getByRole('group', { name: 'Hoeveel potten?' }).innerText()).toMatch(/1 pot[\s\S]*2 potten/);
  await visitor.close();
});

it('links a bundle to its jars, and offers none of them again', async () => {
  const visitor = await newShopper();
  const { page } = visitor;
  await open(page, '/product/starter-pack');
  const names = async (list: string) => {
    await page.getByRole('list', { name: list }).scrollIntoViewIfNeeded();
    return page.getByRole('list', { name: list }).getByRole('link').allInnerTexts();
  };
  const jars = ['Multivitamine', 'Energy Boost', 'Sleep Well'];
  expect(await names('Wat erin zit')).toEqual(jars);
  const offered = await names('Lekker samen met');
  expect([offered.length, offered.filter((name) => jars.includes(name))]).toEqual([2, []]);
  await page.getByRole('list', { name: 'Wat erin zit' }).getByRole('link', { name: 'Sleep Well' }).click();
  await page.waitForURL(`${shop.url}/product/sleep-well`);
  await visitor.close();
});

it('shows that a product far down the list is loading, and Back returns to its card', async () => {
  const visitor = await newShopper(phone);
  const { page } = visitor;
  await open(page, '/products');
  const link = page.getByTestId('product-card').nth(12).getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const release = await holdCalls(page, api.catalog.findProduct);
  const at = await scrolled(page);
  await link.click();
  const loading = page.getByRole('status').getByText('Laden…');
  await loading.waitFor();
  expect((await loading.boundingBox())!.y).toBeLessThan(page.viewportSize()!.height);
  await page.goBack();
  await until(page, `Math.abs(scrollY - ${at}) < 5`);
  await link.click();
  await loading.waitFor();
  release();
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  expect(await scrolled(page)).toBe(0);
  await visitor.close();
});
