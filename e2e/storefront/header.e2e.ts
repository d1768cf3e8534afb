import { eventually } from '../support/eventually.js';
import type { Page } from 'playwright-core';
import { expectFocused } from '../support/screens.js';
import { type Visitor } from '../support/shopper.js';
import { crashes, newShopper, open, openFrozen, pass, phone, wide } from '../support/storefront.js';

const messages = [
  '1+1 Gratis - Zolang de voorraad strekt',
  '100% organisch en halal',
  'Eerlijk en gezond speciaal voor jou',
];

/** The message that is visible in the top strip. */
const shown = (page: Page): Promise<string | undefined> =>
  page.evaluate(`(() => {
    const strip = document.querySelector('section[aria-label="Aanbiedingen"]');
    return [...strip.querySelectorAll('li')].find((line) => line.getAttribute('aria-hidden') !== 'true')?.textContent;
  })()`);

describe('the banner', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await newShopper();
    await visitor.page.emulateMedia({ reducedMotion: 'no-preference' });
    await openFrozen(visitor.page, '/');
  });
  afterAll(() => visitor.close());

  it('shows three messages in turn, each for four seconds', async () => {
    const { page } = visitor;
    const first = messages.indexOf((await shown(page))!);
    expect(first).toBeGreaterThanOrEqual(0);
    for (let turn = 1; turn <= 3; turn++) {
      await pass(page, 3990);
      expect(await shown(page)).toBe(messages[(first + turn - 1) % 3]);
      await pass(page, 10);
      await expectShown(page, messages[(first + turn) % 3]!);
    }
  });

  it.each([
    ['hovered', (page: Page) => page.getByLabel('Aanbiedingen').hover(), (page: Page) => page.mouse.move(600, 700)],
    [
      'focused',
      (page: Page) => page.getByLabel('Aanbiedingen').focus(),
      (page: Page) => page.getByRole('button', { name: 'Alle producten' }).focus(),
    ],
  ])('pauses while it is %s', async (_name, hold, letGo) => {
    const { page } = visitor;
    const now = (await shown(page))!;
    await hold(page);
    await pass(page, 9000);
    expect(await shown(page)).toBe(now);
    await letGo(page);
    await pass(page, 4000);
    await expectShown(page, messages[(messages.indexOf(now) + 1) % 3]!);
  });

  it('stays on one message with reduced motion', async () => {
    const visitor = await newShopper();
    const { page } = visitor;
    await openFrozen(page, '/');
    const now = (await shown(page))!;
    await pass(page, 13_000);
    expect(await shown(page)).toBe(now);
    await visitor.close();
  });

  it('slides for half a second, but not with reduced motion', async () => {
    const visitor = await newShopper();
    const { page } = visitor;
    const duration = () =>
      page.evaluate<string>(`(() => {
        const strip = document.querySelector('section[aria-label="Aanbiedingen"] ul');
        return getComputedStyle(strip).transitionDuration;
      })()`);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, '/products');
    expect(await duration()).toBe('0.5s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(parseFloat(await duration())).toBeLessThan(0.01);
    await visitor.close();
  });
});

async function expectShown(page: Page, message: string): Promise<void> {
  await page.locator('section[aria-label="Aanbiedingen"] li:not([aria-hidden="true"])', { hasText: message }).waitFor();
}

describe("the menu under 'Alle producten'", () => {
  let visitor: Visitor;
  const button = () => visitor.page.getByRole('button', { name: 'Alle producten' });
  const menu = () => visitor.page.locator('#producten-menu');
  beforeAll(async () => {
    visitor = await newShopper(wide);
    await open(visitor.page, '/products');
  });
  afterAll(() => visitor.close());

  it('lists seven categories with their slugs, Slaap as POPULAIR', async () => {
    await button().click();
    await menu().waitFor();
    const categories = menu().locator('a[href^="/products/"]');
    expect(await categories.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      ['energy', 'beauty', 'immunity', 'sleep', 'fitness', 'vitamins', 'bundles'].map((slug) => `/products/${slug}`),
    );
    const names = await categories.allInnerTexts();
    expect(names.map((name) => name.split('\n')[0]!.trim())).toEqual([
      'Energie',
      'Beauty',
      'Immuniteit',
      'Slaap',
      'Fitness',
      'Vitamines',
      'Bundels',
    ]);
    expect(names.filter((name) => name.includes('POPULAIR'))).toHaveLength(1);
    expect(names[3]).toContain('POPULAIR');
  });

  it("shows 'Veel gezocht' and three cards", async () => {
    await menu().getByRole('heading', { name: 'Veel gezocht' }).waitFor();
    const terms = ['vitamine-c', 'vitamine-d', 'magnesium', 'omega-3', 'zink', 'ijzer'];
    for (const term of terms) expect(await menu().locator(`a[href="/products?search=${term}"]`).count()).toBe(1);
    const cards = { 'Doe de test': '/vitaminetest', Nieuw: '/?filter=nieuw', 'Starter Packs': '/?filter=bundles' };
    for (const [name, href] of Object.entries(cards)) {
      const card = menu().getByRole('link', { name });
      expect(await card.getAttribute('href')).toBe(href);
      const picture = card.locator('img');
      expect(await picture.getAttribute('src')).toMatch(/^\/art\/(bite|products\/.*)-480\.webp$/);
      await eventually(
        visitor.page,
        () => picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth),
        (width) => width > 0,
      );
    }
  });

  it('closes on Esc and restores the focus', async () => {
    expect(await button().getAttribute('aria-expanded')).toBe('true');
    await visitor.page.keyboard.press('Escape');
    await menu().waitFor({ state: 'detached' });
    await expectFocused(button());
    expect(await button().getAttribute('aria-expanded')).toBe('false');
  });

  it('closes on a click outside and by its own button', async () => {
    await button().click();
    await menu().waitFor();
    await visitor.page.mouse.click(700, 850);
    await menu().waitFor({ state: 'detached' });
    await button().click();
    await menu().waitFor();
    await button().click();
    await menu().waitFor({ state: 'detached' });
  });

  it('opens a category and closes', async () => {
    await button().click();
    await menu().locator('a[href="/products/sleep"]').click();
    await visitor.page.waitForURL('**/products/sleep');
    await menu().waitFor({ state: 'detached' });
    await visitor.page.getByTestId('product-card').filter({ hasText: 'Sleep Well' }).waitFor();
    expect(crashes(visitor)).toEqual([]);
  });
});

describe('the rest of the header', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await newShopper(wide);
    await open(visitor.page, '/products');
  });
  afterAll(() => visitor.close());

  it('has its links, a logo that links to home, and an account link to the login', async () => {
    const header = visitor.page.getByRole('banner');
    const links = { 'Ons plan': '/ons-plan', Vitaminetest: '/vitaminetest', Account: '/login' };
    for (const [name, href] of Object.entries(links))
      expect(await header.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(href);
    expect(await header.getByRole('link', { name: / home$/ }).getAttribute('href')).toBe('/');
  });

  it('shows a count on the basket only when it is not empty', async () => {
    const { page } = visitor;
    expect(await page.getByTestId('basket-count').count()).toBe(0);
    await page.getByRole('button', { name: 'Voeg Sleep Well toe aan je winkelmandje' }).click();
    await page.getByTestId('basket-count').getByText('1').waitFor();
  });
});

describe('the menu on a phone', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await newShopper(phone);
    await open(visitor.page, '/products');
  });
  afterAll(() => visitor.close());
  const show = async () => {
    await visitor.page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = visitor.page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    return menu;
  };

  it('slides in with the same links, and Esc closes it', async () => {
    const menu = await show();
    for (const name of ['Energie', 'Beauty', 'Immuniteit', 'Slaap', 'Fitness', 'Vitamines', 'Bundels', 'Ons plan'])
      await menu.getByRole('link', { name }).first().waitFor();
    await menu.getByRole('link', { name: 'Vitaminetest' }).waitFor();
    await visitor.page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
  });

  it('searches from its own field', async () => {
    const menu = await show();
    await menu.getByRole('searchbox').fill('magnesium');
    await visitor.page.keyboard.press('Enter');
    await visitor.page.waitForURL('**/products?search=magnesium');
    await menu.waitFor({ state: 'hidden' });
  });
});
