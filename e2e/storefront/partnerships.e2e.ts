import type { Page } from 'playwright-core';
import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import { untilMailed } from '../support/mails.js';
import { expectFocused } from '../support/screens.js';
import { type Visitor } from '../support/shopper.js';
import { breakCalls, crashes, eitherScreen, newShopper, open } from '../support/storefront.js';
const labels = {
  contactName: 'Je naam',
  email: 'E-mailadres',
  phone: 'Telefoonnummer',
  kvkNumber: 'KVK-nummer (niet verplicht)',
  message: 'Wat heb je in gedachten?',
};
const inquiry = {
  contactName: 'Noor Bakker',
  email: 'noor@example.com',
  phone: '06 12345678',
  kvkNumber: '1234 5678',
  message: 'We willen jullie potten graag op onze balie zetten.',
};
type Inquiry = Partial<typeof inquiry>;

const send = (page: Page) => page.getByRole('button', { name: 'Meld je hier aan!' }).click();
const thanks = (page: Page) => page.getByRole('heading', { name: 'Bedankt, we hebben je bericht!' });

async function fillIn(page: Page, values: Inquiry): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.getByLabel(labels[name as keyof Inquiry]).fill(value);
}

/** Stubs the form's call; it succeeds once `release` is called. */
async function keepSent(page: Page): Promise<{ sent: unknown[]; release: () => void }> {
  const sent: unknown[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${api.partnerships.sendInquiry.path}`, async (route) => {
    sent.push(route.request().postDataJSON());
    await held;
    await route.fulfill({ status: 204 });
  });
  return { sent, release };
}

describe.each(eitherScreen)('/samenwerkingen on %s', (_name, width) => {
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    visitor = await newShopper(width);
    page = visitor.page;
  });
  beforeEach(async () => {
    await page.unrouteAll();
    await open(page, '/samenwerkingen');
  });
  afterAll(() => visitor.close());

  it('names missing fields and focuses the first', async () => {
    const { sent } = await keepSent(page);
    await send(page);
    for (const text of [
      'Naam is verplicht',
      'Voer een geldig e-mailadres in',
      'Voer een geldig telefoonnummer in, bijvoorbeeld 06 12345678',
      'Vertel ons kort wat je in gedachten hebt',
    ])
      await page.getByText(text, { exact: true }).waitFor();
    expect(await page.locator('main [aria-invalid="true"]').count()).toBe(4);
    expect(await page.evaluate('document.activeElement.name')).toBe('contactName');
    expect(sent).toEqual([]);
  });

  it.each([
    [{ kvkNumber: '123' }, 'Een KVK-nummer heeft 8 cijfers'],
    [{ phone: 'bel maar' }, 'Voer een geldig telefoonnummer in, bijvoorbeeld 06 12345678'],
    [{ message: 'Hoi' }, 'Vertel ons kort wat je in gedachten hebt'],
    [{ email: 'noor@' }, 'Voer een geldig e-mailadres in'],
  ] as [Inquiry, string][])('refuses only %j', async (wrong, text) => {
    const { sent } = await keepSent(page);
    await fillIn(page, { ...inquiry, ...wrong });
    await send(page);
    await page.getByText(text, { exact: true }).waitFor();
    expect(await page.locator('main [aria-invalid="true"]').count()).toBe(1);
    expect(sent).toEqual([]);
  });

  it('sends once, however often the button is pressed', async () => {
    const { sent, release } = await keepSent(page);
    await fillIn(page, { ...inquiry, kvkNumber: '' });
    await page.locator('main button[type="submit"]').dblclick();
    await page.getByRole('button', { name: 'Versturen…' }).click({ force: true });
    release();
    await thanks(page).waitFor();
    expect(sent).toEqual([{ ...inquiry, kvkNumber: null }]);
  });

  it('keeps the input when sending fails, and sends it on a retry', async () => {
    const mend = await breakCalls(page, api.partnerships.sendInquiry.path);
    await fillIn(page, inquiry);
    await send(page);
    await page.getByRole('alert').getByText('Je bericht is niet verstuurd.').waitFor();
    expect(await page.getByRole('alert').first().innerText()).toContain('Probeer het zo nog eens.');
    expect(await page.getByLabel(labels.message).inputValue()).toBe(inquiry.message);
    await mend();
    const { sent, release } = await keepSent(page);
    release();
    await send(page);
    await thanks(page).waitFor();
    expect(sent).toEqual([{ ...inquiry, kvkNumber: '12345678' }]);
    expect(crashes(visitor)).toEqual([]);
  });
});

it('mails the shop, thanks the visitor, and offers another inquiry', async () => {
  const visitor = await newShopper();
  const { page } = visitor;
  const { email } = await callApi(visitor, api.settings.showShop);
  const message = `Zullen we samen iets moois maken? Nummer ${Date.now()}.`;
  await open(page, '/samenwerkingen');
  await fillIn(page, { ...inquiry, message });
  await send(page);
  await thanks(page).waitFor();
  await expectFocused(thanks(page));
  const mails = await untilMailed(visitor, email, (mail) => mail.text.includes(message));
  expect(mails).toHaveLength(1);
  for (const text of ['Noor Bakker', 'noor@example.com', '12345678']) expect(mails[0]!.text).toContain(text);
  await page.getByRole('button', { name: 'Nog een bericht sturen' }).click();
  expect(await page.getByLabel(labels.message).inputValue()).toBe('');
  expect(crashes(visitor)).toEqual([]);
  await visitor.close();
});
