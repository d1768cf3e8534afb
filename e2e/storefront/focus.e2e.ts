import type { Locator, Page } from 'playwright-core';
import { type Visitor } from '../support/shopper.js';
import {
  fillBasket,
  newShopper,
  open,
  openBasket,
  openFrozen,
  pass,
  phone,
  until,
  wide,
} from '../support/storefront.js';

const hasFocus = (element: Locator) =>
  element.evaluate((found) => found.contains(found.ownerDocument.activeElement) && found.isConnected);
const isOnBody = (page: Page) => page.evaluate('document.activeElement === document.body');
const two = [
  { slug: 'sleep-well', name: 'Sleep Well', listCents: 2295 },
  { slug: 'focus-flow', name: 'Focus Flow', listCents: 2495, quantity: 2 },
];

describe('the focus stays where it is used', () => {
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await newShopper(wide);
  });
  afterEach(() => visitor.close());

  it.each([
    ['the product page', '/product/sleep-well', /^In mijn winkelmandje/],
    ['a card', '/products', /^Voeg B12 Zon toe/],
  ])('on %s, after adding by keyboard', async (_name, path, name) => {
    const { page } = visitor;
    await openFrozen(page, path);
    const button = page.getByRole('main').getByRole('button', { name }).first();
    await button.press('Enter');
    await page.getByTestId('basket-count').getByText('1').waitFor();
    expect(await isOnBody(page)).toBe(false);
    await page.keyboard.press('Enter'); // disabled for 600 ms
    await pass(page, 600);
    expect(await hasFocus(button)).toBe(true);
    await page.getByTestId('basket-count').getByText('1').waitFor();
  });

  it('in the basket: at the lowest quantity, and on the next line or the title after a removal', async () => {
    await fillBasket(visitor, two);
    const { page } = visitor;
    await open(page, '/products');
    const panel = await openBasket(page);
    const line = panel.getByTestId('basket-line').filter({ hasText: 'Focus Flow' });
    const less = line.getByRole('button', { name: 'Eén minder' });
    await less.press('Enter');
    await line.getByText('24,95').waitFor();
    expect(await hasFocus(less)).toBe(true);
    await panel.getByRole('button', { name: 'Verwijder Sleep Well' }).press('Enter');
    await panel.getByRole('heading', { name: 'Winkelmandje (1)' }).waitFor();
    expect(await hasFocus(panel.getByRole('button', { name: 'Verwijder Focus Flow' }))).toBe(true);
    await page.keyboard.press('Enter');
    await panel.getByRole('heading', { name: 'Winkelmandje (0)' }).waitFor();
    expect(await hasFocus(panel.getByRole('heading', { name: 'Winkelmandje (0)' }))).toBe(true);
  });

  it.each([
    ['/?category=bestaat-niet', 'Bekijk alles'],
    ['/products?search=xylofoon', 'Bekijk alles'],
    ['/faq?onderwerp=bestaat-niet', 'Bekijk alle vragen'],
  ])('on %s, once its filter is cleared', async (path, name) => {
    const { page } = visitor;
    await open(page, path);
    const clear = page.getByRole('main').getByRole('link', { name });
    await clear.press('Enter');
    await clear.waitFor({ state: 'detached' });
    expect(await isOnBody(page)).toBe(false);
  });
});

describe('the live region announces the new total', () => {
  const news = (page: Page) => page.getByTestId('basket-news').last();

  it('after adding on a page', async () => {
    const visitor = await newShopper(phone);
    const { page } = visitor;
    await open(page, '/products');
    expect(await news(page).textContent()).toBe('');
    await page.getByRole('button', { name: 'Voeg Sleep Well toe aan je winkelmandje' }).click();
    await news(page)
      .getByText(/^1 product in je winkelmandje, totaal €\s29,94$/)
      .waitFor({ state: 'attached' });
    await visitor.close();
  });

  it('after a change in the basket', async () => {
    const visitor = await newShopper(phone);
    const { page } = visitor;
    await fillBasket(visitor, two);
    await open(page, '/products');
    const panel = await openBasket(page);
    await panel.getByRole('button', { name: 'Eén meer' }).first().click();
    await panel
      .getByTestId('basket-news')
      .getByText(/^2 producten in je winkelmandje, totaal €\s86,24$/)
      .waitFor({ state: 'attached' });
    await panel.getByRole('button', { name: 'Verwijder Focus Flow' }).click();
    await until(page, `/totaal €\\s48,31$/.test(document.querySelector('dialog [role=status]').textContent)`);
    await visitor.close();
  });
});
