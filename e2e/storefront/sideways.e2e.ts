import { lastLook } from '../support/eventually.js';
import { sidewaysScroll } from '../support/layout.js';
import { renderedPages } from '../support/rendered-pages.js';
import { shop, type Visitor } from '../support/shopper.js';
import { newShopper } from '../support/storefront.js';

const widths = [320, 390, 700, 820, 1024, 1440, 1920];
const otherPages = [
  '/login',
  '/checkout',
  '/nieuwsbrief',
  '/order-bevestiging',
  '/betaallink',
  '/product/starter-pack',
];

let visitor: Visitor;
beforeAll(async () => void (visitor = await newShopper()));
afterAll(() => visitor.close());

it.each([...renderedPages.map(([path]) => path), ...otherPages])('%s never scrolls sideways', async (path) => {
  const { page } = visitor;
  await page.goto(`${shop.url}${path}`, { waitUntil: 'domcontentloaded' });
  await page.locator('main h1').first().waitFor();
  const wider: Record<number, number> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const pixels = await lastLook(
      page,
      () => sidewaysScroll(page),
      (found) => found === 0,
    );
    if (pixels > 0) wider[width] = pixels;
  }
  expect(wider).toEqual({});
});
