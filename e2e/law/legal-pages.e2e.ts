import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import type { LegalPageName } from '../../contracts/law/legal-page-names.js';
import { atPayment, orderButton, payByIdeal, thanked } from '../checkout/till.js';
import { expectToast, openNewOrder, openScreen, press } from '../support/back-office/office.js';
import { newStaff, staffedThroughout } from '../support/back-office/staff.js';
import { newEmail, untilMailed } from '../support/mails.js';
import { expectAccessible, expectToFitScreen, expectVisibleToAll } from '../support/screens.js';
import { picture, shop } from '../support/shopper.js';
import { eitherScreen, newShopper, open, toast, wide } from '../support/storefront.js';

const staff = staffedThroughout();
const find = (name: LegalPageName) => callApi(staff, api.legalPages.findLegalPage, { params: { name } });
const publish = async (name: LegalPageName, text: string) => {
  const { title, version: after, blocks } = await find(name);
  const added = { kind: 'paragraph' as const, spans: [{ text }] };
  return callApi(staff, api.legalPages.publishLegalPage, {
    params: { name },
    body: { after, title, blocks: [...blocks, added] },
  });
};

describe.each(eitherScreen)('the legal texts on %s', (_name, width) => {
  it('are one link away from the footer, with who sells and all other texts beside them', async () => {
    const visitor = await newShopper(width);
    const { page } = visitor;
    await open(page, '/ons-plan');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Contact & bedrijfsgegevens' }).waitFor();
    for (const words of ['Gommie Demo B.V.', 'KvK-nummer:', 'Btw-nummer:', 'Telefoon: +31 20 123 4567'])
      await page.locator('address').getByText(words).waitFor();
    const mail = page.locator('address').getByRole('link', { name: /@/ });
    expect(await mail.getAttribute('href')).toBe(`mailto:${await mail.innerText()}`);
    await expectVisibleToAll(page, `legal-contact-${width}`, true);
    await page
      .getByRole('navigation', { name: 'Voorwaarden en informatie' })
      .getByRole('link', { name: 'Cookies' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Cookies' }).waitFor();
    await page.getByText('Je winkelmandje', { exact: true }).waitFor();
    await picture(page, `legal-cookies-${width}`, true);
    await expectAccessible(page);
    await expectToFitScreen(page); // the names in its table are no Dutch
    await visitor.close();
  });

  it('are edited by staff beside a preview, and keep the older versions', async () => {
    const editor = await newStaff(width);
    const { page } = editor;
    const { version } = await find('klachten');
    await openScreen(page, 'legal-pages?view=klachten');
    const publishing = page.getByRole('button', { name: 'Publiceer nieuwe versie' });
    expect(await publishing.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Alinea toevoegen' }).click();
    await page
      .getByLabel(/^Blok \d+: Alinea$/)
      .last()
      .fill(`Vraag **${width}** eerst [advies](/support).`);
    const preview = page.getByRole('region', { name: 'Voorbeeld' });
    await preview.locator('strong', { hasText: String(width) }).waitFor();
    await expectVisibleToAll(page, `legal-editor-${width}`, true);
    await publishing.click();
    await expectToast(page, `Versie ${version + 1} gepubliceerd`);
    await open(page, '/informatie/klachten');
    await page.locator('article strong', { hasText: String(width) }).waitFor();
    await page.getByRole('link', { name: 'Lees de vorige versie' }).click();
    await page.waitForURL(/versie=/);
    await page.getByRole('note').getByText('Je leest een oudere versie.').waitFor();
    expect(await page.locator('article strong', { hasText: String(width) }).count()).toBe(0);
    await expectVisibleToAll(page, `legal-former-${width}`);
    await page.getByRole('link', { name: 'Lees de versie van nu' }).click();
    await page.locator('article strong', { hasText: String(width) }).waitFor();
    await editor.close();
  });
});

it('a tablet has the contents of a legal text above it', async () => {
  const visitor = await newShopper(820);
  const { page } = visitor;
  await open(page, '/informatie/algemene-voorwaarden');
  const contents = page.getByRole('navigation', { name: 'Op deze pagina' });
  const { y, height } = (await contents.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual((await page.getByRole('article').boundingBox())!.y);
  const last = contents.getByRole('link').last();
  await last.click();
  await page.waitForURL(`**${await last.getAttribute('href')}`);
  await expectVisibleToAll(page, 'legal-contents-820');
  await visitor.close();
});

it('the text of staff in a mail is typed beside a sample of the mail, and goes by an undo', async () => {
  const name = 'mail-order-shipped-opening';
  const textOf = async () =>
    (await callApi(staff, api.shopTexts.listShopTexts)).find((text) => text.name === name)!.versions[0]!;
  const { version } = await textOf();
  const { page } = staff;
  await openScreen(page, `shop-texts?view=${name}`);
  const sample = page.frameLocator('iframe[title="Voorbeeld van de mail"]');
  await sample.getByRole('heading', { level: 1 }).waitFor();
  const entries = await page.evaluate<number>('history.length');
  await page.getByRole('button', { name: 'Alinea toevoegen' }).click();
  await page.getByRole('textbox', { name: 'Blok 1: Alinea' }).fill('Eet **smakelijk**, {voornaam}!');
  await sample.getByText('Eet smakelijk, Anna!').waitFor();
  expect(await page.evaluate('history.length')).toBe(entries);
  await page.getByLabel('Tekst', { exact: true }).selectOption('home-heading');
  await press(page, 'Verder bewerken');
  await sample.getByText('Eet smakelijk, Anna!').waitFor();
  await picture(page, 'mail-text-editor-1440', true);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page); // placeholders are no Dutch
  await expectToFitScreen(page);
  await picture(page, 'mail-text-editor-390', true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await expectToast(page, `Versie ${version + 1} gepubliceerd`);
  expect((await textOf()).blocks).toHaveLength(1);
  await page.getByRole('button', { name: `Zet versie ${version} terug` }).click();
  await expectToast(page, `Versie ${version + 2} gepubliceerd`);
  await sample.getByText('Eet smakelijk').waitFor({ state: 'detached' });
  await sample.getByRole('heading', { level: 1 }).waitFor();
  expect((await textOf()).blocks).toEqual([]);
});

it('home shows its blocks in the order of staff, without those that staff hides', async () => {
  const { page } = staff;
  const find = async () =>
    (await callApi(staff, api.shopTexts.listShopTexts)).find(({ name }) => name === 'home-blocks')!;
  const { version } = (await find()).versions[0]!;
  await openScreen(page, 'shop-texts?view=home-blocks');
  await page.getByRole('button', { name: 'Verberg Vitaminetest' }).click();
  await page.getByRole('button', { name: 'Verberg Meestgestelde vragen' }).click();
  await page.getByRole('button', { name: 'Toon Meestgestelde vragen' }).waitFor();
  const up = page.getByRole('button', { name: 'Reviews eerder' });
  await up.press('Enter');
  await page.locator('[aria-label="Reviews eerder"][aria-disabled=true]:focus').waitFor();
  await expectVisibleToAll(page, 'home-order-1440', true);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectVisibleToAll(page, 'home-order-390', true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await expectToast(page, `Versie ${version + 1} gepubliceerd`);

  const visitor = await newShopper(wide);
  const rendered = await (await visitor.page.request.get(`${shop.url}/`)).text();
  const places = ['id="reviews"', 'Zo werkt een abonnement</h2>', 'id="legal-title"'].map((part) =>
    rendered.indexOf(part),
  );
  expect(places).toEqual(places.filter((place) => place > 0).sort((a, b) => a - b));
  const hidden = ['id="faq"', '<h2>Geen idee welke?'].filter((part) => rendered.includes(part));
  expect(hidden).toEqual([]);
  await open(visitor.page, '/ons-plan');
  await visitor.page.getByRole('contentinfo').getByRole('link', { name: 'Reviews' }).click();
  await visitor.page.locator('#reviews + section h2', { hasText: 'Zo werkt een abonnement' }).waitFor();
  await visitor.page.locator('#bite-title').waitFor({ state: 'attached' });
  expect(await visitor.page.locator('#faq').count()).toBe(0);
  await picture(visitor.page, 'home-ordered', true);
  await visitor.page.getByRole('contentinfo').getByRole('link', { name: 'Veelgestelde vragen' }).click();
  await visitor.page.waitForURL(`${shop.url}/faq`);

  await page.getByRole('button', { name: `Zet versie ${version} terug` }).click();
  await expectToast(page, `Versie ${version + 2} gepubliceerd`);
  await open(visitor.page, '/');
  await visitor.page.locator('#faq').waitFor();
  await visitor.close();
});

it('a page without a text, or a version without one, is not found', async () => {
  for (const [path, status] of [
    ['/informatie/niets', 404],
    ['/informatie/privacy?versie=999', 404],
    ['/informatie/privacy?versie=1', 200],
  ] as const) {
    const response = await staff.page.request.get(`${shop.url}${path}`);
    expect([path, response.status()]).toEqual([path, status]);
  }
});

it('the form of withdrawal opens as a PDF', async () => {
  await open(staff.page, '/informatie/modelformulier-herroeping');
  const address = await staff.page.getByRole('link', { name: 'Download als pdf' }).getAttribute('href');
  const response = await staff.page.request.get(`${shop.url}${address}`);
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

it('a shopper is told that the terms changed, and the order keeps the version that was agreed to', async () => {
  const email = newEmail('voorwaarden');
  const visitor = await atPayment(wide, email);
  const { page } = visitor;
  const { version } = await find('algemene-voorwaarden');
  await page.getByRole('link', { name: `algemene voorwaarden (versie ${version})` }).waitFor();
  await publish('algemene-voorwaarden', 'We sluiten op zondag.');
  await page.getByRole('radio', { name: 'iDEAL | Wero' }).click();
  await orderButton(page).click();
  await toast(page).getByText('Onze algemene voorwaarden zijn net gewijzigd').waitFor();
  const link = page.getByRole('link', { name: `algemene voorwaarden (versie ${version + 1})` });
  expect(await link.getAttribute('href')).toBe(`/informatie/algemene-voorwaarden?versie=${version + 1}`);
  await expectVisibleToAll(page, 'legal-terms-changed');
  await payByIdeal(page);
  const { orderNumber } = await thanked(page);
  const [mail] = await untilMailed(visitor, email, ({ subject }) => subject.startsWith('We hebben je bestelling'));
  expect(mail!.text).toContain(`Algemene voorwaarden (versie ${version + 1})`);
  expect(mail!.text).toContain('We sluiten op zondag.');
  await openNewOrder(staff.page, orderNumber);
  await staff.page.getByRole('link', { name: `versie ${version + 1}` }).waitFor();
  await visitor.close();
});
