import { type Visitor } from '../support/shopper.js';
import { indexedRoutes, privateRoutes } from '../support/page-states/states.js';
import { newShopper, open, wide } from '../support/storefront.js';
import { technical } from '../support/words.js';

/** The robots tag while the access gate is on. */
const gated = ['noindex, nofollow'];

describe('what search engines read', () => {
  let visitor: Visitor;
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const meta = (name: string) =>
    visitor.page.evaluate<string[]>(
      `[...document.querySelectorAll('meta[name="${name}"]')].map((tag) => tag.getAttribute('content'))`,
    );
  beforeAll(async () => (visitor = await newShopper(wide)));
  afterAll(() => visitor.close());

  it.each(indexedRoutes)('%s has one title and one description of its own', async (path) => {
    const { page } = visitor;
    await open(page, path);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('head > title').count()).toBe(1);
    const [description, ...more] = await meta('description');
    expect(more).toEqual([]);
    expect(description?.length).toBeGreaterThan(50);
    expect(description).not.toMatch(technical);
    expect(await meta('robots')).toEqual(gated);
    expect([...titles.values()]).not.toContain(await page.title());
    expect([...descriptions.values()]).not.toContain(description);
    titles.set(path, await page.title());
    descriptions.set(path, description!);
  });

  it.each(privateRoutes)('%s has a title of its own and is not indexed', async (path) => {
    const { page } = visitor;
    await open(page, path);
    expect(await page.locator('h1').count()).toBe(1);
    expect([...titles.values()]).not.toContain(await page.title());
    expect((await meta('robots')).sort()).toEqual(['noindex', ...gated]);
    titles.set(path, await page.title());
  });
});
