import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import { startTestShop, TestBrowser, testStaff, type TestShop } from '../../testing/shop/test-shop.js';
import { emptyLogbook } from '../logbook/logbook.fixtures.js';

let shop: TestShop;
let database: DataSource;
beforeAll(async () => {
  shop = await startTestShop({ TRUSTED_PROXIES: 'loopback' });
  database = shop.app.get(DataSource);
});
afterAll(() => shop.close());
beforeEach(() => database.query('delete from attempt_limits'));
beforeEach(() => database.query(`delete from mails where template = 'staff-notice'`));
beforeEach(() => emptyLogbook(database));

const logIn = async (browser = new TestBrowser(shop), login: object = testStaff, ip = '203.0.113.1') => {
  const { status } = await browser.call(api.staffLogin.login, { body: login, headers: { 'x-forwarded-for': ip } });
  return status;
};
const wrong = { ...testStaff, password: 'een-gok-van-iemand' };
async function kinds(): Promise<string[]> {
  const sql = `select reference ->> 'kind' as kind from mails where template = 'staff-notice' order by created_at`;
  return (await database.query<{ kind: string }[]>(sql)).map(({ kind }) => kind);
}

describe('a new device', () => {
  it('is mailed for each browser after the first login, and a known one is not', async () => {
    const first = new TestBrowser(shop);
    expect(await logIn(first)).toBe(200);
    expect(await logIn(first)).toBe(200);
    expect(await kinds()).toEqual([]);
    expect(await logIn()).toBe(200);
    expect(await kinds()).toEqual(['new-device']);
    expect(await logIn()).toBe(200);
    expect(await kinds()).toEqual(['new-device', 'new-device']);
  });

  it('is not mailed for a wrong password', async () => {
    expect(await logIn()).toBe(200);
    expect(await logIn(new TestBrowser(shop), wrong)).toBe(401);
    expect(await kinds()).toEqual([]);
  });

  it('gets no session when the mail cannot be written', async () => {
    expect(await logIn()).toBe(200);
    await database.query('alter table mails rename to gone');
    try {
      const browser = new TestBrowser(shop);
      expect(await logIn(browser)).toBe(500);
      expect(await browser.status(api.staffLogin.showOwnAccount)).toBe(401);
    } finally {
      await database.query('alter table gone rename to mails');
    }
  });
});

describe('a lock-out', () => {
  const exhaust = (limit: string, points: number) =>
    database.query(`update attempt_limits set points = $2 where key like $1 || ':%'`, [limit, points]);

  it('by strangers is mailed once a day, whatever the number of refusals', async () => {
    await logIn(new TestBrowser(shop), wrong);
    await exhaust('staff-login-strangers', 100);
    const attempts = [2, 3, 4, 5, 6].map((last) => logIn(new TestBrowser(shop), testStaff, `203.0.113.${last}`));
    expect(await Promise.all(attempts)).toEqual([429, 429, 429, 429, 429]);
    expect(await kinds()).toEqual(['locked-out']);
  });

  it('of a known device is mailed', async () => {
    const browser = new TestBrowser(shop);
    await logIn(browser);
    await logIn(browser, wrong);
    await exhaust('staff-login-device', 10);
    expect(await logIn(browser)).toBe(429);
    expect(await kinds()).toEqual(['locked-out']);
  });

  it('of one network is not mailed, because the account is open to others', async () => {
    await logIn(new TestBrowser(shop), wrong);
    await exhaust('staff-login-network', 10);
    expect(await logIn()).toBe(429);
    expect(await kinds()).toEqual([]);
  });

  it('of an unknown account is mailed to nobody', async () => {
    const unknown = { email: 'iemand@example.com', password: 'een-gok-van-iemand' };
    await logIn(new TestBrowser(shop), unknown);
    await exhaust('staff-login-strangers', 100);
    expect(await logIn(new TestBrowser(shop), unknown)).toBe(429);
    expect(await kinds()).toEqual([]);
  });
});
