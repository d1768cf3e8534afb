import type { BrowserContext, Page } from 'playwright-core';
import { callApi } from '../../support/call-api.js';
import * as api from '../../../contracts/api.js';
import { headingFaults, sidewaysScroll } from '../../support/layout.js';
import { renderedPages } from '../../support/rendered-pages.js';
import { picture, shop, type Visitor } from '../../support/shopper.js';
import { eitherScreen, newShopper, phone } from '../../support/storefront.js';

describe.each(eitherScreen)('without JavaScript, on %s', (_name, width) => {
  let shopper: Visitor;
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    shopper = await newShopper();
    const viewport = { width, height: 844 };
    context = await shopper.context.browser()!.newContext({ javaScriptEnabled: false, viewport });
    await context.addCookies(await shopper.context.cookies());
    page = await context.newPage();
  });
  afterAll(async () => {
    await context.close();
    await shopper.close();
  });

  const goTo = (path: string) => page.goto(`${shop.url}${path}`);
  const main = () => page.getByRole('main');
  /** Checks visible text, because `getByText` skips noscript elements. */
  const expectText = async (text: string) => expect(await main().innerText()).toContain(text);
  const heading = (name: string | RegExp) => main().getByRole('heading', { name }).first().waitFor();
  const cards = () => page.locator('li:not([hidden]) > [data-testid="product-card"]');

  it.each(renderedPages)('%s can be read', async (path, text) => {
    await goTo(path);
    await main().getByText(text).locator('visible=true').first().waitFor();
    expect({ sideways: await sidewaysScroll(page), headings: await headingFaults(page) }).toEqual({
      sideways: 0,
      headings: [],
    });
    await picture(page, `without-scripts-${width}-${path.replace(/\W+/g, '-')}`, true);
  });

  it('a product states its label, with its allergens and what goes with its claims', async () => {
    await goTo('/product/omega-3-alg');
    const row = (table: string, name: string) =>
      main().getByRole('table', { name: table }).getByRole('row').filter({ hasText: name });
    expect(await row('Per dagelijkse hoeveelheid', 'DHA').innerText()).toMatch(/250\smg\s+–/);
    await main().locator('summary', { hasText: 'Voedingswaarde' }).click();
    expect(await row('Voedingswaarde', 'Vetten').innerText()).toMatch(/11,7\sg\s+0,7\sg/);
    expect(await main().locator('li strong').allInnerTexts()).toEqual(['soja']);
    for (const text of [
      'voedingssupplement',
      '180 g (60 stuks)',
      'Overschrijd de aanbevolen dagelijkse hoeveelheid niet.',
      'Een gevarieerde, evenwichtige voeding en een gezonde leefstijl zijn belangrijk.',
      'Gommie Demo B.V., Keizersgracht 1, 1015 CN Amsterdam',
    ])
      await expectText(text);
    await picture(page, `label-${width}`, true);
  });

  it('a bundle states the label of each of its products', async () => {
    await goTo('/product/starter-pack');
    const labels = () => page.locator('#product-details');
    const names = labels().locator('summary', { hasNotText: 'Voedingswaarde' });
    expect(await names.allInnerTexts()).toEqual(['Multivitamine', 'Energy Boost', 'Sleep Well']);
    expect(await labels().locator('details[open]').count()).toBe(0);
    await names.last().click();
    const last = labels()
      .locator('details')
      .filter({ has: page.locator('summary', { hasText: 'Sleep Well' }) });
    expect(await last.getByRole('row').filter({ hasText: 'Magnesium' }).innerText()).toMatch(/57\smg\s+15%/);
  });

  it.each([
    ['Top 10', 'top10'],
    ['Nieuw', 'nieuw'],
    ['Bundles', 'bundles'],
    ['Laatste kans', 'laatste-kans'],
  ])('the tab %s of home is a link to its products', async (name, filter) => {
    await goTo('/');
    const all = await cards().count();
    const tab = () => page.getByRole('group', { name: 'Filter de producten' }).getByRole('link', { name, exact: true });
    await tab().click();
    await page.waitForURL((url) => url.searchParams.get('filter') === filter);
    expect(await tab().getAttribute('aria-current')).toMatch(/page|true/);
    expect(await cards().count()).toBeLessThan(all);
    expect(await cards().first().isVisible()).toBe(true);
  });

  it('a subject of the FAQ shows only its questions', async () => {
    await goTo('/faq');
    const all = await main().locator('details').count();
    await page.getByRole('navigation', { name: 'Onderwerp' }).getByRole('link', { name: 'Retourneren' }).click();
    await page.waitForURL(`${shop.url}/faq?onderwerp=retourneren`);
    await heading('Retourneren');
    expect(await main().locator('details').count()).toBeLessThan(all);
    await goTo('/faq?onderwerp=onbekend');
    await main().getByText('Geen vragen gevonden in deze categorie.').waitFor();
    await main().getByRole('link', { name: 'Bekijk alle vragen' }).click();
    await page.waitForURL(`${shop.url}/faq`);
  });

  it('all parts of /klantenservice can be read, and its tabs link to them', async () => {
    await goTo('/klantenservice');
    for (const text of ['Klarna', 'binnen 1 tot 2 werkdagen', 'Heb je je bedacht, dan kost terugsturen'])
      await expectText(text);
    await page.getByRole('tab', { name: 'Retourneren' }).click();
    await page.waitForURL(`${shop.url}/klantenservice#retourneren`);
    expect(await page.locator('#retourneren').boundingBox()).toMatchObject({ y: expect.any(Number) });
    await page.getByRole('main').getByRole('link', { name: 'Herroep je aankoop hier' }).click();
    await heading('Toch niet helemaal jouw smaak?');
  });

  it('the header links to the products, the search and the menu', async () => {
    await goTo('/ons-plan');
    const header = page.getByRole('banner');
    for (const name of [/^Winkelmandje/, 'Zoeken', 'Menu', 'Alle producten'])
      expect(await header.getByRole('button', { name }).count()).toBe(0);
    if (width === phone) {
      await header.getByRole('link', { name: 'Menu' }).click();
      await page.waitForURL(/#voet$/);
    } else {
      await header.getByRole('link', { name: 'Alle producten' }).click();
      await heading('Alle producten');
    }
    await header.getByRole('link', { name: 'Zoeken' }).click();
    await page.getByRole('searchbox').fill('zink');
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL(/search=zink/);
    await main().getByText('Zink Helder').first().waitFor();
  });

  it('the footer links to every public page', async () => {
    await goTo('/');
    const links = page.getByRole('contentinfo').getByRole('link');
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    for (const path of new Set(paths.filter((href) => href.startsWith('/') && href !== '/login'))) {
      await goTo(path);
      await page.locator('main h1').waitFor();
      const anchor = /#(.+)$/.exec(path)?.[1];
      if (anchor) expect([path, await page.locator(`#${anchor}`).count()]).toEqual([path, 1]);
    }
  });

  it('a shopper can follow links from home to a category, a product and an FAQ answer', async () => {
    await goTo('/');
    await page.getByRole('navigation', { name: 'Kies een categorie' }).getByRole('link', { name: 'Slaap' }).click();
    await page.waitForURL(`${shop.url}/products/sleep`);
    await page.getByRole('link', { name: 'Lavendeldroom' }).click();
    await page.getByRole('heading', { level: 1, name: 'Lavendeldroom' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Veelgestelde vragen' }).click();
    await page.getByText('Hoe kan ik betalen?').click();
    await page.getByText(/iDEAL/).first().waitFor();
  });

  it('a product shows its whole description, its pictures, and that ordering needs JavaScript', async () => {
    await goTo('/product/sleep-well');
    const { description } = await callApi({ context }, api.catalog.findProduct, { params: { slug: 'sleep-well' } });
    await expectText(description.trim().slice(-40));
    await expectText('Zet JavaScript aan om te bestellen.');
    expect(await main().getByRole('button', { name: 'In mijn winkelmandje' }).count()).toBe(0);
    await main().getByRole('link', { name: 'Foto 2 bekijken' }).click();
    await page.waitForURL(/\/art\/products\//);
  });

  it.each([
    ['/vitaminetest', 'Zet JavaScript aan om de test te doen.', 'Volgende'],
    ['/herroepen', 'Dit formulier heeft JavaScript nodig. Herroepen kan ook per mail', 'Controleren'],
    ['/herroepen/bevestigen', 'Deze knop heeft JavaScript nodig.', 'Ja, ik herroep mijn aankoop'],
    ['/samenwerkingen', 'Dit formulier heeft JavaScript nodig. Mailen kan ook:', 'Meld je hier aan!'],
  ])('%s says that it needs JavaScript, and sends nothing', async (path, text, button) => {
    await goTo(path);
    await expectText(text);
    expect(await main().getByRole('button', { name: button }).count()).toBe(0);
    const field = main().getByRole('textbox').first();
    if (await field.count()) {
      await field.fill('Anna');
      await field.press('Enter');
    }
    await page.waitForTimeout(300);
    expect(page.url()).toBe(`${shop.url}${path}`);
  });
});
