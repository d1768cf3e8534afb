import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import * as dev from '../../contracts/dev.js';
import { eventually, lastLook } from '../support/eventually.js';
import { sidewaysScroll } from '../support/layout.js';
import { newEmail } from '../support/mails.js';
import { picture } from '../support/shopper.js';
import { answerWith, fillBasket, newShopper, open, openBasket, phone } from '../support/storefront.js';
import { atPayment, payByIdeal, thanked, twoJars } from '../checkout/till.js';

const longWord = 'Magnesiumcitraatgummybeertjes';
const smallest = 320;

it.each(['multivitaminegummy’s', 'vitaminegummiesvoorkinderen'])('a search for %s fits a phone', async (word) => {
  const visitor = await newShopper(phone);
  const { page } = visitor;
  const sideways = () =>
    lastLook(
      page,
      () => sidewaysScroll(page),
      (pixels) => pixels === 0,
    );
  await open(page, `/products?search=${word}`);
  expect(await sideways()).toBe(0);
  await page.setViewportSize({ width: smallest, height: 640 });
  expect(await sideways()).toBe(0);
  await visitor.close();
});

async function renameProducts(page: Page) {
  const visitor = { context: page.context() };
  const products = await callApi(visitor, api.catalog.listProducts);
  await answerWith(
    page,
    api.catalog.listProducts,
    products.map((product) => ({ ...product, name: longWord })),
  );
  const detail = await callApi(visitor, api.catalog.findProduct, { params: { slug: 'sleep-well' } });
  await answerWith(page, api.catalog.findProduct, { ...detail, name: longWord });
}

it('the name of a product fits the smallest screen on every page that shows it', async () => {
  const visitor = await newShopper(smallest);
  const { page } = visitor;
  await fillBasket(visitor, [{ slug: 'sleep-well', name: longWord, listCents: 2295, quantity: 20 }]);
  await renameProducts(page);
  for (const path of ['/', '/products', '/products?search=sleep', '/product/sleep-well', '/checkout']) {
    await open(page, path);
    expect([path, await sidewaysScroll(page)]).toEqual([path, 0]);
  }
  await open(page, '/products');
  await page.getByRole('button', { name: 'Zoeken' }).first().click();
  const overlay = page.getByRole('dialog', { name: 'Zoeken' });
  await overlay.getByRole('searchbox').fill('magnesium');
  await overlay.getByRole('heading', { name: 'Zoekresultaten' }).waitFor();
  await picture(page, `search-${smallest}-long`);
  expect(await overlay.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await overlay.getByRole('button', { name: 'Sluiten' }).click();
  const basket = await openBasket(page);
  expect(await basket.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await visitor.close();
});

it('search results are above the favourites, where the keyboard of a phone does not cover them', async () => {
  const visitor = await newShopper(phone);
  const { page } = visitor;
  await open(page, '/products');
  await page.getByRole('button', { name: 'Zoeken' }).first().click();
  const favourites = page.locator('section[aria-labelledby=carousel-title]');
  const results = page.locator('section[aria-labelledby=results-title]');
  await favourites.waitFor();
  await page.getByRole('dialog', { name: 'Zoeken' }).getByRole('searchbox').fill('slaap');
  await results.getByRole('link').first().waitFor();
  const top = async (locator: typeof results) => (await locator.boundingBox())!.y;
  for (const width of [phone, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await top(results)).toBeLessThan(await top(favourites));
    await picture(page, `search-${width}`);
  }
  await visitor.close();
});

it('the mail of an order fits a phone', async () => {
  const email = newEmail('lang');
  const visitor = await atPayment(phone, email);
  const { page, context } = visitor;
  await payByIdeal(page);
  await thanked(page);
  const look = async () => {
    const mails = await callApi({ context }, dev.listMails);
    return mails.find(({ to, html }) => to === email && html?.includes(twoJars[0]!.name));
  };
  const mail = await eventually(page, look, (found) => found !== undefined);
  await page.setViewportSize({ width: 375, height: 800 });
  const html = mail!.html!.replaceAll(twoJars[0]!.name, longWord);
  const reader = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));
  await once(reader.listen(0, '127.0.0.1'), 'listening');
  await page.goto(`http://127.0.0.1:${(reader.address() as AddressInfo).port}`);
  reader.close();
  expect(await sidewaysScroll(page)).toBe(0);
  const pictures = page.locator('img');
  const loaded = () => page.evaluate(`[...document.images].filter(({ naturalWidth }) => naturalWidth > 0).length`);
  await eventually(page, loaded, (found) => found === 3); // the name, the gummy and the jar, from another site
  expect(await pictures.count()).toBe(3);
  await visitor.close();
});
