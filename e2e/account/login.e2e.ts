import * as api from '../../contracts/api.js';
import { shop, type Visitor } from '../support/shopper.js';
import {
  breakCalls,
  crashes,
  eitherScreen,
  newShopper,
  open,
  pass,
  phone,
  toast,
  until,
  wide,
} from '../support/storefront.js';
import { askForCode, atCode, box, boxes, fakeLogin, focusedBox, sanne, stranger, whereabouts } from './customer.js';

let visitor: Visitor;
afterEach(() => visitor.close());

const refused = (status: number, code: string, message: string) => ({
  status,
  json: { code, message, requestId: '1' },
});

describe('the e-mail address', () => {
  beforeEach(async () => {
    visitor = await newShopper(phone);
    await fakeLogin(visitor.page, sanne);
    await open(visitor.page, '/login');
  });

  it.each(['', 'sanne', 'sanne@', '@example.com'])("rejects '%s'", async (typed) => {
    const { page } = visitor;
    await page.getByLabel('E-mailadres').fill(typed);
    await page.getByRole('button', { name: 'Aanmelden' }).click();
    await page.getByText('Voer een geldig emailadres in').waitFor();
  });

  it('receives a code, and the code step names the address', async () => {
    const { page } = visitor;
    await askForCode(page, `  ${sanne.email} `);
    await toast(page).getByText('Code verzonden').waitFor();
    await toast(page).getByText('We hebben een 6-cijferige code naar je email gestuurd').waitFor();
    expect(await page.getByTestId('code-address').innerText()).toBe(sanne.email);
    expect(await focusedBox(page)).toBe(1);
    expect(await box(page, 1).getAttribute('autocomplete')).toBe('one-time-code');
    expect(await box(page, 6).getAttribute('inputmode')).toBe('numeric');
  });

  it('receives one code after a double click', async () => {
    const { page } = visitor;
    const login = await fakeLogin(page, sanne);
    await page.getByLabel('E-mailadres').fill(sanne.email);
    await page.getByRole('button', { name: 'Aanmelden' }).dblclick();
    await box(page, 1).waitFor();
    expect(login.sent['send-code']).toEqual([{ email: sanne.email }]);
  });

  it.each([
    [
      'the rate limit',
      refused(429, 'too-many-attempts', 'Te veel pogingen. Probeer het later opnieuw.'),
      'Te veel pogingen.',
    ],
    ['an error without a message', { status: 502, body: '<h1>Bad Gateway</h1>' }, 'Kon code niet versturen'],
  ])('shows a failure in Dutch: %s', async (_name, response, sentence) => {
    const { page } = visitor;
    await page.route(`**${api.customers.sendCode.path}`, (route) => route.fulfill(response));
    await page.getByLabel('E-mailadres').fill(sanne.email);
    await page.getByRole('button', { name: 'Aanmelden' }).click();
    await toast(page).getByText('Fout', { exact: true }).waitFor();
    await toast(page).getByText(sentence).waitFor();
    await page.getByTestId('login-card').getByText(sentence).waitFor();
    expect(await page.getByRole('alert').filter({ hasText: sentence }).count()).toBe(1);
    expect(await page.getByLabel('E-mailadres').inputValue()).toBe(sanne.email);
  });

  it('is told that the mail is delayed', async () => {
    const { page } = visitor;
    await page.route(`**${api.customers.sendCode.path}`, (route) => route.fulfill({ json: { delayed: true } }));
    await askForCode(page, sanne.email);
    await toast(page)
      .getByText(/De code komt eraan/)
      .waitFor();
  });
});

describe.each(eitherScreen)('the six boxes on %s', (_name, width) => {
  beforeEach(async () => (visitor = await newShopper(width)));

  it('accept digits only, move on automatically, and move back with Backspace', async () => {
    const { page } = visitor;
    await atCode(page);
    await page.keyboard.type('1a-2 3');
    expect([await boxes(page), await focusedBox(page)]).toEqual(['123...', 4]);
    await page.keyboard.press('Backspace');
    expect([await boxes(page), await focusedBox(page)]).toEqual(['123...', 3]);
    await page.keyboard.press('Backspace');
    expect([await boxes(page), await focusedBox(page)]).toEqual(['12....', 3]);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('9');
    expect([await boxes(page), await focusedBox(page)]).toEqual(['19....', 3]);
  });

  it('submit the code once, when the last box is filled', async () => {
    const { page } = visitor;
    const { sent } = await atCode(page);
    await page.keyboard.type('12345');
    expect(sent['verify-code']).toEqual([]);
    await page.keyboard.type('6');
    await toast(page).getByText('Ingelogd').waitFor();
    await toast(page).getByText('Welkom terug!').waitFor();
    await page.waitForURL('**/profiel');
    expect(sent['verify-code']).toEqual([{ email: sanne.email, code: '123456' }]);
    expect(crashes(visitor)).toEqual([]);
  });

  it.each([
    ['123456', 1],
    ['123 456', 4],
    ['Je code is 123456', 2],
  ])("accept '%s' from the clipboard", async (text, place) => {
    const { page, context } = visitor;
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.url });
    const { sent } = await atCode(page);
    await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
    await box(page, place).focus();
    await page.keyboard.press('Control+V');
    await page.waitForURL('**/profiel');
    expect(sent['verify-code']).toEqual([{ email: sanne.email, code: '123456' }]);
  });

  it('accept a code filled in by the phone', async () => {
    const { page } = visitor;
    await atCode(page);
    await box(page, 1).fill('123456');
    await page.waitForURL('**/profiel');
  });

  it('are emptied by a wrong code, with the focus on the first', async () => {
    const { page } = visitor;
    const { sent } = await atCode(page);
    await page.keyboard.type('654321');
    await toast(page).getByText('Ongeldige code').waitFor();
    await toast(page).getByText('De code is onjuist of verlopen').waitFor();
    expect([await boxes(page), await focusedBox(page)]).toEqual(['......', 1]);
    await page.keyboard.type('123456');
    await page.waitForURL('**/profiel');
    expect(sent['verify-code']).toHaveLength(2);
  });

  it('report a lost connection instead of a wrong code', async () => {
    const { page } = visitor;
    await atCode(page);
    await breakCalls(page, api.customers.verifyCode.path, 'offline');
    await page.keyboard.type('123456');
    await toast(page)
      .getByText(/Je bent offline/)
      .waitFor();
    expect(await toast(page).innerText()).not.toContain('Ongeldige code');
    expect([await boxes(page), await focusedBox(page)]).toEqual(['......', 1]);
  });
});

describe('the links of the code step', () => {
  beforeEach(async () => (visitor = await newShopper(wide)));

  it('return to the address step and forget the code', async () => {
    const { page } = visitor;
    const { sent } = await atCode(page);
    await page.keyboard.type('123');
    await page.getByRole('button', { name: 'Gebruik een ander adres' }).click();
    expect(await page.getByLabel('E-mailadres').inputValue()).toBe('');
    await askForCode(page, 'ander@example.com');
    expect([await boxes(page), await focusedBox(page)]).toEqual(['......', 1]);
    expect(await page.getByTestId('code-address').innerText()).toBe('ander@example.com');
    expect(sent['send-code']).toEqual([{ email: sanne.email }, { email: 'ander@example.com' }]);
  });

  it('reuse the sent code when the same address is entered within a minute', async () => {
    const { page } = visitor;
    const { sent } = await atCode(page);
    await page.getByRole('button', { name: 'Gebruik een ander adres' }).click();
    await askForCode(page, sanne.email);
    expect(sent['send-code']).toHaveLength(1);
  });

  it('request a new code after a countdown of one minute', async () => {
    const { page } = visitor;
    await page.clock.install({ time: new Date('2026-01-05T09:00:00Z') });
    const { sent } = await atCode(page);
    await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 5000);
    await page.getByText(/Nieuwe code over \d+ seconden/).waitFor();
    expect(await page.getByRole('button', { name: /code/ }).count()).toBe(0);
    await page.keyboard.type('12');
    await pass(page, 61_000);
    await page.getByRole('button', { name: 'Stuur een nieuwe code' }).click();
    await page.getByText('Nieuwe code over 60 seconden').waitFor();
    expect(sent['send-code']).toHaveLength(2);
    expect([await boxes(page), await focusedBox(page)]).toEqual(['......', 1]);
  });

  it('restore the code step after the phone discarded the page', async () => {
    const { page } = visitor;
    const { sent } = await atCode(page);
    await page.reload();
    await box(page, 1).waitFor();
    expect(await page.getByTestId('code-address').innerText()).toBe(sanne.email);
    expect(sent['send-code']).toHaveLength(1);
  });
});

describe('after the login', () => {
  beforeEach(async () => (visitor = await newShopper(wide)));

  it.each([
    ['a known customer', sanne, false, '/profiel', /^Welkom terug!$/],
    ['a new customer', stranger, true, '/profiel/welkom', /^Welkom bij .+!$/],
    ['a customer without a name', stranger, false, '/profiel/welkom', /^Welkom terug!$/],
  ])('opens the right page for %s', async (_name, known, isNew, path, words) => {
    const { page } = visitor;
    await atCode(page, known, isNew);
    await page.keyboard.type('123456');
    await toast(page).getByText(words).waitFor();
    await until(page, `location.pathname === ${JSON.stringify(path)}`);
  });

  it.each([
    ['/bestellingen', '/bestellingen'],
    ['/products?search=magnesium', '/products?search=magnesium'],
    ['https://example.org/', '/profiel'],
    ['//example.org/', '/profiel'],
    ['/\\example.org', '/profiel'],
    ['javascript:alert(1)', '/profiel'],
    ['/login', '/profiel'],
  ])('?redirect=%s leads to %s', async (wanted, path) => {
    const { page } = visitor;
    await page.route(`**${api.customers.listOrders.path}*`, (route) => route.fulfill({ json: [] }));
    await atCode(page, sanne, false, `/login?redirect=${encodeURIComponent(wanted)}`);
    await page.keyboard.type('123456');
    await until(page, `location.pathname + location.search === ${JSON.stringify(path)}`);
    expect(new URL(page.url()).origin).toBe(new URL(shop.url).origin);
  });

  it('asks a new customer for a name, then opens the requested page', async () => {
    const { page } = visitor;
    await atCode(page, stranger, true, '/login?redirect=%2Fproducts');
    await page.keyboard.type('123456');
    await page.waitForURL('**/profiel/welkom?*');
    await page.getByRole('button', { name: 'Later invullen' }).click();
    await page.waitForURL('**/products');
  });

  it('redirects from the login page to the account, and the header links there', async () => {
    const { page } = visitor;
    await page.route(`**${api.customers.showCurrentCustomer.path}`, (route) => route.fulfill({ json: sanne }));
    await page.goto(`${shop.url}/login`);
    await page.waitForURL('**/profiel');
    await open(page, '/support');
    const account = page.getByRole('banner').getByRole('link', { name: 'Account' });
    await account.and(page.locator('[href="/profiel"]')).waitFor();
  });
});

it.each(['/profiel', '/profiel/welkom', '/profiel/gegevens', '/profiel/bewerken', '/bestellingen', '/bestellingen/1'])(
  '%s redirects to the login and remembers the requested page',
  async (path) => {
    visitor = await newShopper(wide);
    const { page } = visitor;
    await page.goto(`${shop.url}${path}`);
    await page.getByRole('heading', { level: 1, name: 'Welkom bij je account' }).waitFor();
    expect(whereabouts(page)).toBe(`/login?redirect=${encodeURIComponent(path)}`);
    expect(crashes(visitor)).toEqual([]);
  },
);
