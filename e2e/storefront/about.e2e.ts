import { shop } from '../support/shopper.js';
import { crashes, newShopper, open } from '../support/storefront.js';

it('/ons-plan states the goal and links to the vitamin test and the products', async () => {
  const visitor = await newShopper();
  const { page } = visitor;
  await open(page, '/ons-plan');
  expect(await page.locator('main h1').innerText()).toMatch(/100\.000\s+mensen/);
  for (const text of ['100% natuurlijk', 'Vegan', 'Halal'])
    await page.getByRole('heading', { name: text, exact: true }).waitFor();
  for (const path of ['/vitaminetest', '/products']) {
    await page.locator(`main a[href="${path}"]`).click();
    await page.waitForURL(shop.url + path);
    await page.goBack();
    await page.locator('main h1').getByText('100.000').waitFor();
  }
  expect(crashes(visitor)).toEqual([]);
  await visitor.close();
});
