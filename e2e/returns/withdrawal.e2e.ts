import type { Page, Route } from 'playwright-core';
import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import { atPayment, payByIdeal, thanked } from '../checkout/till.js';
import { eventually } from '../support/eventually.js';
import { newEmail, untilMailed } from '../support/mails.js';
import { expectToFitScreen, expectAccessible, expectFocused } from '../support/screens.js';
import { picture, shop, type Visitor } from '../support/shopper.js';
import { newStaff } from '../support/back-office/staff.js';
import { addressOf, breakCalls, crashes, eitherScreen, newShopper, open, phone } from '../support/storefront.js';
const labels = {
  orderNumber: 'Bestelnummer',
  email: 'E-mailadres van je bestelling',
  name: 'Je naam',
  reason: 'Waarom herroep je? (niet verplicht)',
};
type Typed = Partial<Record<keyof typeof labels, string>>;
const anna = { orderNumber: '2026-999999', email: 'anna@example.com', name: 'Anna de Wit' };

async function fillIn(page: Page, typed: Typed): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await page.getByLabel(labels[name as keyof Typed]).fill(value);
}
const review = (page: Page) => page.getByRole('button', { name: 'Controleren' }).click();
const confirm = (page: Page) => page.getByRole('button', { name: 'Herroeping bevestigen' });
const done = (page: Page) => page.getByRole('heading', { name: 'Je herroeping is verstuurd' });

describe.each(eitherScreen)('/herroepen on %s', (_name, width) => {
  it('a guest withdraws from an order, receives the statement by mail, and staff refunds it', async () => {
    const email = newEmail('herroepen');
    const visitor = await atPayment(width, email);
    const { page } = visitor;
    await payByIdeal(page);
    const { orderNumber } = await thanked(page);
    await open(page, '/faq');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Herroep je aankoop hier' }).click();
    await page.locator('main h1', { hasText: 'Toch niet helemaal jouw smaak?' }).waitFor();
    await expectToFitScreen(page);
    await expectAccessible(page);
    await picture(page, `withdrawal-form-${width}`, true);
    await fillIn(page, { orderNumber, email, name: 'Sanne de Vries', reason: 'Te zoet.' });
    await review(page);
    await page.getByText(`Hierbij herroep ik de overeenkomst over bestelling ${orderNumber}.`).waitFor();
    await expectAccessible(page);
    await picture(page, `withdrawal-review-${width}`, true);
    await page.reload();
    await confirm(page).dblclick();
    await done(page).waitFor();
    await expectFocused(done(page));
    await expectAccessible(page);
    await picture(page, `withdrawal-done-${width}`, true);
    const mails = await untilMailed(visitor, email, ({ subject }) => subject.includes('herroeping'));
    expect(mails).toHaveLength(1);
    for (const text of [orderNumber, 'de hele bestelling']) expect(mails[0]!.text).toContain(text);
    expect(mails[0]!.text).not.toContain('Sanne');
    expect(mails[0]!.text).toMatch(/ontvangen op \d+ \w+ \d{4} om \d\d\.\d\d uur/);
    const { pathname, hash } = new URL(/https?:\S+\/herroepen\/bevestigen#\S+/.exec(mails[0]!.text)![0]);
    await open(page, `${pathname}${hash}`);
    await expectToFitScreen(page);
    await expectAccessible(page);
    await picture(page, `withdrawal-confirm-${width}`, true);
    await page.getByRole('button', { name: 'Ja, ik herroep mijn aankoop' }).dblclick();
    await page.getByRole('heading', { name: 'Je herroeping is bevestigd' }).waitFor();
    await expectAccessible(page);
    await picture(page, `withdrawal-confirmed-${width}`, true);
    await page.reload();
    await page.getByRole('button', { name: 'Ja, ik herroep mijn aankoop' }).click();
    await page.getByRole('heading', { name: 'Je had al bevestigd' }).waitFor();
    const confirmed = await untilMailed(visitor, email, ({ subject }) => /herroeping .* bevestigd/.test(subject));
    expect(confirmed[0]!.text).toContain('Sanne de Vries');

    const staff = await newStaff();
    const find = async () => (await callApi(staff, api.adminReturns.listReturns, { query: { q: orderNumber } }))[0];
    const found = await eventually(page, find, (row) => row !== undefined);
    expect(found).toMatchObject({ orderNumber, status: 'requested', refundAmount: '48.31' });
    await callApi(staff, api.adminReturns.changeReturnStatus, {
      params: { id: found!.id },
      body: { status: 'completed' },
    });
    const refunded = await untilMailed(visitor, email, ({ subject }) => subject.includes('terugbetaald'));
    expect(refunded[0]!.text.replaceAll('\u00a0', ' ')).toContain('€ 48,31');
    expect(crashes(visitor)).toEqual([]);
    await staff.close();
    await visitor.close();
  });
});

describe.each(eitherScreen)('/herroepen on %s', (_name, width) => {
  // The confirmation has buttons at some of these places. The responses are stubbed: a visitor may send only ten an
  // hour.
  it.each([0.05, 0.35, 0.65, 0.95])(
    'keeps showing the confirmation after a slow double click at %d of the button',
    async (part) => {
      const visitor = await newShopper(width);
      const { page } = visitor;
      await open(page, '/herroepen');
      await page.route(`${shop.url}${api.withdrawals.withdraw.path}`, (route) => route.fulfill({ status: 204 }));
      await fillIn(page, anna);
      await review(page);
      await confirm(page).scrollIntoViewIfNeeded();
      const button = (await confirm(page).boundingBox())!;
      const finger = [button.x + button.width * part, button.y + button.height / 2] as const;
      await page.mouse.click(...finger);
      await done(page).waitFor();
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
      await page.waitForTimeout(300); // time for a wrong click to lead away
      await done(page).waitFor();
      expect(new URL(page.url()).pathname).toBe('/herroepen');
      await visitor.close();
    },
  );
});

describe('/herroepen', () => {
  let visitor: Visitor;
  let page: Page;
  beforeEach(async () => {
    visitor = await newShopper(phone);
    page = visitor.page;
    await open(page, '/herroepen');
  });
  afterEach(() => visitor.close());

  it('names missing fields in Dutch', async () => {
    await page.getByLabel('Een deel ervan').check();
    await review(page);
    for (const text of [
      'Een bestelnummer ziet eruit als 2026-000123',
      'Voer een geldig e-mailadres in',
      'Naam is verplicht',
      'Noem de producten die je wilt herroepen',
    ])
      await page.getByText(text, { exact: true }).waitFor();
    expect(await page.evaluate('document.activeElement.name')).toBe('orderNumber');
    await expectAccessible(page);
  });

  it('sends once, with the same id after a failure and a reload, also for an unknown order', async () => {
    const sent: { id: string; part: string | null }[] = [];
    page.on('request', (request) => {
      if (request.url() === `${shop.url}${api.withdrawals.withdraw.path}`)
        sent.push(request.postDataJSON() as (typeof sent)[number]);
    });
    const mend = await breakCalls(page, api.withdrawals.withdraw.path);
    await fillIn(page, { ...anna, email: newEmail('onbekend') });
    await page.getByLabel('Een deel ervan').check();
    await page.getByLabel('Welke producten?').fill('Een pot Sleep Well');
    await review(page);
    await confirm(page).click();
    await page.getByRole('alert').getByText('Je herroeping is niet verstuurd.').waitFor();
    await mend();
    await page.reload();
    await confirm(page).click();
    await done(page).waitFor();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]!.part).toBe('Een pot Sleep Well');
    await page.getByRole('button', { name: 'Nog een bestelling herroepen' }).click();
    expect(await page.getByLabel(labels.name).inputValue()).toBe('');
    expect(crashes(visitor)).toEqual([]);
  });

  it('files another statement when the e-mail is corrected after a lost response', async () => {
    const [mistyped, email] = [newEmail('verloren'), newEmail('verbeterd')];
    const loseResponse = async (route: Route) => {
      await route.fetch();
      await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' });
    };
    await page.route(addressOf(api.withdrawals.withdraw), loseResponse, { times: 1 });
    await fillIn(page, { ...anna, email: mistyped });
    await review(page);
    await confirm(page).click();
    await page.getByRole('alert').getByText('Je herroeping is niet verstuurd.').waitFor();
    expect(await untilMailed(visitor, mistyped)).toHaveLength(1);
    await page.getByRole('button', { name: 'Wijzigen' }).click();
    await fillIn(page, { email });
    await review(page);
    await confirm(page).click();
    await done(page).waitFor();
    expect(await untilMailed(visitor, email)).toHaveLength(1);
    expect(crashes(visitor)).toEqual([]);
  });

  it('allows changes before it is sent', async () => {
    await fillIn(page, anna);
    await review(page);
    await page.getByRole('button', { name: 'Wijzigen' }).click();
    expect(await page.getByLabel(labels.name).inputValue()).toBe(anna.name);
  });
});
