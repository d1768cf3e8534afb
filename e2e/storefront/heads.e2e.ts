import type { Page } from 'playwright-core';
import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import { describedPages } from '../../frontend/src/lib/seo/structured-data/testing/described-pages.js';
import { StructuredDataSchema } from '../../frontend/src/lib/seo/structured-data/testing/schema-org.js';
import { picture, shop, type Visitor } from '../support/shopper.js';
import { crashes, newShopper, open, phone, until, wide } from '../support/storefront.js';

interface Head {
  title: string;
  canonical: string[];
  alternate: string[];
  meta: Record<string, string[]>;
  types: string[];
  names: (string | undefined)[];
}

/** The head after hydration. Lists show duplicates. */
async function headOf(page: Page): Promise<Head> {
  const { data, ...head } = await page.evaluate<Omit<Head, 'types' | 'names'> & { data: string[] }>(`(() => {
    const hrefs = (rel) => [...document.querySelectorAll('link[rel="' + rel + '"]')].map(({ href }) => href);
    const meta = {};
    for (const tag of document.querySelectorAll('meta[property], meta[name]'))
      (meta[tag.getAttribute('property') ?? tag.name] ??= []).push(tag.content);
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent);
    return { title: document.title, canonical: hrefs('canonical'), alternate: hrefs('alternate'), meta, data };
  })()`);
  const described = data.map((text) => StructuredDataSchema.parse(JSON.parse(text)));
  const names = described.map((each) => ('name' in each ? each.name : undefined));
  return { ...head, types: described.map((each) => each['@type']), names };
}

const productTypes = ['Product', 'BreadcrumbList'];

describe('search engines and link previews', () => {
  let visitor: Visitor;
  let home: string;
  beforeAll(async () => {
    visitor = await newShopper();
    home = (await callApi(visitor, api.settings.showShop)).url;
  });
  afterAll(() => visitor.close());

  it.each(describedPages)('read the address, preview and structured data of %s', async (path, types) => {
    const { page } = visitor;
    await open(page, `${path}?utm_source=mail`);
    const { title, canonical, alternate, meta, types: found } = await headOf(page);
    const address = `${home}${path}`;
    expect([canonical, alternate]).toEqual([[address], [address]]);
    expect(meta).toMatchObject({
      'og:title': [title],
      'og:url': [address],
      'og:locale': ['nl_NL'],
      'og:description': meta.description,
      'twitter:card': ['summary_large_image'],
      'twitter:image': meta['og:image'],
    });
    expect(found).toEqual(types);
    const picture = await visitor.context.request.get(meta['og:image']![0]!.replace(home, shop.url));
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
  });

  it('read the current page, also after navigation within the shop', async () => {
    const { page } = visitor;
    await open(page, '/products/sleep');
    const list = await headOf(page);
    await page.getByRole('main').getByRole('link', { name: 'Sleep Well' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sleep Well' }).waitFor();
    await until(page, `document.title === 'Sleep Well'`);
    const product = await headOf(page);
    expect(product.canonical).toEqual([`${home}/product/sleep-well`]);
    expect([product.types, product.names[0]]).toEqual([productTypes, 'Sleep Well']);
    expect(product.meta['og:image']![0]).toMatch(/sleep-well/);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Slaap' }).waitFor();
    await until(page, `document.title === ${JSON.stringify(list.title)}`);
    expect(await headOf(page)).toEqual(list);
    expect(crashes(visitor)).toEqual([]);
  });
});

describe('the page of a category', () => {
  let visitor: Visitor;
  const names = async () => (await visitor.page.getByTestId('product-card').locator('h3').allInnerTexts()).sort();
  beforeAll(async () => (visitor = await newShopper()));
  afterAll(() => visitor.close());

  it('has its own title, heading, text and products only', async () => {
    const { page } = visitor;
    await open(page, '/products/sleep');
    await page.getByRole('heading', { level: 1, name: 'Slaap', exact: true }).waitFor();
    expect(await page.title()).toMatch(/^Slaap \| ./);
    await page.getByRole('main').getByText('Rustig naar bed, met magnesium en zachte kruiden.').waitFor();
    await until(page, `document.querySelectorAll('[data-testid="product-card"]').length === 3`);
    expect(await names()).toEqual(['Lavendeldroom', 'Magnesium voor de Nacht', 'Sleep Well']);
    await picture(page, 'category-1440');
    await page.setViewportSize({ width: phone, height: 844 });
    await picture(page, 'category-390');
    await page.setViewportSize({ width: wide, height: 900 });
  });

  it.each(['4', 'sleep'])('replaces ?category=%s and keeps the search', async (category) => {
    const { page } = visitor;
    await open(page, '/faq');
    await page.goto(`${shop.url}/products?category=${category}&search=lavendel`);
    await page.waitForURL(`${shop.url}/products/sleep?search=lavendel`);
    await until(page, `document.querySelectorAll('[data-testid="product-card"]').length === 1`);
    expect(await names()).toEqual(['Lavendeldroom']);
    await page.goBack();
    await page.waitForURL(`${shop.url}/faq`);
  });

  it('says that a category does not exist', async () => {
    const { page } = visitor;
    await page.goto(`${shop.url}/products/bestaat-niet`);
    await page.getByRole('heading', { level: 1, name: 'Pagina niet gevonden' }).waitFor();
    expect(await page.title()).toBe('Pagina niet gevonden');
    expect((await headOf(page)).canonical).toEqual([]);
    expect(crashes(visitor)).toEqual([]);
  });
});

it('lists have links and a search form that work without JavaScript', async () => {
  const visitor = await newShopper();
  const { page } = visitor;
  await open(page, '/products/sleep?search=lavendel');
  const chips = page.getByRole('navigation', { name: 'Categorieën' });
  for (const [name, href] of [
    ['Alles', '/products?search=lavendel'],
    ['Beauty', '/products/beauty?search=lavendel'],
  ] as const)
    expect(await chips.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(href);
  const form = page.getByRole('main').getByRole('search');
  expect([await form.getAttribute('action'), await form.getAttribute('method')]).toEqual(['/products', 'get']);
  const field = form.getByRole('searchbox');
  expect([await field.getAttribute('name'), await field.inputValue()]).toEqual(['search', 'lavendel']);
  await field.fill('zink');
  await field.press('Enter');
  await page.waitForURL(`${shop.url}/products?search=zink`);
  await page.getByTestId('product-card').filter({ hasText: 'Zink Helder' }).waitFor();
  expect(crashes(visitor)).toEqual([]);
  await visitor.close();
});
