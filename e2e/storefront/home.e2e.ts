import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import { picture, shop, type Visitor } from '../support/shopper.js';
import {
  answerWith,
  comesAlive,
  crashes,
  holdCalls,
  layoutShift,
  newShopper,
  open,
  openFrozen,
  pass,
  phone,
  scrolled,
  until,
  wide,
} from '../support/storefront.js';

interface ListedProduct {
  name: string;
  badge: string | null;
  stock: number | null;
  isFeatured: boolean;
  createdAt: string;
}

describe('home', () => {
  let visitor: Visitor;
  let products: ListedProduct[];
  const shown = 'li:not([hidden]) > [data-testid="product-card"]';
  const names = () => visitor.page.locator(`${shown} h3`).allInnerTexts();
  const tab = (name: string) =>
    visitor.page.getByRole('group', { name: 'Filter de producten' }).getByRole('link', { name, exact: true });
  beforeAll(async () => {
    visitor = await newShopper();
    products = await callApi(visitor, api.catalog.listProducts);
    await open(visitor.page, '/');
    await visitor.page.getByTestId('product-card').first().waitFor();
  });
  afterAll(() => visitor.close());

  it('has its heading and two links below it', async () => {
    const { page } = visitor;
    await page.getByRole('heading', { level: 1, name: 'De lekkerste vitamines voor jouw gezondheid' }).waitFor();
    const ways = { 'Bekijk Gummys': '/products', 'Doe de vitaminetest': '/vitaminetest' };
    for (const [name, href] of Object.entries(ways))
      expect(await page.getByRole('link', { name }).first().getAttribute('href')).toBe(href);
  });

  it('says of the bitten gummy what the catalogue states about it', async () => {
    const band = visitor.page.getByRole('region', { name: 'Appelpectine, fruit en geen suiker.' });
    await band.scrollIntoViewIfNeeded();
    await band.getByRole('listitem').first().waitFor();
    expect(await band.getByRole('listitem').allInnerTexts()).toEqual(['framboos', 'appelpectine', '0 g suiker']);
    expect(await band.getByRole('link', { name: 'Bekijk Beauty Boost' }).getAttribute('href')).toBe(
      '/product/beauty-boost',
    );
    for (const width of [phone, wide]) {
      await visitor.page.setViewportSize({ width, height: 900 });
      await band.scrollIntoViewIfNeeded();
      await picture(visitor.page, `home-bite-${width}`);
    }
    await visitor.page.evaluate('window.scrollTo(0, 0)');
  });

  it.each<[string, string | null, (product: ListedProduct) => boolean]>([
    ['Top 10', 'top10', ({ isFeatured }) => isFeatured],
    ['Bundles', 'bundles', ({ badge }) => /bundle/i.test(badge ?? '')],
    ['Laatste kans', 'laatste-kans', ({ badge, stock }) => /laatste|kans/i.test(badge ?? '') || (stock ?? 99) < 10],
    ['Alles', null, () => true],
  ])('tab %s shows its products and is kept in the URL', async (name, filter, belongs) => {
    const { page } = visitor;
    await tab(name).click();
    await page.waitForURL((url) => url.searchParams.get('filter') === filter);
    const wanted = products.filter(belongs).map((product) => product.name);
    await until(page, `document.querySelectorAll('${shown}').length === ${wanted.length}`);
    expect((await names()).sort()).toEqual(wanted.sort());
    expect(await tab(name).getAttribute('aria-current')).toBe('true');
  });

  it('shows the ten newest under Nieuw, straight from the URL', async () => {
    await open(visitor.page, '/?filter=nieuw');
    await visitor.page.getByTestId('product-card').first().waitFor();
    const newest = [...products].sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, 10);
    expect(await names()).toEqual(newest.map(({ name }) => name));
    expect(await tab('Nieuw').getAttribute('aria-current')).toBe('true');
  });

  it('has eight tiles; one sets the category, resets the tab to Alles and scrolls to 600 px', async () => {
    const { page } = visitor;
    const tiles = page.getByRole('navigation', { name: 'Kies een categorie' }).getByRole('link');
    expect(await tiles.allInnerTexts()).toEqual([
      'Alles',
      'Energie',
      'Beauty',
      'Immuniteit',
      'Slaap',
      'Focus',
      'Sport',
      'Bundels',
    ]);
    await tiles.filter({ hasText: 'Slaap' }).click();
    await page.waitForURL((url) => url.search === '?category=sleep');
    await until(page, 'Math.round(window.scrollY) === 600');
    expect(await scrolled(page)).toBe(600);
    await until(page, `document.querySelectorAll('${shown}').length === 3`);
    expect((await names()).sort()).toEqual(['Lavendeldroom', 'Magnesium voor de Nacht', 'Sleep Well']);
    expect(await tab('Alles').getAttribute('aria-current')).toBe('true');
    expect(await tiles.filter({ hasText: 'Slaap' }).getAttribute('aria-current')).toBe('true');
    expect(await tiles.filter({ hasText: 'Slaap' }).getAttribute('href')).toBe('/products/sleep');
  });

  it('keeps the category on a reload and on Back', async () => {
    const { page } = visitor;
    await page.reload();
    await page.getByTestId('product-card').filter({ hasText: 'Sleep Well' }).waitFor();
    expect(await names()).toHaveLength(3);
    await page.getByRole('link', { name: 'Sleep Well' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sleep Well' }).waitFor();
    await page.goBack();
    await page.waitForURL((url) => url.search === '?category=sleep');
    await until(page, `document.querySelectorAll('${shown}').length === 3`);
    expect((await names()).sort()).toEqual(['Lavendeldroom', 'Magnesium voor de Nacht', 'Sleep Well']);
  });

  it('is at most 10,000 px long on a phone with the 31 products of the demo', async () => {
    const visited = await newShopper(phone);
    await open(visited.page, '/');
    await visited.page.getByTestId('product-card').first().waitFor();
    await visited.page.getByRole('heading', { name: 'Zo werkt een abonnement' }).waitFor();
    const cards = await visited.page.getByTestId('product-card').count();
    const length = await visited.page.evaluate<number>('document.documentElement.scrollHeight');
    expect(length).toBeLessThanOrEqual(10_000 + 160 * Math.max(cards - 31, 0)); // other journeys add products
    await visited.close();
  });

  it("ends with 'En binnenkort nog meer...'", async () => {
    await visitor.page.getByText('En binnenkort nog meer...', { exact: true }).first().waitFor();
    expect(crashes(visitor)).toEqual([]);
  });
});

it.each([
  [phone, 'window.scrollY > 600'],
  [wide, 'window.scrollY === 600'],
])('at %i px a chosen category shows its products and their number', async (width, isScrolled) => {
  const visitor = await newShopper(width);
  const { page } = visitor;
  await open(page, '/');
  await page.getByTestId('product-card').first().waitFor();
  await page.getByRole('navigation', { name: 'Kies een categorie' }).getByRole('link', { name: 'Slaap' }).click();
  const status = page.getByRole('main').getByRole('status').getByText('3 producten in Slaap');
  await status.waitFor();
  await until(page, isScrolled);
  const card = `[...document.querySelectorAll('[data-testid=product-card]')].find((one) => one.innerText.includes('Sleep Well'))`;
  await until(page, `${card}.getBoundingClientRect().top < 600`);
  await picture(page, `home-category-${width}`);
  await visitor.close();
});

it.each([phone, wide])(
  'at %i px a link to a category opens at the chosen tile, and a reload stays where one was',
  async (width) => {
    const visitor = await newShopper(width);
    const { page } = visitor;
    await page.goto(`${shop.url}/?category=sleep`, { waitUntil: 'domcontentloaded' }); // nothing starts its script
    const tiles = `document.querySelector('nav[aria-label="Kies een categorie"]').getBoundingClientRect()`;
    await until(page, `window.scrollY > 0 && ${tiles}.top >= 0 && ${tiles}.bottom < window.innerHeight / 2`);
    await comesAlive(page);
    await page.getByRole('main').getByRole('status').getByText('3 producten in Slaap').waitFor();
    await page.evaluate('window.scrollTo(0, 100)');
    await page.reload();
    await comesAlive(page);
    await until(page, 'window.scrollY === 100');
    await visitor.close();
  },
);

describe('the footer link to a part of home', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await newShopper();
    await open(visitor.page, '/');
  });
  afterAll(() => visitor.close());

  it.each(['products', 'bundles', 'new', 'faq', 'reviews', 'privacy', 'terms'])('#%s', async (anchor) => {
    const { page } = visitor;
    const link = page.getByRole('contentinfo').locator(`a[href$="#${anchor}"]`).first();
    // A key press, because smooth scrolling may move the link away from the pointer.
    await link.press('Enter');
    await page.waitForURL((url) => url.hash === `#${anchor}`);
    await page.locator(`#${anchor}`).waitFor({ state: 'attached' });
    await until(
      page,
      `(() => {
        const { top, bottom } = document.getElementById('${anchor}').getBoundingClientRect();
        return top < innerHeight && bottom >= 0;
      })()`,
    );
  });
});

it.each([
  [phone, 1],
  [820, 3],
  [wide, 4],
])('at %i px the grid has %i columns and no sideways scroll', async (width, columns) => {
  const visitor = await newShopper(width);
  const { page } = visitor;
  await open(page, '/');
  await page.getByTestId('product-card').first().waitFor();
  const lefts = await page
    .getByTestId('product-card')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(columns);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
  await visitor.close();
});

it('shows eight skeletons while products load, without a layout shift afterwards', async () => {
  const visitor = await newShopper();
  const { page } = visitor;
  const release = await holdCalls(page, api.catalog.listProducts);
  await open(page, '/');
  await page.getByTestId('product-skeleton').first().waitFor();
  expect(await page.getByTestId('product-skeleton').count()).toBe(8);
  release();
  await page.getByTestId('product-card').first().waitFor();
  expect(await page.getByTestId('product-skeleton').count()).toBe(0);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.05);
  await visitor.close();
});

it('says so when there are no products yet', async () => {
  const visitor = await newShopper();
  await answerWith(visitor.page, api.catalog.listProducts, []);
  await open(visitor.page, '/');
  await visitor.page.getByText('Nog geen producten beschikbaar').waitFor();
  expect(await visitor.page.getByText('En binnenkort nog meer...').count()).toBe(0);
  await visitor.close();
});

it("a card says 'Toegevoegd' for 600 ms, disabled, then 'Voeg toe' again", async () => {
  const visitor = await newShopper();
  const { page } = visitor;
  await openFrozen(page, '/products', '[data-testid="product-card"]');
  const card = page.getByTestId('product-card').filter({ hasText: 'Focus Flow' });
  const button = card.getByRole('button');
  expect(await button.innerText()).toBe('Voeg toe');
  await button.click();
  await card.getByRole('button', { name: 'Toegevoegd' }).waitFor();
  expect(await button.isDisabled()).toBe(true);
  await pass(page, 590);
  expect(await button.innerText()).toBe('Toegevoegd');
  await pass(page, 10);
  await card.getByText('Voeg toe', { exact: true }).waitFor();
  expect(await button.isDisabled()).toBe(false);
  await visitor.close();
});
