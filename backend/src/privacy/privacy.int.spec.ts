import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { DataSource } from 'typeorm';
import * as api from '../../../contracts/api.js';
import { rebuildProjections } from '../platform/event-sourcing/rebuild/rebuild.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import { allProjections } from '../projections/index.js';
import { InvoiceBuyers } from '../invoices/invoice-buyers.service.js';
import { MailTransport } from '../mail/sending/mail-transport.js';
import { eventually, testContext } from '../testing/kernel.js';
import { logIn, mailedCode, placeOrder } from '../testing/shop/test-customers.js';
import { staffOf, startTestShop, TestBrowser, type TestShop } from '../testing/shop/test-shop.js';
import { keptByLaw, tablesWith } from './person-traces.fixtures.js';
import { Privacy } from './privacy.js';
import { refusalOf } from '../testing/shop/test-browser.js';

let shop: TestShop;
let database: DataSource;
let logged: string[];
beforeAll(async () => {
  shop = await startTestShop();
  database = shop.app.get(DataSource);
  logged = captureLog();
});
afterAll(() => shop.close());

/** Captures every line that the program logs from now on, instead of writing it. */
function captureLog(): string[] {
  const lines: string[] = [];
  const { log } = shop.app.getHttpAdapter().getInstance();
  const stream = (log as unknown as Record<symbol, { write(line: string): void }>)[pino.symbols.streamSym]!;
  jest.spyOn(stream, 'write').mockImplementation((line) => void lines.push(line));
  log.level = 'trace';
  return lines;
}

const canary = {
  email: 'kanarie-piet@example.com',
  firstName: 'Kanariena',
  lastName: 'Vogelaar',
  phone: '0655500111',
  address: 'Kanariestraat 77',
  postalCode: '7777 KV',
  city: 'Vogelenzang-Oost',
};
const traces = /kanarie|vogelaar|55500111|7777 ?KV|vogelenzang/i;
const answers = { goals: ['sleep'], lifestyle: 3, diet: 'healthy', age: '26-35', extra: [] };
const inquiry = {
  contactName: canary.firstName,
  email: canary.email.toUpperCase(),
  phone: canary.phone,
  kvkNumber: null,
  message: `Bel ${canary.lastName} eens terug over de balie.`,
};

const withdrawal = {
  id: randomUUID(),
  orderNumber: '2026-000123',
  email: canary.email,
  name: canary.lastName,
  part: null,
  reason: `${canary.firstName} houdt er niet van.`,
};

const tracesInDatabase = () => tablesWith(traces, database);

async function plantCanary(browser: TestBrowser): Promise<void> {
  const { email, ...profile } = canary;
  await placeOrder(shop, { ...canary, name: `${canary.firstName} ${canary.lastName}` });
  await placeOrder(shop, { email: ' Kanarie-Piet@Example.com', name: canary.lastName }, { paid: false });
  await browser.call(api.customers.changeProfile, { body: profile });
  const { phone, ...address } = profile;
  await browser.call(api.savedAddresses.addAddress, { body: { ...address, country: 'NL', isDefault: true } });
  await browser.call(api.quiz.sendAdvice, { body: { email, ...answers, keepAnswers: 1 } });
  await browser.call(api.partnerships.sendInquiry, { body: inquiry });
  await browser.call(api.withdrawals.withdraw, { body: withdrawal });
  await browser.call(api.withdrawals.withdraw, {
    body: { ...withdrawal, id: randomUUID(), orderNumber: '2026-999999' },
  });
  await eventually(async () => (await count('select count(*) from admin_return_list')) === 1, 'the return');
  const [{ id }] = await database.query<[{ id: string }]>('select return_id as id from admin_return_list');
  const staff = await staffOf(shop);
  const message = `Beste ${canary.lastName}, de pot was open.`;
  expect(
    await staff.status(api.adminReturns.changeReturnStatus, { params: { id }, body: { status: 'rejected', message } }),
  ).toBe(204);
}

/** Creates another person with rows in the same places. */
async function plantOther(): Promise<TestBrowser> {
  const browser = new TestBrowser(shop);
  const email = 'jan-kanarie-piet@example.org';
  await logIn(shop, browser, email);
  await placeOrder(shop, { email, name: 'Jan Jansen', city: 'Assen' });
  await browser.call(api.customers.changeProfile, { body: { firstName: 'Jan', lastName: 'Jansen' } });
  await browser.call(api.quiz.sendAdvice, { body: { email, ...answers } });
  return browser;
}

const count = async (sql: string) => Number((await database.query<[{ count: string }]>(sql))[0].count);
const allMailsSent = () =>
  eventually(async () => (await count(`select count(*) from mails where status = 'queued'`)) === 0, 'all mails');

describe('export', () => {
  it('contains all data of the person and none of others', async () => {
    const browser = new TestBrowser(shop);
    await logIn(shop, browser, 'export@example.com');
    const orderId = await placeOrder(shop, { email: 'export@example.com', name: 'Eva Export', city: 'Ede' });
    await placeOrder(shop, { email: 'ander@example.com', name: 'Arie Ander', city: 'Almelo' });
    const tracking = { parcelId: randomUUID(), carrier: 'postnl', trackingCode: '3SEXPORT01' } as const;
    const parcel = { ...tracking, pieces: [{ id: 'energy-boost', quantity: 1 }] };
    const packer = await staffOf(shop);
    expect(await packer.status(api.parcels.shipParcel, { params: { id: orderId }, body: parcel })).toBe(204);
    await browser.call(api.customers.changeProfile, { body: { firstName: 'Eva', lastName: 'Export' } });
    await browser.call(api.quiz.sendAdvice, { body: { email: 'export@example.com', ...answers, keepAnswers: 1 } });
    await eventually(
      async () => (await count(`select count(*) from kept_mails where subject = 'Jouw vitamineadvies'`)) === 1,
      'the advice',
    );
    const response = await browser.call(api.customers.exportData);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="mijn-gegevens.json"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const data = (await response.json()) as Record<string, object[]>;
    expect(data).toMatchObject({
      profile: [{ email: 'export@example.com', firstName: 'Eva' }],
      contacts: [{ name: 'Eva Export', city: 'Ede' }],
      orders: [{ orderNumber: '2026-000123', totalCents: 8164, disputes: [] }],
      parcels: [{ orderNumber: '2026-000123', parcels: [{ carrier: 'postnl', trackingCode: '3SEXPORT01' }] }],
      subscriptions: [{ productName: 'Sleep Well', status: 'active' }],
      quizAdvices: [{ answers }],
      addresses: [],
      returns: [],
      sessions: [expect.any(Object)],
      mails: expect.arrayContaining([expect.objectContaining({ subject: 'Jouw vitamineadvies' })]),
    });
    expect(JSON.stringify(data)).not.toMatch(/Arie|Almelo|tokenHash|token_hash/);
    const { explanation = [], ...places } = data;
    expect(explanation.map((one) => (one as { place: string }).place)).toEqual(Object.keys(places));
    expect(explanation).toContainEqual({
      place: 'quizAdvices',
      what: 'Antwoorden van de vitaminetest',
      why: 'Het advies mailen waar iemand om vroeg: toestemming.',
      term: '12 maanden.',
      recipients: 'Niemand buiten de winkel en haar hosting.',
    });
    expect(await new TestBrowser(shop).status(api.customers.exportData)).toBe(401);
  });
});

describe('an export by staff', () => {
  it('equals that of the customer, who later sees that it was made', async () => {
    const browser = new TestBrowser(shop);
    await logIn(shop, browser, 'inzage@example.com');
    const staff = await staffOf(shop);
    const id = (await staff.json(api.adminCustomers.listCustomers)).find(
      ({ email }) => email === 'inzage@example.com',
    )!.id;
    const own = await browser.json(api.customers.exportData);
    const made = await staff.call(api.adminCustomers.exportCustomer, { params: { id } });
    expect(made.headers.get('content-disposition')).toBe(`attachment; filename="gegevens-klant-${id}.json"`);
    const { sessions: _, lookedAt, ...same } = (await made.json()) as Record<string, object[]>;
    expect(own).toMatchObject(same);
    expect(own.lookedAt).toEqual([]);
    expect(lookedAt).toEqual([{ act: 'customer-exported', at: expect.any(String) }]);
    expect(await staff.status(api.adminCustomers.exportCustomer, { params: { id: 999_999 } })).toBe(404);
    expect(await browser.status(api.adminCustomers.exportCustomer, { params: { id } })).toBe(401);
  });
});

describe('erasure', () => {
  it('leaves no trace of the person, keeps amounts and others, and allows a rebuild of read models', async () => {
    const [browser, elsewhere] = [new TestBrowser(shop), new TestBrowser(shop)];
    await logIn(shop, browser, canary.email);
    await plantCanary(browser);
    await database.query('delete from attempt_limits');
    const other = await plantOther();
    const kept = `select count(*) from kept_mails where "to" like 'jan-%'`;
    await eventually(async () => (await count(kept)) === 4, 'a code, a confirmation, a subscription and an advice');
    await allMailsSent();
    const planted = await tracesInDatabase();
    expect(planted).toEqual(expect.arrayContaining(['contacts', 'customers', 'kept_mails', 'partnership_inquiries']));
    expect(planted).toContain('customer_totals');
    expect(planted).toEqual(expect.arrayContaining(['quiz_advices', 'saved_addresses', 'withdrawals', 'return_notes']));
    const staff = await staffOf(shop);
    const revenue = () => database.query('select * from revenue_by_day order by day');
    const before = await revenue();

    expect(await elsewhere.status(api.customers.eraseAccount, { body: { code: '123456' } })).toBe(401);
    expect(await browser.status(api.customers.eraseAccount, { body: { code: '123456' } })).toBe(400);
    expect(await browser.json(api.customers.sendErasureCode)).toEqual({ delayed: expect.any(Boolean) });
    const code = await mailedCode(shop, canary.email, 1);
    expect(await browser.status(api.customers.eraseAccount, { body: { code } })).toBe(204);

    expect(await (await browser.call(api.customers.showCurrentCustomer)).text()).toBe('null');
    await eventually(
      async () =>
        (await count(`select count(*) from admin_subscription_list where status <> 'cancelled'
        and contact_id not in (select id from contacts)`)) === 0,
      'the end of the subscription',
    );
    await database.query(`update kept_mails set "to" = 'x', text = '', html = '' where "to" like 'jan-%'`);
    await database.query(`update contacts set email = 'x' where name = 'Jan Jansen'`);
    await database.query(`update quiz_advices set email = 'x' where email like 'jan-%'`);
    await database.query(`update customer_totals set mailbox = 'x' where mailbox like 'jan-%'`);
    expect(await count(`select count(*) from customers where email = 'jan-kanarie-piet@example.org'`)).toBe(1);
    await database.query(`update customers set email = 'jan@example.org' where first_name = 'Jan'`);
    expect(await tracesInDatabase()).toEqual(keptByLaw);
    expect(logged.length).toBeGreaterThan(10);
    expect(logged.filter((line) => traces.test(line))).toEqual([]);
    expect(await revenue()).toEqual(before);
    const orders = await staff.json(api.orders.listOrders);
    expect(orders.filter(({ customerName }) => customerName === 'Verwijderde klant')).toHaveLength(2);
    expect(await other.json(api.customers.showCurrentCustomer)).toMatchObject({ firstName: 'Jan' });

    await rebuildProjections(shop.app.get(EventStore), database, allProjections);
    expect(await tracesInDatabase()).toEqual(keptByLaw);
    expect(await revenue()).toEqual(before);
    await shop.app.get(InvoiceBuyers, { strict: false }).forgetOld('2100-01-01');
    expect(await tracesInDatabase()).toEqual([]);
  });

  it('removes a mail that was rendered but not yet stored', async () => {
    const browser = new TestBrowser(shop);
    const email = 'onderweg@example.com';
    await logIn(shop, browser, email);
    const orderId = await placeOrder(shop, { email });
    const confirmed = `select count(*) from mails where status = 'sent' and reference ->> 'orderId' = '${orderId}'`;
    await eventually(async () => (await count(confirmed)) === 1, 'the confirmation');
    const [{ id: mailId }] = await database
      .query<[{ id: string }]>(`update mails set status = 'queued' where reference ->> 'orderId' = $1 returning id`, [
        orderId,
      ])
      .then(([rows]) => rows as unknown as [{ id: string }]);
    await database.query('delete from kept_mails where mail_id = $1', [mailId]);
    await shop.app.get(Privacy, { strict: false }).erase(email, testContext());
    const transport = shop.app.get(MailTransport, { strict: false });
    await transport.deliver({ mailId, to: email, subject: 's', text: 't', html: 'h' });
    expect(await count(`select count(*) from kept_mails where "to" = '${email}'`)).toBe(0);
  });

  it('requires the erasure code and refuses a login code', async () => {
    const browser = new TestBrowser(shop);
    await logIn(shop, browser, 'blijft@example.com');
    await database.query('delete from attempt_limits');
    await browser.call(api.customers.sendCode, { body: { email: 'blijft@example.com' } });
    const code = await mailedCode(shop, 'blijft@example.com', 1);
    const refusal = await browser.call(api.customers.eraseAccount, { body: { code } });
    expect([refusal.status, (await refusalOf(refusal)).code]).toEqual([400, 'wrong-login-code']);
    expect(await count(`select count(*) from customers where email = 'blijft@example.com'`)).toBe(1);
  });
});
