import { DataSource } from 'typeorm';
import * as api from '../../../contracts/api.js';
import type { Block } from '../../../contracts/law/legal-pages.js';
import { firstHomeTexts } from '../../../contracts/shop-texts/first-home.js';
import { firstShopTexts } from '../../../contracts/shop-texts/first-texts.js';
import { shopTextNames } from '../../../contracts/shop-texts/names.js';
import { legalPageNames, type LegalPageName } from '../../../contracts/law/legal-page-names.js';
import { eventually } from '../testing/kernel.js';
import { plain } from '../mail-texts/templates/plain.fixtures.js';
import { refusalOf } from '../testing/shop/test-browser.js';
import { sell } from '../testing/shop/test-products.js';
import { Shopper } from '../testing/shop/shopper.js';
import { staffOf, startSecondProcess, startTestShop, TestBrowser, type TestShop } from '../testing/shop/test-shop.js';
import { pagesOf } from '../invoices/printing/testing/pdf-text.js';

let shop: TestShop;
let staff: TestBrowser;
const visitor = () => new TestBrowser(shop);
beforeAll(async () => {
  shop = await startTestShop();
  staff = await staffOf(shop);
  await sell(shop, { 'energy-boost': { priceCents: 2495, stock: 100 } });
});
afterAll(() => shop.close());

const find = (name: LegalPageName, version?: number) =>
  visitor().json(api.legalPages.findLegalPage, { params: { name }, query: { version } });
const blocksOf = (text: string): Block[] => [{ kind: 'paragraph', spans: [{ text }] }];
const publish = (name: LegalPageName, after: number, text: string, by = staff) =>
  by.call(api.legalPages.publishLegalPage, {
    params: { name },
    body: { after, title: 'Privacy', blocks: blocksOf(text) },
  });
const company = {
  ...{ name: 'Gommie B.V.', address: 'Fruitkade 12', postalCode: '3511 AB', city: 'Utrecht', kvk: '69599084' },
  ...{ vatId: 'NL000099998B57', email: 'hallo@gommie.example', phone: '+31201234567' },
};

describe('the legal pages', () => {
  it('begin with version 1 of every text, once, also when a second process starts', async () => {
    const second = await startSecondProcess(shop, ['api']);
    await second.close();
    for (const name of legalPageNames) expect(await find(name)).toMatchObject({ name, version: 1, latest: 1 });
  });

  it('name the company of the settings', async () => {
    await staff.json(api.company.saveCompany, { body: company });
    expect((await find('contact')).company).toEqual(company);
    expect((await find('contact')).readablePhone).toBe('+31 20 123 4567');
    expect((await find('contact')).blocks).toContainEqual({ kind: 'company' });
  });

  it('keep every version at its address when staff publishes another', async () => {
    const first = await find('privacy');
    expect((await publish('privacy', 1, 'Nieuwe tekst.')).status).toBe(200);
    expect(await find('privacy')).toMatchObject({ version: 2, latest: 2, blocks: blocksOf('Nieuwe tekst.') });
    expect(await find('privacy', 1)).toEqual({ ...first, latest: 2 });
    const pages = await staff.json(api.legalPages.listLegalPages);
    expect(pages.map(({ name }) => name)).toEqual([...legalPageNames]);
    expect(pages[1]!.versions.map(({ version }) => version)).toEqual([2, 1]);
    const acts = await staff.json(api.adminLogbook.listLogbook, { query: { status: 'page-published' } });
    expect(acts).toMatchObject([{ subject: 'privacy', details: { before: 'versie 1', after: 'versie 2' } }]);
  });

  it('show a published version in every process', async () => {
    const second = await startSecondProcess(shop, ['api']);
    const elsewhere = () =>
      new TestBrowser(second).json(api.legalPages.findLegalPage, { params: { name: 'klachten' } });
    expect(await elsewhere()).toMatchObject({ version: 1 });
    expect((await publish('klachten', 1, 'Bel ons.')).status).toBe(200);
    await eventually(async () => (await elsewhere()).version === 2, 'the other process knows the version');
    await second.close();
  });

  it('publish one of two texts that were edited at the same time', async () => {
    const answers = await Promise.all(['een', 'twee', 'drie'].map((text) => publish('cookies', 1, text)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await find('cookies')).version).toBe(2);
    const late = await publish('cookies', 1, 'vier');
    expect(await refusalOf(late)).toMatchObject({ code: 'conflict' });
  });

  it('cannot be changed or removed in the database', async () => {
    const database = shop.app.get(DataSource);
    for (const statement of [`update legal_texts set title = 'Anders'`, 'delete from legal_texts'])
      await expect(database.query(statement)).rejects.toThrow('published texts cannot be changed');
  });

  it('do not exist under another name or version, and only staff publishes', async () => {
    const status = (name: string, version?: number) =>
      visitor().status(api.legalPages.findLegalPage, { params: { name }, query: { version } });
    expect([await status('kortingen'), await status('privacy', 9), await status('privacy', 0)]).toEqual([
      404, 404, 400,
    ]);
    expect((await publish('privacy', 2, 'Van buiten.', visitor())).status).toBe(401);
  });

  it('refuse a link that runs a script', async () => {
    const body = {
      after: 1,
      title: 'Contact',
      blocks: [{ kind: 'paragraph', spans: [{ text: 'x', href: 'javascript:1' }] }],
    };
    expect(await staff.status(api.legalPages.publishLegalPage, { params: { name: 'contact' }, body })).toBe(400);
  });

  it('print as a PDF with the words of the law, the company and the version', async () => {
    const response = await visitor().call(api.legalPages.printLegalPage, {
      params: { name: 'modelformulier-herroeping' },
    });
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const lines = pagesOf(Buffer.from(await response.arrayBuffer())).flat();
    for (const words of ['Modelformulier voor herroeping', 'Fruitkade 12', '(*) Doorhalen wat niet van toepassing is.'])
      expect(lines).toContain(words);
    expect(lines.join('\n')).toMatch(/versie 1 van \d{4}-\d\d-\d\d/);
  });
});

describe('the texts of the storefront', () => {
  const publishText = (after: number, text: string, by = staff) =>
    by.call(api.shopTexts.publishShopText, {
      params: { name: 'footer-line' },
      body: { after, blocks: blocksOf(text) },
    });
  const shown = async (at: Pick<TestShop, 'url' | 'app' | 'close'> = shop) =>
    (await new TestBrowser(at).json(api.settings.showShop)).texts;

  it('begin with version 1, which pages have in their code', async () => {
    const texts = await staff.json(api.shopTexts.listShopTexts);
    expect(texts.map(({ name, versions }) => [name, versions.map(({ version }) => version)])).toEqual(
      shopTextNames.map((name) => [name, [1]]),
    );
    expect(await shown()).toBeUndefined();
  });

  it('show a published version in every process, and the first again after an undo', async () => {
    const second = await startSecondProcess(shop, ['api']);
    const answers = await Promise.all(
      ['Vitamines met smaak.', 'Smaak met vitamines.'].map((text) => publishText(1, text)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [text] = (await shown())!;
    expect(text).toMatchObject({ name: 'footer-line' });
    await eventually(async () => (await shown(second))?.length === 1, 'the other process shows the text');
    expect((await publishText(2, firstHomeTexts['footer-line'])).status).toBe(200);
    expect(await shown()).toBeUndefined();
    await eventually(async () => (await shown(second)) === undefined, 'the other process shows the first text');
    await second.close();
    const acts = await staff.json(api.adminLogbook.listLogbook, { query: { status: 'page-published' } });
    expect(acts[0]).toMatchObject({ subject: 'footer-line', details: { before: 'versie 2', after: 'versie 3' } });
  });

  it('show questions and the end of home on every page that has them, in the words of staff', async () => {
    const publish = (blocks: readonly Block[]) =>
      staff.call(api.shopTexts.publishShopText, {
        params: { name: 'faq-producten' },
        body: { after: 1, blocks: [...blocks] },
      });
    const keysOf = async (list: string) =>
      (await visitor().json(api.questions.listQuestions, { params: { list } })).map(({ key }) => key);
    expect(await keysOf('product')).toEqual(['vegan-halal', 'levertijd', 'bewaren']);
    const [first, answer, ...others] = firstShopTexts['faq-producten'];
    expect((await publish([...others.slice(0, -2), { kind: 'paragraph', spans: [{ text: '{naam}' }] }])).status).toBe(
      400,
    );
    expect((await publish([...others.slice(0, -2), first!, answer!])).status).toBe(200);
    const all = await keysOf('all');
    expect(all).toHaveLength(32);
    expect(all.indexOf('suiker')).toBeLessThan(all.indexOf('vegan-halal'));
    expect(await keysOf('product')).toEqual(['vegan-halal', 'levertijd']);
    const heading = {
      params: { name: 'home-quiz-heading' },
      body: { after: 1, blocks: blocksOf('Weet je het niet? Wij wel.') },
    };
    expect(await staff.status(api.shopTexts.publishShopText, heading)).toBe(200);
    expect(await visitor().json(api.homeTexts.listHomeTexts)).toContainEqual({
      name: 'home-quiz-heading',
      blocks: heading.body.blocks,
    });
    expect(await shown()).toBeUndefined();
    expect(await visitor().status(api.questions.listQuestions, { params: { list: 'onzin' } })).toBe(404);
  });

  it('show the text of a mail in its sample as typed, beside the other part as published', async () => {
    const publish = (after: number, blocks: Block[]) =>
      staff.call(api.shopTexts.publishShopText, {
        params: { name: 'mail-order-confirmation-closing' },
        body: { after, blocks },
      });
    const sample = (name: string, blocks: string, by = staff) =>
      by.call(api.mailSamples.showMailSample, { params: { name }, query: { blocks } });
    expect((await publish(1, blocksOf('Tot gauw, {voornaam}. We pakken {bestelnummer} in.'))).status).toBe(200);
    const typed = JSON.stringify(blocksOf('Wat <leuk>, {voornaam}!'));
    await eventually(async () => {
      const shownSample = plain(await (await sample('mail-order-confirmation-opening', typed)).text());
      expect(shownSample).toContain('Wat &lt;leuk&gt;, Anna!');
      return shownSample.includes('Tot gauw, Anna. We pakken 2026-000123 in.');
    }, 'the sample has the published closing');
    const { headers } = await sample('mail-order-confirmation-opening', '[]');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    const statuses = await Promise.all([
      sample('footer-line', '[]'),
      sample('mail-order-confirmation-opening', 'x'),
      sample('mail-order-confirmation-opening', '[]', visitor()),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 400, 401]);
    expect(await shown()).toBeUndefined();
  });

  it('order and hide the blocks of home on every page, until an undo', async () => {
    const first = [...firstShopTexts['home-blocks']];
    const publish = (after: number, blocks: Block[]) =>
      staff.status(api.shopTexts.publishShopText, { params: { name: 'home-blocks' }, body: { after, blocks } });
    expect(await publish(1, first.slice(0, -1))).toBe(400);
    const changed = first.slice(2).reverse();
    expect(await publish(1, changed)).toBe(200);
    expect(await shown()).toEqual([{ name: 'home-blocks', blocks: changed }]);
    expect(await publish(2, first)).toBe(200);
    expect(await shown()).toBeUndefined();
  });

  it('promise no price, are one line where a heading shows them, and cannot be changed afterwards', async () => {
    expect((await publishText(3, 'Alles met korting')).status).toBe(400);
    expect((await publishText(3, 'x'.repeat(121))).status).toBe(400);
    expect((await publishText(3, 'Van buiten', visitor())).status).toBe(401);
    await expect(shop.app.get(DataSource).query('delete from shop_texts')).rejects.toThrow('cannot be changed');
  });
});

describe('the terms of an order', () => {
  const buy = async (email: string, termsVersion?: number) => {
    const shopper = new Shopper(shop);
    await shopper.start([{ id: 'energy-boost', quantity: 1 }]);
    const changed = await shopper.change(shopper.payment.quote.totalCents, { termsVersion });
    return { shopper, changed, email };
  };
  const orderOf = async (email: string) => {
    const [order] = (await staff.json(api.orders.listOrders)).filter(({ customerEmail }) => customerEmail === email);
    return staff.json(api.orders.findOrder, { params: { id: order!.id } });
  };

  it('are the version that the shopper saw, also after a later one was published', async () => {
    const { shopper, changed } = await buy('sanne@example.com', 1);
    expect([changed.status, shopper.payment.termsVersion]).toEqual([200, 1]);
    await staff.json(api.legalPages.publishLegalPage, {
      params: { name: 'algemene-voorwaarden' },
      body: { after: 1, title: 'Algemene voorwaarden', blocks: blocksOf('Tweede versie.') },
    });
    await shopper.pay('sanne@example.com');
    await shopper.settle();
    expect(await orderOf('sanne@example.com')).toMatchObject({ termsVersion: 1 });
  });

  it('are refused when another version was published meanwhile, and named', async () => {
    const { shopper, changed } = await buy('bo@example.com', 1);
    expect(changed).toMatchObject({ status: 409, code: 'terms-changed', details: { version: 2 } });
    const again = await shopper.change(shopper.payment.quote.totalCents, { termsVersion: 2 });
    expect(again.status).toBe(200);
    await shopper.pay('bo@example.com');
    await shopper.settle();
    expect(await orderOf('bo@example.com')).toMatchObject({ termsVersion: 2 });
  });

  it('are in the confirmation in full, with the form of withdrawal', async () => {
    let rows: { text: string }[] = [];
    const sql = `select text from kept_mails where "to" = 'bo@example.com' and subject like 'We hebben%'`;
    await eventually(async () => {
      rows = await shop.app.get(DataSource).query(sql);
      return rows.length > 0;
    }, 'the confirmation');
    const { text } = rows[0]!;
    expect(text).toContain('Algemene voorwaarden (versie 2)');
    expect(text).toContain('Tweede versie.');
    expect(text).toContain('/informatie/algemene-voorwaarden?versie=2');
    expect(text).toContain('Ik/Wij (*) deel/delen (*) u hierbij mede');
    expect(text).toMatch(/Tot gauw, \w+\. We pakken \d{4}-\d{6} in\.\n\nToch niet tevreden\?/);
  });
});
