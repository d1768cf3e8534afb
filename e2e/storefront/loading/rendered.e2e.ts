import { lastLook } from '../../support/eventually.js';
import { renderedPages } from '../../support/rendered-pages.js';
import { shop } from '../../support/shopper.js';
import {
  blocked,
  comesAlive,
  crashes,
  newShopper,
  open,
  openBasket,
  phone,
  scrolled,
  shopCode,
  until,
  wide,
} from '../../support/storefront.js';

it.each(renderedPages)(
  '%s hydrates without a warning or anything blocked, and every class has a rule',
  async (path) => {
    const visitor = await newShopper(wide);
    const { page } = visitor;
    await open(page, path);
    await page.waitForLoadState('networkidle');
    const unknown = await page.evaluate<string[]>(`(() => {
    const rules = (list) => [...list].flatMap((rule) => [rule.selectorText ?? '', ...rules(rule.cssRules ?? [])]);
    const selectors = [...document.styleSheets].flatMap((sheet) => rules(sheet.cssRules)).join(' ');
    const used = new Set([...document.querySelectorAll('#root [class]')].flatMap((element) => [...element.classList]));
    const marks = ['active', 'group']; // the router's own, and what a hover of a parent is told by
    return [...used].filter((name) => !marks.includes(name) && !selectors.includes('.' + CSS.escape(name)));
  })()`);
    expect(unknown).toEqual([]);
    expect(blocked(visitor)).toEqual([]);
    expect(crashes(visitor).filter((complaint) => !complaint.includes('404'))).toEqual([]);
    await visitor.close();
  },
);

/** Opens a page on a phone and delays the shop's code until `release` is called. */
async function slowShopper(path: string) {
  const visitor = await newShopper(phone);
  const { page } = visitor;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(shopCode, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${shop.url}${path}`);
  return { visitor, page, release };
}

describe('input before hydration', () => {
  it('is replayed: selects jars and adds them to the basket', async () => {
    const { visitor, page, release } = await slowShopper('/product/sleep-well');
    await page.getByText('2 potten', { exact: true }).click();
    await page.getByRole('button', { name: 'In mijn winkelmandje' }).first().click();
    release();
    await page.getByRole('button', { name: 'Winkelmandje, 1 product' }).waitFor();
    const panel = await openBasket(page);
    await panel.getByText('Sleep Well').first().waitFor();
    const stored = await page.evaluate<string>("localStorage.getItem('basket')");
    expect(JSON.parse(stored)).toMatchObject([{ id: 'sleep-well', quantity: 2 }]);
    expect(crashes(visitor)).toEqual([]);
    await visitor.close();
  });

  it('is replayed once, however often the button was pressed', async () => {
    const { visitor, page, release } = await slowShopper('/product/sleep-well');
    const button = page.getByRole('button', { name: 'Winkelmandje', exact: true });
    await button.click();
    await button.click();
    release();
    await page.getByRole('dialog', { name: /^Winkelmandje/ }).waitFor();
    await visitor.close();
  });

  it.each(['/', '/product/sleep-well'])('keeps the scroll position of %s', async (path) => {
    const { visitor, page, release } = await slowShopper(path);
    await page.evaluate('window.scrollTo(0, 700)');
    release();
    await comesAlive(page);
    await page.waitForLoadState('networkidle');
    expect(await scrolled(page)).toBe(700);
    await visitor.close();
  });

  it('follows a link immediately', async () => {
    const { visitor, page } = await slowShopper('/');
    await page.getByRole('main').getByRole('link', { name: 'Bekijk Gummys' }).click();
    await page.waitForURL(`${shop.url}/products`);
    await page.getByRole('heading', { level: 1, name: 'Alle producten' }).waitFor();
    await visitor.close();
  });
});

it.each([
  ['/#bundles', 'Glow Trio'],
  ['/klantenservice#retourneren', 'Retourneren'],
])('%s shows the part of its fragment, which the server does not receive', async (path, text) => {
  const visitor = await newShopper(wide);
  await open(visitor.page, path);
  await comesAlive(visitor.page);
  await visitor.page.locator('main').getByText(text).first().waitFor();
  expect(crashes(visitor)).toEqual([]);
  await visitor.close();
});

/** A statement of withdrawal, by label. */
const statement = {
  Bestelnummer: '2026-000123',
  'E-mailadres van je bestelling': 'anna@example.com',
  'Je naam': 'Anna de Wit',
};

describe('a page that shows what the browser stores', () => {
  it.each([['the vitamin test', '/vitaminetest', 'vitamin-test', { goals: ['sleep'] }, 'Beter slapen']])(
    '%s hydrates without it and then shows it',
    async (_name, path, key, value, label) => {
      const visitor = await newShopper(phone);
      const { page } = visitor;
      await open(page, '/nergens');
      await page.evaluate(`sessionStorage.setItem('${key}', ${JSON.stringify(JSON.stringify(value))})`);
      await open(page, path);
      await until(page, `document.querySelector(':checked')?.closest('label').innerText.includes('${label}')`);
      expect(crashes(visitor)).toEqual([]);
      await visitor.close();
    },
  );

  it('keeps a goal that is tapped before hydration', async () => {
    const { visitor, page, release } = await slowShopper('/vitaminetest');
    await page.getByText('Weerstand', { exact: true }).click();
    release();
    await until(page, `JSON.parse(sessionStorage.getItem('vitamin-test') ?? '{}').goals?.[0] === 'immunity'`);
    expect(await page.getByRole('checkbox', { name: 'Weerstand' }).isChecked()).toBe(true);
    expect(crashes(visitor)).toEqual([]);
    await visitor.close();
  });

  it('opens a stored withdrawal draft at its review', async () => {
    const visitor = await newShopper(phone);
    const { page } = visitor;
    await open(page, '/herroepen');
    for (const [label, text] of Object.entries(statement)) await page.getByLabel(label).fill(text);
    await page.getByRole('button', { name: 'Controleren' }).click();
    const review = page.getByText('Hierbij herroep ik de overeenkomst over bestelling 2026-000123.');
    await review.waitFor();
    await page.reload();
    await review.waitFor();
    await page.getByRole('button', { name: 'Wijzigen' }).click();
    await review.waitFor({ state: 'detached' });
    await page.reload();
    await comesAlive(page);
    for (const [label, text] of Object.entries(statement)) {
      const typed = () => page.getByLabel(label).inputValue();
      expect(await lastLook(page, typed, (value) => value === text)).toBe(text);
    }
    expect(crashes(visitor)).toEqual([]);
    await visitor.close();
  });

  it('keeps text that is typed into the withdrawal form before hydration', async () => {
    const { visitor, page, release } = await slowShopper('/herroepen');
    for (const [label, text] of Object.entries(statement)) await page.getByLabel(label).fill(text);
    await page.getByRole('button', { name: 'Controleren' }).click();
    release();
    await page.getByText('Hierbij herroep ik de overeenkomst over bestelling 2026-000123.').waitFor();
    expect(crashes(visitor)).toEqual([]);
    await visitor.close();
  });
});

it('React adopts the tags in the head that the server sent', async () => {
  const { visitor, page, release } = await slowShopper('/product/sleep-well');
  const tags = `[...document.head.querySelectorAll('title, meta, link:not([rel=stylesheet], [rel*=preload])')]`;
  const sent = await page.evaluate<number>(`${tags}.map((tag) => (tag.wasSent = true)).length`);
  release();
  await comesAlive(page);
  await page.waitForLoadState('networkidle');
  const added = await page.evaluate<string[]>(`${tags}.filter((tag) => !tag.wasSent).map((tag) => tag.outerHTML)`);
  expect(added).toEqual([]);
  expect(await page.evaluate<number>(`${tags}.length`)).toBe(sent);
  await visitor.close();
});
