import * as api from '../../contracts/api.js';
import { fakeAccount } from '../account/account-states.js';
import { sanne } from '../account/customer.js';
import { coveredControls, sidewaysScroll } from '../support/layout.js';
import { settled } from '../support/settled.js';
import { picture, type Visitor } from '../support/shopper.js';
import { answerWith, fillBasket, fillInDetails, newShopper, open, openBasket } from '../support/storefront.js';

const screens: [width: number, height: number][] = [
  [320, 256], // 1280 × 1024 at 400% zoom
  [667, 375], // a phone on its side
  [820, 1180],
];
const lines = ['sleep-well', 'energy-boost', 'b12-zon'].map((slug) => ({
  slug,
  name: slug === 'b12-zon' ? 'Magnesiumcitraatgummybeer' : slug,
  listCents: 2295,
}));
const pages = [
  '/login',
  '/support',
  '/faq',
  '/klantenservice',
  '/herroepen',
  '/samenwerkingen',
  '/vitaminetest',
  '/order-bevestiging',
];
const accountPages = ['/profiel', '/profiel/bewerken', '/profiel/gegevens', '/bestellingen'];

/** How much of the lines a basket shows at most: the height of the part of the screen that they can fill. */
const roomForLines = `(() => {
  const list = document.querySelector('dialog[open] ul');
  const lines = list.querySelectorAll('li');
  lines[1].scrollIntoView({ block: 'center', behavior: 'instant' });
  const { top, bottom } = list.getBoundingClientRect();
  const edges = list.scrollHeight > list.clientHeight + 1 ? [top, bottom] : [Math.max(0, top), Math.min(innerHeight, bottom)];
  return edges[1] - edges[0];
})()`;

describe.each(screens)('at %i × %i', (width, height) => {
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await newShopper(width);
    await visitor.page.setViewportSize({ width, height });
  });
  afterEach(() => visitor.close());

  it('the basket shows its lines, and its button can be pressed', async () => {
    const { page } = visitor;
    await fillBasket(visitor, lines);
    await open(page, '/products');
    const panel = await openBasket(page);
    expect(await page.evaluate(roomForLines)).toBeGreaterThan(150);
    await picture(page, `basket-${width}x${height}`);
    await panel.getByRole('button', { name: 'Afrekenen' }).scrollIntoViewIfNeeded();
    await picture(page, `basket-button-${width}x${height}`);
    await panel.getByRole('button', { name: 'Afrekenen' }).click();
    await page.getByLabel('E-mailadres').waitFor();
  });

  it('the checkout fits, and nothing covers its fields and buttons', async () => {
    const { page } = visitor;
    await fillBasket(visitor, lines.slice(0, 2));
    await open(page, '/checkout');
    expect([await sidewaysScroll(page), await coveredControls(page)]).toEqual([0, []]);
    await fillInDetails(page, `${'mariannevandermeulendewit'.repeat(2)}@example.com`);
    await picture(page, `checkout-${width}x${height}`);
    await page.getByRole('button', { name: 'Naar betalen' }).click();
    await page.getByRole('button', { name: 'Bestelling met betalingsverplichting' }).waitFor();
    await page.waitForLoadState('networkidle');
    await picture(page, `payment-${width}x${height}`);
    expect([await sidewaysScroll(page), await coveredControls(page)]).toEqual([0, []]);
  });
});

describe('fit, and nothing covers their fields and buttons', () => {
  let visitor: Visitor;
  beforeEach(async () => (visitor = await newShopper()));
  afterEach(() => visitor.close());

  /** Opens a page and resizes it, because opening it for each size takes longer. */
  async function expectFitting(path: string): Promise<void> {
    const { page } = visitor;
    await open(page, path);
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      await settled(page);
      await picture(page, `${path.slice(1).replace('/', '-')}-${width}x${height}`);
      const found = { path, width, sideways: await sidewaysScroll(page), covered: await coveredControls(page) };
      expect(found).toEqual({ path, width, sideways: 0, covered: [] });
    }
  }

  it.each(pages)('%s', expectFitting);

  it.each(accountPages)('%s', async (path) => {
    await fakeAccount(visitor.page, sanne);
    await answerWith(visitor.page, api.subscriptions.listSubscriptions, []);
    await expectFitting(path);
  });
});
