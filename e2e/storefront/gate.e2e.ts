import * as api from '../../contracts/api.js';
import { newVisitor, shop, type Visitor } from '../support/shopper.js';
import { crashes, stored } from '../support/storefront.js';

const wrongCode = shop.accessCode === '0000' ? '1111' : '0000';

describe('the access gate', () => {
  let visitor: Visitor;
  beforeAll(async () => (visitor = await newVisitor(390)));
  afterAll(() => visitor.close());

  it('covers every page, whose content is not sent', async () => {
    const { page } = visitor;
    const responses: number[] = [];
    page.on('response', (response) => {
      if (/\/api\/(products|categories)/.test(response.url())) responses.push(response.status());
    });
    for (const path of ['/checkout', '/bestaat-niet', '/product/sleep-well']) {
      await page.goto(`${shop.url}${path}`);
      await page.getByRole('heading', { name: 'Website in ontwikkeling' }).waitFor();
    }
    expect(responses.filter((status) => status !== 401)).toEqual([]);
    const direct = await visitor.context.request.get(`${shop.url}${api.catalog.listProducts.path}`);
    expect([direct.status(), ((await direct.json()) as { code: string }).code]).toEqual([401, 'gate-locked']);
  });

  it('accepts four digits only', async () => {
    const { page } = visitor;
    const box = page.getByRole('textbox');
    await box.click();
    await page.keyboard.type('a1b2-');
    expect(await box.inputValue()).toBe('12');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
  });

  it("says 'Onjuiste code' and empties the box; typing clears the error", async () => {
    const { page } = visitor;
    const box = page.getByRole('textbox');
    await page.keyboard.type(wrongCode);
    await page.getByText('Onjuiste code', { exact: true }).waitFor();
    expect(await box.inputValue()).toBe('');
    expect(await box.getAttribute('aria-invalid')).toBe('true');
    await box.pressSequentially(shop.accessCode[0]!);
    await page.getByText('Onjuiste code', { exact: true }).waitFor({ state: 'detached' });
    expect(await box.inputValue()).toBe(shop.accessCode[0]);
  });

  it('opens the requested page', async () => {
    const { page } = visitor;
    await page.keyboard.type(shop.accessCode.slice(1));
    await page.getByRole('heading', { level: 1, name: 'Sleep Well' }).waitFor();
    expect(await stored(page, 'access-granted')).toBe('true');
  });

  it('stays open after a reload and in the next tab', async () => {
    const { page } = visitor;
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Sleep Well' }).waitFor();
    const tab = await visitor.newTab();
    await tab.goto(shop.url);
    await tab.getByRole('heading', { level: 1, name: /lekkerste vitamines/ }).waitFor();
    await tab.close();
  });

  it('closes again when its cookie is gone, whatever the browser stores', async () => {
    const { page, context } = visitor;
    await context.clearCookies();
    await page.reload();
    await page.getByRole('heading', { name: 'Website in ontwikkeling' }).waitFor();
    expect(crashes(visitor)).toEqual([]);
  });
});

it('reports a missing connection in Dutch', async () => {
  const visitor = await newVisitor(390);
  const { page } = visitor;
  await page.goto(shop.url);
  await page.getByRole('heading', { name: 'Website in ontwikkeling' }).waitFor();
  await page.route(`**${api.settings.openGate.path}`, (route) => route.abort('internetdisconnected'));
  await page.getByRole('textbox').fill('1');
  await page.getByRole('textbox').pressSequentially('234');
  await page.getByText(/Je bent offline/).waitFor();
  expect(crashes(visitor)).toEqual([]);
  await visitor.close();
});

it('keeps its code out of the bundle', async () => {
  const visitor = await newVisitor(390);
  const scripts = new Set<string>();
  visitor.page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(response.url());
  });
  await visitor.page.goto(shop.url);
  await visitor.page.getByRole('heading', { name: 'Website in ontwikkeling' }).waitFor();
  const texts = await Promise.all([...scripts].map(async (url) => (await visitor.context.request.get(url)).text()));
  expect(texts.length).toBeGreaterThan(3);
  const asText = new RegExp(`["'\`]${shop.accessCode}["'\`]`);
  expect(texts.filter((text) => asText.test(text))).toEqual([]);
  await visitor.close();
});
