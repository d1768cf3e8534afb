import { DataSource } from 'typeorm';
import * as api from '../../../contracts/api.js';
import { eventually } from '../testing/kernel.js';
import { sell } from '../testing/shop/test-products.js';
import { startTestShop, TestBrowser, type TestShop } from '../testing/shop/test-shop.js';
import { refusalOf } from '../testing/shop/test-browser.js';
import { QuizAdvice } from './quiz-advice.entity.js';
import { SweepAdvicesHandler } from './sweep-advices.handler.js';

let shop: TestShop;
let visitor: TestBrowser;
beforeAll(async () => {
  shop = await startTestShop({ SHOP_EMAIL: 'winkel@example.com' });
  await sell(shop, {
    'sleep-well': { priceCents: 2295, stock: 5 },
    'multi-vitamin': { priceCents: 1995, stock: 5 },
  });
  visitor = new TestBrowser(shop);
});
afterAll(() => shop.close());

interface StoredMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}
async function mailTo(address: string): Promise<StoredMail> {
  let found: StoredMail[] = [];
  await eventually(async () => {
    found = await shop.app
      .get(DataSource)
      .query<StoredMail[]>('select "to", subject, text, html from kept_mails where "to" = $1', [address]);
    return found.length > 0;
  }, `a mail to ${address}`);
  expect(found).toHaveLength(1);
  return found[0]!;
}

const answers = { goals: ['sleep'], lifestyle: 3, diet: 'healthy', age: '26-35', extra: [] };
const inquiry = {
  contactName: 'Bo <script>',
  email: 'bo@sportschool.example',
  phone: '06 12345678',
  kvkNumber: null,
  message: 'Wij willen jullie gummy’s op de balie zetten.',
};

describe('the vitamin test', () => {
  it('mails the advice of the result page with the discount code', async () => {
    expect(await visitor.status(api.quiz.sendAdvice, { body: { email: 'an@example.com', ...answers } })).toBe(204);
    const { text, html } = await mailTo('an@example.com');
    expect(text.replace(/\u00a0/g, ' ')).toContain('sleep-well (€ 22,95): omdat je de avond graag rustig afsluit');
    expect(text).toContain('multi-vitamin');
    expect(html).toContain('NIEUW10');
  });

  it('sends at most three mails an hour to one address', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 4; time++)
      statuses.push(await visitor.status(api.quiz.sendAdvice, { body: { email: 'vaak@example.com', ...answers } }));
    expect(statuses).toEqual([204, 204, 204, 429]);
  });

  it('sends at most five mails a day to one mailbox, whatever its tag', async () => {
    const statuses: number[] = [];
    for (const tag of ['', '+a', '+b', '+c', '+d', '+e']) {
      await shop.app.get(DataSource).query(`delete from attempt_limits where key like 'quiz-advice%'`);
      statuses.push(
        await visitor.status(api.quiz.sendAdvice, { body: { email: `dag${tag}@example.com`, ...answers } }),
      );
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    const sql = `select 1 from quiz_advices where email like 'dag%'`;
    expect(await shop.app.get(DataSource).query<object[]>(sql)).toHaveLength(5);
  });

  it('sends at most thirty mails a day for one network, whatever the hourly limits', async () => {
    const database = shop.app.get(DataSource);
    await database.query('delete from attempt_limits');
    const statuses: number[] = [];
    for (let turn = 0; turn < 31; turn++) {
      await database.query(`delete from attempt_limits where key like 'quiz-advice%'`);
      const email = `netwerk${turn}@example.com`;
      statuses.push(await visitor.status(api.quiz.sendAdvice, { body: { email, ...answers } }));
    }
    expect(statuses).toEqual([...Array<number>(30).fill(204), 429]);
  });

  it('forgets an advice without consent, also of a person who consented before', async () => {
    const database = shop.app.get(DataSource);
    await database.query('delete from attempt_limits');
    const email = 'toen@example.com';
    for (const body of [
      { ...answers, email, keepAnswers: 1 },
      { ...answers, email },
    ])
      expect(await visitor.status(api.quiz.sendAdvice, { body })).toBe(204);
    await database.query(`update quiz_advices set created_at = now() - interval '3 days' where email = $1`, [email]);
    await shop.app.get(SweepAdvicesHandler, { strict: false }).handle();
    const left = await database.getRepository(QuizAdvice).findBy({ email });
    expect(left.map((advice) => advice.answers)).toEqual([answers]);
  });

  it.each([
    [{ ...answers, email: 'geen-adres' }, { email: 'Voer een geldig e-mailadres in' }],
    [
      { ...answers, email: 'a@example.com', goals: ['energy', 'sleep', 'beauty', 'focus'] },
      { goals: 'Kies hoogstens 3 doelen' },
    ],
    [{ ...answers, email: 'a@example.com', lifestyle: 8 }, { lifestyle: 'Kies 0 tot 7 dagen' }],
  ])('refuses invalid answers', async (body, fields) => {
    const response = await visitor.call(api.quiz.sendAdvice, { body });
    expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ fields })]);
  });
});

describe('the partnership form', () => {
  it('stores the inquiry and mails it to the shop with escaped HTML', async () => {
    expect(await visitor.status(api.partnerships.sendInquiry, { body: inquiry })).toBe(204);
    const { text, html } = await mailTo('winkel@example.com');
    expect(text).toContain('op de balie zetten');
    expect(html).not.toContain('<script>');
    const rows = await shop.app
      .get(DataSource)
      .query<object[]>('select contact_name, kvk_number from partnership_inquiries');
    expect(rows).toEqual([{ contact_name: 'Bo <script>', kvk_number: null }]);
  });

  it('mails nothing to the sender, whose address nobody proved', async () => {
    const email = 'derde@example.com';
    expect(
      await visitor.status(api.partnerships.sendInquiry, { body: { ...inquiry, contactName: 'Cas', email } }),
    ).toBe(204);
    await eventually(async () => {
      const sql = `select 1 from kept_mails where "to" = 'winkel@example.com' and subject like '%Cas%'`;
      return (await shop.app.get(DataSource).query<object[]>(sql)).length === 1;
    }, 'the mail to the shop');
    const toSender = 'select 1 from kept_mails where "to" = $1';
    expect(await shop.app.get(DataSource).query<object[]>(toSender, [email])).toEqual([]);
  });

  it('accepts three inquiries a day from one address', async () => {
    const database = shop.app.get(DataSource);
    const send = async () => {
      await database.query(`delete from attempt_limits where key not like 'partnership-inquiries-sender%'`);
      return await visitor.status(api.partnerships.sendInquiry, { body: { ...inquiry, email: 'vier@example.com' } });
    };
    expect([await send(), await send(), await send(), await send()]).toEqual([204, 204, 204, 429]);
  });

  it('refuses a host name as a name', async () => {
    const response = await visitor.call(api.partnerships.sendInquiry, { body: { ...inquiry, contactName: 'evil.nl' } });
    expect(await response.json()).toMatchObject({ fields: { contactName: expect.stringMatching(/webadressen/) } });
  });

  it('names each invalid field', async () => {
    const response = await visitor.call(api.partnerships.sendInquiry, {
      body: { ...inquiry, phone: '12', kvkNumber: '1' },
    });
    expect(Object.keys((await refusalOf(response)).fields!)).toEqual(['phone', 'kvkNumber']);
  });
});
