import { DataSource } from 'typeorm';
import * as api from '../../../contracts/api.js';
import { eventually } from '../testing/kernel.js';
import { logIn, mailedCode } from '../testing/shop/test-customers.js';
import { sell } from '../testing/shop/test-products.js';
import { staffOf, startTestShop, TestBrowser, type TestShop } from '../testing/shop/test-shop.js';
import { SweepAdvicesHandler } from '../quiz/sweep-advices.handler.js';

let shop: TestShop;
let database: DataSource;
beforeAll(async () => {
  shop = await startTestShop();
  database = shop.app.get(DataSource);
  await sell(shop, { 'sleep-well': { priceCents: 2295, stock: 5 }, 'multi-vitamin': { priceCents: 1995, stock: 5 } });
});
afterAll(() => shop.close());
beforeEach(() => database.query('delete from attempt_limits'));

const answers = { goals: ['sleep'], lifestyle: 3, diet: 'poor', age: '46-55', extra: ['stress'] };
const advise = async (email: string, more: object = {}) => {
  const body = { email, ...answers, ...more };
  expect(await new TestBrowser(shop).status(api.quiz.sendAdvice, { body })).toBe(204);
  await eventually(async () => {
    const sql = `select 1 from kept_mails where "to" = $1 and text like '%omdat je de avond%'`;
    return (await database.query<object[]>(sql, [email])).length > 0;
  }, `the advice for ${email}`);
};
const advicesOf = (email: string) =>
  database.query<{ answers: object | null; all: string }[]>(
    `select answers, row_to_json(q)::text as all from quiz_advices q where email = $1`,
    [email],
  );

describe('the answers of the vitamin test', () => {
  it('are not stored beside the address without a consent, and the advice is mailed all the same', async () => {
    await advise('zonder@example.com');
    const [row] = await advicesOf('zonder@example.com');
    expect(row!.answers).toBeNull();
    expect(row!.all).not.toMatch(/sleep|poor|46-55|stress|omdat/);
    expect(await database.query(`select 1 from consents where email = 'zonder@example.com'`)).toEqual([]);
  });

  it('are stored with a consent, which the register has with its text', async () => {
    await advise('met@example.com', { keepAnswers: 1 });
    expect((await advicesOf('met@example.com'))[0]!.answers).toEqual(answers);
    const sql = `select purpose, is_given, text_version, source from consents where email = 'met@example.com'`;
    expect(await database.query(sql)).toEqual([
      { purpose: 'quiz-answers', is_given: true, text_version: 1, source: 'vitamin-test' },
    ]);
    const body = { email: 'met@example.com', ...answers, keepAnswers: 99 };
    expect(await new TestBrowser(shop).status(api.quiz.sendAdvice, { body })).toBe(400);
  });

  it('stay for two days without a consent, and as long as the person wants with one', async () => {
    await database.query(`update quiz_advices set created_at = now() - interval '3 days'`);
    await advise('pas@example.com');
    await shop.app.get(SweepAdvicesHandler, { strict: false }).handle();
    const kept = await database.query<{ email: string }[]>('select email from quiz_advices order by email');
    expect(kept.map(({ email }) => email)).toEqual(['met@example.com', 'pas@example.com']);
  });
});

describe('a consent', () => {
  it('is shown to the customer and to staff, is in the export, and ends with what depends on it', async () => {
    const customer = new TestBrowser(shop);
    await logIn(shop, customer, 'met@example.com');
    const [given] = await customer.json(api.consents.listOwnConsents);
    expect(given).toMatchObject({ purpose: 'quiz-answers', isGiven: true, source: 'vitamin-test' });
    expect(given!.text).toContain('Bewaar mijn antwoorden bij mijn mailadres');
    const staff = await staffOf(shop);
    const [found] = (await staff.json(api.adminCustomers.listCustomers)).filter(
      ({ email }) => email === 'met@example.com',
    );
    const seen = await staff.json(api.consents.listCustomerConsents, { params: { id: found!.id } });
    expect(seen).toEqual([given]);
    const withdraw = () => customer.status(api.consents.withdrawConsent, { params: { purpose: 'quiz-answers' } });
    expect(await Promise.all([withdraw(), withdraw()])).toEqual([204, 204]);
    expect(await advicesOf('met@example.com')).toEqual([]);
    const entries = await customer.json(api.consents.listOwnConsents);
    expect(entries.map(({ isGiven, source }) => [isGiven, source])).toEqual([
      [false, 'account'],
      [true, 'vitamin-test'],
    ]);
    const exported = await customer.json(api.customers.exportData);
    expect(exported.consents).toMatchObject([{ isGiven: true, textVersion: 1 }, { isGiven: false }]);
    expect(await customer.status(api.consents.withdrawConsent, { params: { purpose: 'alles' } })).toBe(404);
  });

  it('cannot be changed in the database, and is erased with the person', async () => {
    await expect(database.query('update consents set is_given = true')).rejects.toThrow('cannot be changed');
    const customer = new TestBrowser(shop);
    await logIn(shop, customer, 'weg@example.com');
    await advise('weg@example.com', { keepAnswers: 1 });
    await customer.json(api.customers.sendErasureCode);
    const code = await mailedCode(shop, 'weg@example.com', 1);
    expect(await customer.status(api.customers.eraseAccount, { body: { code } })).toBe(204);
    const left = `select 1 from consents where email = 'weg@example.com'`;
    expect([await database.query(left), await advicesOf('weg@example.com')]).toEqual([[], []]);
  });
});
