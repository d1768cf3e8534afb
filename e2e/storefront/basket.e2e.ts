import type { Locator } from 'playwright-core';
import { shop, type Visitor } from '../support/shopper.js';
import {
  crashes,
  fillBasket,
  freeze,
  newShopper,
  open,
  openBasket,
  openFrozen,
  pass,
  phone,
  stored,
} from '../support/storefront.js';

const sleepWell = { slug: 'sleep-well', name: 'Sleep Well', listCents: 2295 };
const focusFlow = { slug: 'focus-flow', name: 'Focus Flow', listCents: 2495 };
const plan = { jars: 2, frequency: 2 as const, discountPercent: 20 };

describe('the basket panel', () => {
  let visitor: Visitor;
  let panel: Locator;
  const line = (name: string) => panel.getByTestId('basket-line').filter({ hasText: name });
  const amounts = async () => (await panel.locator('dl').innerText()).replace(/\s+/g, ' ');
  beforeAll(async () => {
    visitor = await newShopper();
    await fillBasket(visitor, [{ ...sleepWell, quantity: 2 }, { ...sleepWell, plan }, focusFlow]);
    await visitor.page.clock.install({ time: new Date('2026-01-05T09:00:00Z') });
    await open(visitor.page, '/products');
    panel = await openBasket(visitor.page);
    await panel.locator('dl').waitFor();
    await freeze(visitor.page);
  });
  afterAll(() => visitor.close());

  it('counts lines, keeps a subscription apart from single jars, and shows the total', async () => {
    await panel.getByRole('heading', { name: 'Winkelmandje (3)' }).waitFor();
    await panel.getByText('2 stuks per 2 maanden').waitFor();
    // 2 x 22,95 with 10% off; 2 x 22,95 with 20% off; 24,95
    expect(await line('Focus Flow').innerText()).toContain('24,95');
    expect(await amounts()).toMatch(
      /Zonder korting € ?116,75 Je voordeel . ?€ ?13,76 Subtotaal € ?102,99 Verzending Gratis Totaal € ?102,99/,
    );
  });

  it('says when shipping is free, and the bar never passes 100%', async () => {
    await panel.getByText('Je bestelling wordt gratis verzonden').waitFor();
    expect(await panel.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
  });

  it('increases a quantity with its volume discount', async () => {
    await line('Focus Flow').getByRole('button', { name: 'Eén meer' }).click();
    await line('Focus Flow').getByText('44,92').waitFor();
    await line('Focus Flow').getByRole('button', { name: 'Eén meer' }).click();
    await line('Focus Flow').getByText('63,63').waitFor();
    expect(JSON.parse((await stored(visitor.page, 'basket'))!)[2].quantity).toBe(3);
  });

  it('decreases it to one and no further', async () => {
    const less = line('Focus Flow').getByRole('button', { name: 'Eén minder' });
    await less.click();
    await less.click();
    await line('Focus Flow').getByText('24,95').waitFor();
    expect(await less.isDisabled()).toBe(true);
    await panel.getByRole('heading', { name: 'Winkelmandje (3)' }).waitFor();
  });

  it('fades a removed line out for 300 ms before it is gone', async () => {
    const { page } = visitor;
    await line('stuks per').getByRole('button', { name: 'Verwijder Sleep Well' }).click();
    await pass(page, 290);
    expect(await line('stuks per').getAttribute('style')).toContain('opacity: 0');
    expect(JSON.parse((await stored(page, 'basket'))!)).toHaveLength(3);
    await pass(page, 10);
    await panel.getByRole('heading', { name: 'Winkelmandje (2)' }).waitFor();
    expect(JSON.parse((await stored(page, 'basket'))!)).toHaveLength(2);
    await line('Focus Flow').getByRole('button', { name: 'Verwijder Focus Flow' }).click();
    await pass(page, 300);
    await panel.getByRole('heading', { name: 'Winkelmandje (1)' }).waitFor();
  });

  it('shows the amount left for free shipping, as text and as a bar', async () => {
    await panel.getByText(/Nog €\s23,68 voor gratis verzending/).waitFor();
    expect(await panel.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('64');
    expect(await amounts()).toMatch(
      /Zonder korting € ?45,90 Je voordeel . ?€ ?4,58 Subtotaal € ?41,32 Verzending € ?6,99 Totaal € ?48,31/,
    );
  });

  it('offers the one jar with which it ships free', async () => {
    const { page } = visitor;
    const offer = panel.getByTestId('free-shipping-offer');
    await offer.getByText('Met deze pot erbij verzenden we gratis').waitFor();
    await offer.getByRole('button').click();
    await panel.getByText('Je bestelling wordt gratis verzonden').waitFor();
    await offer.waitFor({ state: 'detached' });
    const [, added] = JSON.parse((await stored(page, 'basket'))!) as { quantity: number }[];
    expect(added).toMatchObject({ quantity: 1 });
  });

  it("closes at 'Afrekenen' and opens the checkout", async () => {
    const { page } = visitor;
    await page.clock.resume();
    await panel.getByRole('button', { name: 'Afrekenen' }).click();
    await page.waitForURL('**/checkout');
    await panel.waitFor({ state: 'hidden' });
    expect(crashes(visitor)).toEqual([]);
  });
});

it('is empty in Dutch, disables the checkout button, and stores nothing', async () => {
  const visitor = await newShopper();
  const { page } = visitor;
  await fillBasket(visitor, [focusFlow]);
  await open(page, '/products');
  const panel = await openBasket(page);
  await panel.getByRole('button', { name: 'Verwijder Focus Flow' }).click();
  await panel.getByText('Je winkelmandje is leeg').waitFor();
  await panel.getByRole('heading', { name: 'Winkelmandje (0)' }).waitFor();
  expect(await panel.getByRole('button', { name: 'Afrekenen' }).isDisabled()).toBe(true);
  for (const name of ['Bekijk alle producten', 'Doe de vitaminetest'])
    await panel.getByRole('link', { name }).waitFor();
  expect(await stored(page, 'basket')).toBeNull();
  expect(await page.getByTestId('basket-count').count()).toBe(0);
  await visitor.close();
});

it('the checkout redirects to home with an empty basket', async () => {
  const visitor = await newShopper();
  await visitor.page.goto(`${shop.url}/checkout`);
  await visitor.page.getByRole('heading', { level: 1, name: /lekkerste vitamines/ }).waitFor();
  expect(new URL(visitor.page.url()).pathname).toBe('/');
  await visitor.close();
});

describe('the toast', () => {
  let visitor: Visitor;
  const toast = () => visitor.page.getByTestId('toast');
  const add = (name: string) =>
    visitor.page.getByRole('button', { name: `Voeg ${name} toe aan je winkelmandje` }).click();
  beforeAll(async () => {
    visitor = await newShopper();
    await visitor.page.clock.install({ time: new Date('2026-01-05T09:00:00Z') });
    await open(visitor.page, '/products');
    await visitor.page.getByTestId('product-card').first().waitFor();
    const panel = await openBasket(visitor.page); // loads its code before the clock is frozen
    await visitor.page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await visitor.page.mouse.move(5, 500);
    await freeze(visitor.page);
  });
  afterAll(() => visitor.close());

  it('shows picture, name and message for two seconds', async () => {
    const { page } = visitor;
    await add('Sleep Well');
    await toast().getByText('Toegevoegd aan winkelmandje').waitFor();
    await toast().getByText('Sleep Well', { exact: true }).waitFor();
    expect(await toast().locator('img').count()).toBe(1);
    await page.mouse.move(5, 500);
    await pass(page, 1950);
    expect(await toast().count()).toBe(1);
    await pass(page, 50);
    await toast().waitFor({ state: 'detached' });
  });

  it('is replaced by the next one, which restarts the two seconds', async () => {
    const { page } = visitor;
    await add('Sleep Well');
    await pass(page, 1500);
    await add('B12 Zon');
    await toast().getByText('B12 Zon').waitFor();
    expect(await toast().count()).toBe(1);
    await pass(page, 1500);
    expect(await toast().count()).toBe(1);
    await pass(page, 500);
    await toast().waitFor({ state: 'detached' });
  });

  it('disappears when the basket opens', async () => {
    await add('B12 Zon');
    await toast().getByRole('button', { name: 'Bekijk' }).click();
    const panel = visitor.page.getByRole('dialog', { name: /^Winkelmandje/ });
    await panel.waitFor();
    await toast().waitFor({ state: 'detached' });
    await panel.getByRole('button', { name: 'Sluiten' }).click();
    expect(crashes(visitor)).toEqual([]);
  });

  it("shows '3x' for three pieces, and counts the jars of a subscription", async () => {
    const visitor = await newShopper();
    const { page } = visitor;
    await openFrozen(page, '/product/sleep-well');
    await page.locator('label').getByText('3 potten', { exact: true }).click();
    await page
      .getByRole('button', { name: /^In mijn winkelmandje/ })
      .first()
      .click();
    await page.getByTestId('toast').getByText('3x Sleep Well').waitFor();
    await visitor.close();
  });
});

it.each([
  [phone, 'hidden'],
  [1023, 'hidden'],
  [1024, 'visible'],
])('at %i px the page behind the open panel is %s', async (width, overflow) => {
  const visitor = await newShopper(width);
  const { page } = visitor;
  const now = () => page.evaluate('getComputedStyle(document.documentElement).overflowY');
  await open(page, '/products');
  const before = await now();
  await openBasket(page);
  expect(await now()).toBe(overflow === 'hidden' ? 'hidden' : before);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: /^Winkelmandje/ }).waitFor({ state: 'hidden' });
  expect(await now()).toBe(before);
  await visitor.close();
});
