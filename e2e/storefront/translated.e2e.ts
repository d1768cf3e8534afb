import { translate } from '../../frontend/src/ui/testing/translator.mjs';
import { shop } from '../support/shopper.js';
import { comesAlive, crashes, hydratesWholly, newShopper, open, openBasket, stored } from '../support/storefront.js';

const translator = `(${translate.toString()})(document.body)`;

it.each([
  ['/product/sleep-well', 'In mijn winkelmandje'],
  ['/products', 'Voeg Sleep Well toe'],
  ['/', 'Voeg Sleep Well toe'],
])('a translated page stays usable: %s', async (path, button) => {
  const visitor = await newShopper();
  const { page } = visitor;
  await open(page, path);
  await hydratesWholly(page);
  await page.evaluate(translator);
  await page.getByRole('button', { name: button }).first().click();
  const panel = await openBasket(page);
  await panel.getByRole('button', { name: 'Eén meer' }).click();
  await panel.getByText('Winkelmandje (1)').waitFor();
  expect(JSON.parse((await stored(page, 'basket'))!)).toMatchObject([{ slug: 'sleep-well', quantity: 2 }]);
  expect(crashes(visitor)).toEqual([]);
  await visitor.close();
});

it('a page that is translated before its script starts works', async () => {
  const visitor = await newShopper();
  const { page } = visitor;
  await page.goto(`${shop.url}/product/sleep-well`, { waitUntil: 'domcontentloaded' });
  await page.evaluate(translator);
  await page.evaluate(`document.dispatchEvent(new Event('touchstart'))`);
  await comesAlive(page);
  await page.getByRole('button', { name: 'In mijn winkelmandje' }).first().click();
  await page.getByRole('button', { name: 'Winkelmandje, 1 product' }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Sleep Well');
  await visitor.close();
});
