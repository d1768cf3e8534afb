import { type Visitor } from '../support/shopper.js';
import { crashes, newShopper, open, openFrozen, pass, until } from '../support/storefront.js';

describe('the overlay between two pages', () => {
  const curtain = ({ page }: Visitor) => page.getByTestId('page-curtain');
  const anyCurtainEver = `
    new MutationObserver(() => {
      if (document.querySelector('[data-testid="page-curtain"]')) window.curtainSeen = true;
    }).observe(document, { childList: true, subtree: true });`;

  it('never shows on the first page', async () => {
    const visitor = await newShopper();
    await visitor.page.emulateMedia({ reducedMotion: 'no-preference' });
    await visitor.page.addInitScript(anyCurtainEver);
    await open(visitor.page, '/');
    await visitor.page.getByTestId('product-card').first().waitFor();
    expect(await visitor.page.evaluate('window.curtainSeen')).toBeUndefined();
    await visitor.close();
  });

  it('shows for 800 ms during a navigation and blocks no click', async () => {
    const visitor = await newShopper();
    const { page } = visitor;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openFrozen(page, '/');
    await page.getByRole('link', { name: 'Bekijk Gummys' }).first().click();
    await curtain(visitor).waitFor();
    const style = await page.evaluate(
      `getComputedStyle(document.querySelector('[data-testid="page-curtain"]')).pointerEvents`,
    );
    expect(style).toBe('none');
    const { width, height } = (await curtain(visitor).boundingBox())!;
    expect([width, height]).toEqual([1440, 900]);
    await pass(page, 780);
    expect(await curtain(visitor).count()).toBe(1);
    await pass(page, 20);
    await curtain(visitor).waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: 'Alle producten' }).waitFor();
    await visitor.close();
  });

  it('does not show for a tab or a category on the same page', async () => {
    const visitor = await newShopper();
    const { page } = visitor;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(anyCurtainEver);
    await open(page, '/');
    await page.getByRole('link', { name: 'Top 10' }).click();
    await page.waitForURL('**/?filter=top10');
    expect(await page.evaluate('window.curtainSeen')).toBeUndefined();
    await visitor.close();
  });

  it('does not show with reduced motion', async () => {
    const visitor = await newShopper();
    const { page } = visitor;
    await page.addInitScript(anyCurtainEver);
    await open(page, '/');
    await page.getByRole('link', { name: 'Bekijk Gummys' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Alle producten' }).waitFor();
    expect(await page.evaluate('window.curtainSeen')).toBeUndefined();
    await visitor.close();
  });
});

it('moves the focus to the start of a new page', async () => {
  const visitor = await newShopper();
  const { page } = visitor;
  await open(page, '/');
  await page.getByRole('link', { name: 'Bekijk Gummys' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Alle producten' }).waitFor();
  await until(page, "document.activeElement.id === 'inhoud'");
  expect(await page.evaluate('window.scrollY')).toBe(0);
  await visitor.close();
});

it.each(['/bestaat-niet', '/product', '/a/b/c?d=e#f'])('%s does not exist and shows a link to home', async (path) => {
  const visitor = await newShopper();
  const { page } = visitor;
  await open(page, path);
  await page.getByRole('heading', { level: 1, name: 'Pagina niet gevonden' }).waitFor();
  await page.getByText('De pagina die je zoekt bestaat niet of is verplaatst.').waitFor();
  expect(await page.title()).toContain('Pagina niet gevonden');
  await page.getByRole('link', { name: 'Terug naar home' }).click();
  await page.getByRole('heading', { level: 1, name: /lekkerste vitamines/ }).waitFor();
  expect(crashes(visitor)).toEqual([]);
  await visitor.close();
});
