import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import { eventually } from '../../testing/kernel.js';
import { logIn } from '../../testing/shop/test-customers.js';
import { staffOf, startTestShop, TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';

let shop: TestShop;
let staff: TestBrowser;
let database: DataSource;
beforeAll(async () => {
  shop = await startTestShop();
  staff = await staffOf(shop);
  database = shop.app.get(DataSource);
});
afterAll(() => shop.close());
beforeEach(() => database.query('delete from attempt_limits'));

const visitor = () => new TestBrowser(shop);
const subscribe = (email: string, browser = visitor()) =>
  browser.call(api.consents.subscribe, { body: { email, textVersion: 1 } });
const confirm = async (token: string) =>
  (await visitor().json(api.consents.confirmSubscription, { body: { token } })).outcome;
const mailsTo = (email: string) =>
  database.query<{ subject: string; text: string }[]>(
    `select subject, text from kept_mails where "to" = $1 order by sent_at`,
    [email],
  );
async function mailed(email: string, subject: RegExp, seen = 0): Promise<string> {
  let found: { text: string }[] = [];
  await eventually(async () => {
    found = (await mailsTo(email)).filter((mail) => subject.test(mail.subject));
    return found.length > seen;
  }, `a mail to ${email}`);
  return found.at(-1)!.text;
}
const confirmationOf = async (email: string, seen = 0) =>
  /\/nieuwsbrief#([\w-]+)/.exec(await mailed(email, /^Bevestig je aanmelding/, seen))![1]!;
const unsubscribeTokenOf = async (email: string) =>
  /afmelden=([\w.-]+)/.exec(await mailed(email, /voortaan onze nieuwsbrief/))![1]!;
const subscribers = async () => (await staff.json(api.consents.listSubscribers)).map(({ email }) => email);
async function subscribed(email: string): Promise<string> {
  expect((await subscribe(email)).status).toBe(204);
  expect(await confirm(await confirmationOf(email))).toBe('confirmed');
  return unsubscribeTokenOf(email);
}
const entriesOf = (email: string) =>
  database.query<object[]>(
    `select is_given as given, text_version as version, source from consents where email = $1 order by at, is_given desc`,
    [email],
  );

describe('the newsletter', () => {
  it('has no subscriber until the owner of the address confirms, once, also by clicks at the same time', async () => {
    expect((await subscribe(' Anna@Example.com')).status).toBe(204);
    const token = await confirmationOf('anna@example.com');
    expect([await subscribers(), await entriesOf('anna@example.com')]).toEqual([[], []]);
    const outcomes = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(outcomes.sort()).toEqual(['already-confirmed', 'already-confirmed', 'confirmed']);
    expect(await subscribers()).toEqual(['anna@example.com']);
    expect(await entriesOf('anna@example.com')).toEqual([{ given: true, version: 1, source: 'newsletter-page' }]);
    await unsubscribeTokenOf('anna@example.com');
    expect((await mailsTo('anna@example.com')).filter(({ subject }) => /voortaan/.test(subject))).toHaveLength(1);
  });

  it('ends by the unsubscribe button of a mail program, which posts a form without an origin of the shop', async () => {
    const token = await subscribed('bram@example.com');
    const oneClick = () =>
      fetch(`${shop.url}/nieuwsbrief?afmelden=${token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
        body: 'List-Unsubscribe=One-Click',
      });
    const answers = await Promise.all([oneClick(), oneClick()]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await subscribers()).not.toContain('bram@example.com');
    expect(await entriesOf('bram@example.com')).toMatchObject([
      { given: true },
      { given: false, version: 1, source: 'unsubscribe-link' },
    ]);
  });

  it('does not end when a scanner reads the link, and ends by the button of its page', async () => {
    const token = await subscribed('cato@example.com');
    expect((await visitor().get(`/nieuwsbrief?afmelden=${token}`)).status).toBe(200);
    expect(await subscribers()).toContain('cato@example.com');
    const end = (sent: string) => visitor().json(api.consents.unsubscribe, { body: { token: sent } });
    expect(await end(token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toEqual({ outcome: 'unknown' });
    expect(await subscribers()).toContain('cato@example.com');
    expect(await end(token)).toEqual({ outcome: 'unsubscribed' });
    expect(await subscribers()).not.toContain('cato@example.com');
  });

  it('starts again only by a new confirmation, never by an old link', async () => {
    const email = 'dirk@example.com';
    await subscribe(email);
    const first = await confirmationOf(email);
    await confirm(first);
    const left = await unsubscribeTokenOf(email);
    await visitor().json(api.consents.unsubscribe, { body: { token: left } });
    expect(await confirm(first)).toBe('already-confirmed');
    expect(await subscribers()).not.toContain(email);
    await subscribe(email);
    expect(await confirm(await confirmationOf(email, 1))).toBe('confirmed');
    expect(await subscribers()).toContain(email);
  });

  it('responds alike for subscribers, customers and strangers', async () => {
    await subscribed('bekend@example.com');
    await logIn(shop, visitor(), 'klant@example.com');
    await database.query('delete from attempt_limits');
    for (const email of ['bekend@example.com', 'klant@example.com', 'vreemd@example.com']) {
      const response = await subscribe(email);
      expect([response.status, await response.text()]).toEqual([204, '']);
    }
  });

  it('mails one address at most three times an hour', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn++) statuses.push((await subscribe('vaak@example.com')).status);
    expect(statuses).toEqual([204, 204, 204, 429]);
  });

  it('expires after seven days, and knows no made-up token', async () => {
    await subscribe('laat@example.com');
    const token = await confirmationOf('laat@example.com');
    await database.query(`update newsletter_requests set requested_at = now() - interval '8 days'`);
    expect([await confirm(token), await confirm('verzonnen')]).toEqual(['expired', 'unknown']);
    expect(await subscribers()).not.toContain('laat@example.com');
  });

  it('keeps the tokens unreadable in the database, and addresses out of the queue of mails', async () => {
    await subscribe('geheim@example.com');
    const token = await confirmationOf('geheim@example.com');
    const rows = await database.query<object[]>('select * from newsletter_requests');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(await database.query('select reference, key from mails'))).not.toContain('@');
  });

  it('is a list that staff searches, exports and takes people off', async () => {
    await subscribed('zoek@example.com');
    const [row] = await staff.json(api.consents.listSubscribers, { query: { q: 'zoek' } });
    expect(row).toMatchObject({ email: 'zoek@example.com', textVersion: 1, source: 'newsletter-page' });
    const csv = await (await staff.call(api.consents.exportSubscribers)).text();
    expect(csv).toContain('zoek@example.com');
    for (let turn = 0; turn < 2; turn++)
      expect(await staff.status(api.consents.unsubscribeSubscriber, { params: { id: row!.id } })).toBe(204);
    expect(await subscribers()).not.toContain('zoek@example.com');
    expect(await entriesOf('zoek@example.com')).toMatchObject([{ given: true }, { given: false, source: 'staff' }]);
  });
});
