import type { Locator } from 'playwright-core';
import { patience } from '../support/patience.js';
import { expectFocused } from '../support/screens.js';
import { type Visitor } from '../support/shopper.js';
import { crashes, freeze, newShopper, open, pass } from '../support/storefront.js';

/** Opens the overlay and returns it. */
async function openSearch({ page }: Visitor): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Zoeken' }).locator('visible=true').click();
  const overlay = page.getByRole('dialog', { name: 'Zoeken' });
  await overlay.waitFor();
  return overlay;
}

/** The cards of the products that are found. */
const results = (overlay: Locator) => overlay.getByRole('region', { name: 'Zoekresultaten' }).getByRole('listitem');
const result = (overlay: Locator, name: string) =>
  results(overlay).filter({ has: overlay.page().getByRole('link', { name, exact: true }) });

describe('the search overlay', () => {
  let visitor: Visitor;
  let overlay: Locator;
  beforeAll(async () => {
    visitor = await newShopper();
    await open(visitor.page, '/products');
    overlay = await openSearch(visitor);
  });
  afterAll(() => visitor.close());

  it('starts in its field', async () => {
    const field = overlay.getByRole('searchbox');
    await expectFocused(field);
  });

  it('shows matching products while typing, regardless of accents and capitals', async () => {
    const field = overlay.getByRole('searchbox');
    for (const typed of ['magnesium', 'MÁGNESIÜM']) {
      await field.fill(typed);
      await result(overlay, 'Magnesium voor de Nacht').getByText('zure kers').waitFor();
      await result(overlay, 'Magnesium Move').getByText('€ 20,95').waitFor();
    }
    await field.fill('ïjzer');
    await result(overlay, 'IJzerkick').waitFor();
    expect(await result(overlay, 'Magnesium Move').count()).toBe(0);
  });

  it.each([
    ['magneesium', 'Magnesium voor de Nacht'],
    ['omega3', 'Omega-3 Alg'],
    ['creatine', 'Creatinekracht'],
    ['ĳzer', 'IJzerkick'],
    ['slapen', 'Sleep Well'],
    ['weerstand', 'Immune Support'],
    ['framboos', 'Beauty Boost'],
    ['vitamin c', 'Vitamine C Citroen'],
  ])('finds for %s the product %s', async (typed, name) => {
    await overlay.getByRole('searchbox').fill(typed);
    await result(overlay, name).waitFor();
    expect(await result(overlay, 'B Complex').count()).toBe(0);
  });

  it('says in Dutch that nothing was found', async () => {
    await overlay.getByRole('searchbox').fill('xylofoon');
    await overlay.getByText(/Geen producten gevonden/).waitFor();
  });

  it('closes on Esc and restores the focus to its button', async () => {
    const { page } = visitor;
    await page.keyboard.press('Escape');
    if (await overlay.isVisible()) await page.keyboard.press('Escape'); // the search field handles the first Esc
    await overlay.waitFor({ state: 'hidden' });
    expect(await page.evaluate("document.activeElement.getAttribute('aria-label')")).toBe('Zoeken');
  });

  it('opens all results on Enter', async () => {
    const { page } = visitor;
    overlay = await openSearch(visitor);
    await overlay.getByRole('searchbox').fill('vitamine c');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/products\?search=vitamine(\+|%20)c$/);
    await overlay.waitFor({ state: 'hidden' });
    await page.getByTestId('product-card').filter({ hasText: 'Vitamine C Citroen' }).waitFor();
    expect(crashes(visitor)).toEqual([]);
  });

  it('links a result to its page', async () => {
    const { page } = visitor;
    overlay = await openSearch(visitor);
    await overlay.getByRole('searchbox').fill('lavendel');
    await result(overlay, 'Lavendeldroom').getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Lavendeldroom' }).waitFor();
    await overlay.waitFor({ state: 'hidden' });
  });

  it('closes over the list when a frequent search is chosen there', async () => {
    const { page } = visitor;
    await open(page, '/products');
    overlay = await openSearch(visitor);
    await overlay.getByRole('link', { name: 'Magnesium', exact: true }).click();
    await overlay.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).search).toBe('?search=magnesium');
  });
});

describe('the carousel in the overlay', () => {
  let visitor: Visitor;
  let overlay: Locator;
  const previous = () => overlay.getByRole('button', { name: /^Vorige/ });
  const next = () => overlay.getByRole('button', { name: /^Volgende/ });
  const favourites = () =>
    overlay.getByRole('region', { name: 'Meest gekozen' }).getByRole('button', { name: /^Voeg .* toe/ });
  /** The names of the products in the frame. */
  const inView = () =>
    favourites().evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const { left, right } = button.getBoundingClientRect();
          return left >= 0 && right <= button.ownerDocument.documentElement.clientWidth && !button.closest('[inert]');
        })
        .map((button) => button.getAttribute('aria-label')),
    );

  const expectInView = async (expected: (string | null)[]) => {
    for (const deadline = Date.now() + patience; Date.now() < deadline; await visitor.page.waitForTimeout(50))
      if (JSON.stringify(await inView()) === JSON.stringify(expected)) return;
    expect(await inView()).toEqual(expected);
  };

  beforeAll(async () => {
    visitor = await newShopper();
    await open(visitor.page, '/products');
    overlay = await openSearch(visitor);
    await next().waitFor();
  });
  afterAll(() => visitor.close());

  it('shows four products with button and price, and a disabled back button', async () => {
    expect(await inView()).toHaveLength(4);
    expect(await overlay.innerText()).toMatch(/€\s\d+,\d\d/);
    expect(await previous().isDisabled()).toBe(true);
    expect(await next().isDisabled()).toBe(false);
  });

  it('does not change while the visitor types', async () => {
    const before = await inView();
    await overlay.getByRole('searchbox').fill('magnesium');
    await result(overlay, 'Magnesium voor de Nacht').waitFor();
    expect(await inView()).toEqual(before);
    await overlay.getByRole('searchbox').fill('');
  });

  it('moves forward and stops at the end', async () => {
    const first = await inView();
    await next().click();
    expect(await inView()).not.toEqual(first);
    expect(await previous().isDisabled()).toBe(false);
    for (let step = 0; step < 40 && !(await next().isDisabled()); step++) await next().click();
    expect(await next().isDisabled()).toBe(true);
    for (let step = 0; step < 40 && !(await previous().isDisabled()); step++) await previous().click();
    await expectInView(first);
  });

  it('slides for 350 ms, but not with reduced motion', async () => {
    const { page } = visitor;
    const track = `document.querySelector('[data-testid="carousel-track"]')`;
    const durations = () => page.evaluate<string>(`getComputedStyle(${track}).transitionDuration`);
    expect(parseFloat(await durations())).toBeLessThan(0.01);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await durations()).toBe('0.35s');
    await next().focus();
    // In one call, because the slide may end before a second one.
    const running = await page.evaluate(`(async () => {
      document.activeElement.click();
      await null;
      return ${track}.getAnimations().map(({ effect }) => effect.getTiming().duration);
    })()`);
    expect(running).toEqual([350]);
    await previous().click();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await previous().isDisabled()).toBe(true);
  });

  it('adds a product to the basket, as a result does', async () => {
    await favourites().first().click();
    await visitor.page.getByTestId('basket-count').getByText('1').waitFor();
    await overlay.getByRole('searchbox').fill('lavendel');
    await result(overlay, 'Lavendeldroom').getByRole('button', { name: 'Voeg Lavendeldroom toe' }).click();
    await visitor.page.getByTestId('basket-count').getByText('2').waitFor();
    expect(crashes(visitor)).toEqual([]);
  });
});

it('shows results within 150 ms of typing', async () => {
  const visitor = await newShopper();
  const { page } = visitor;
  await page.clock.install({ time: new Date('2026-01-05T09:00:00Z') });
  await open(page, '/products');
  const overlay = await openSearch(visitor);
  await freeze(page);
  await overlay.getByRole('searchbox').fill('lavendel');
  await pass(page, 150);
  await result(overlay, 'Lavendeldroom').waitFor();
  await visitor.close();
});
